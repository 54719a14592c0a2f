house-and = und
