/** A lesson for each game. */
import { getLucky } from './get-lucky';
import type { Lesson } from './lesson';
import { lucktails } from './lucktails';
import { luckyBastard } from './lucky-bastard';
import { luckyDuck } from './lucky-duck';

const LESSONS: Lesson[] = [lucktails, getLucky, luckyBastard, luckyDuck];

export function lessonOf(game: string): Lesson | undefined {
  return LESSONS.find((lesson) => lesson.game === game);
}
