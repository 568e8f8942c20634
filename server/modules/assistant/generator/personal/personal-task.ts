import type { TaskPattern } from '../goal-kind.ts';

/** A task that quotes the user. `values` fills its additional placeholders. */
export interface PersonalTask extends TaskPattern {
  readonly values: Readonly<Record<string, string>>;
}
