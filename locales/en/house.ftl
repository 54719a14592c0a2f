house-and = and
house-and-more =
    { $more ->
        [one] and { $more } more
       *[other] and { $more } more
    }
