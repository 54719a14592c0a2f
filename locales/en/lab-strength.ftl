# How strong the levels are: what luckhouse lab strength says
lab-strength-title = How strong the house is
lab-strength-about = The six levels of the house. One sits alone among the others, and every deal is played from every seat with the same cards. Several winners share a win, and what nobody won is shared by all. “At two seats” is the share as if there were two: one against the average of the others, so that half is even. An interval (95 %) holds the truth nineteen times of twenty. Seed: { $seed }.
lab-strength-ladder = One of each level among those of the level below, at { $seats } seats:
lab-strength-level = level
lab-strength-over = over
lab-strength-seats = seats
lab-strength-even = even
lab-strength-below = Level { $level } wins less than { $asked } % at two seats over { $over }.
lab-strength-unsure = Level { $level } may win less than { $asked } % at two seats over { $over }: its interval reaches below.
lab-strength-apart = Every level wins more than 60 % at two seats over the one below, and the first more than half over random, also at the lower end of its interval.
lab-strength-top = One of level 6 among those who go by rules of thumb (thumb):
lab-strength-times = How long an answer takes, in milliseconds, on one core of the machine that measured it: this does not follow from the seed, and every call measures it anew. One of the level among thumb, in a few games; only decisions with more than one choice count.
lab-strength-asked = asked
lab-strength-longest = longest
lab-strength-at = level { $level } at { $seats } seats
lab-strength-slow = Longer than asked at least once: { $which }.
