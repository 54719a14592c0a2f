house-and = und
house-and-more =
    { $more ->
        [one] und { $more } weiterer
       *[other] und { $more } weitere
    }
