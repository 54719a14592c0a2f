/** A table at which one is taught: it offers what the lesson is about, and goes on when that is done. */
import { TableState, type Choice, type Place } from '../table/table.svelte';
import type { Answer } from '../wire';
import { fits } from './fits';
import type { Lesson, Step } from './lesson';

export class TaughtTable extends TableState {
  at = $state(0);
  /** What was seen on the table since the step began. */
  #seen = $state.raw<string[]>([]);

  constructor(
    place: Place,
    readonly lesson: Lesson,
  ) {
    super(place);
  }

  get step(): Step | undefined {
    return this.lesson.steps[this.at];
  }

  get isLast(): boolean {
    return this.at >= this.lesson.steps.length - 1;
  }

  /** Whether there is nothing to do but to read on. */
  get canRead(): boolean {
    const { step } = this;
    return step !== undefined && !step.do && (!step.seen || this.#seen.includes(step.seen));
  }

  /** Only what the step is about; everything, where the table asks for something else first. */
  only = (choice: Choice): boolean => {
    const wanted = this.step?.do;
    if (!wanted) return false;
    const meant = this.choices.filter(({ action }) => wanted.some((pattern) => fits(action, pattern)));
    return meant.length === 0 || meant.includes(choice);
  };

  override async act(choice: Choice): Promise<Answer> {
    const wanted = this.step?.do?.some((pattern) => fits(choice.action, pattern));
    const answer = await super.act(choice);
    if (wanted && answer.type === 'done') this.next();
    return answer;
  }

  next(): void {
    this.at += 1;
    this.#seen = [];
  }

  /** What has just been seen, and whether the step can be done at all. */
  look(): void {
    this.#seen = [...this.#seen, ...this.sights.map((sight) => sight.type)];
    const { step } = this;
    if (!step?.perhaps || this.choices.length === 0) return;
    if (this.choices.some(({ action }) => step.do?.some((pattern) => fits(action, pattern)))) return;
    this.next();
    while (this.step?.follows) this.next();
  }
}
