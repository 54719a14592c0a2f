house-and = and
