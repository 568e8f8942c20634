import type { TaskPattern } from './goal-kind.ts';

/** A task with the user's own words in it, by their names in braces. */
export interface OwnTask extends TaskPattern {
  readonly words: Readonly<Record<string, string>>;
}
