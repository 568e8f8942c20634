import type { Step } from './plan-stages.ts';

export const once = (text: string, minutes: number): Step => ({
  text,
  sessions: 1,
  minutes: { from: minutes, to: minutes },
  weekly: false,
  optional: false,
  essential: true,
});
