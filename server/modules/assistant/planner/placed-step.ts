import type { Step } from './plan-stages.ts';

/** A step of our own, and the milestone in which it is due. */
export interface Placed {
  readonly stage: number;
  readonly step: Step;
  /** At the end of the milestone instead of after its first step. */
  readonly atEnd?: boolean;
}

export const once = (text: string, minutes: number): Step => ({
  text,
  sessions: 1,
  minutes: { from: minutes, to: minutes },
  weekly: false,
  optional: false,
  essential: true,
});
