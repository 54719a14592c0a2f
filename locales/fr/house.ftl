house-and = et
