house-and = et
house-and-more =
    { $more ->
        [one] et { $more } autre
       *[other] et { $more } autres
    }
