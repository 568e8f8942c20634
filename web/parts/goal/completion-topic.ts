import { closeToastsOf } from '#web/ui/toast.ts';

/** Of the offer to complete a goal. */
export const completionTopic = (goalId: string) => `complete ${goalId}`;

/** A step is to be done again, so the goal is not done yet. */
export function withdrawCompletion(goalId: string): void {
  closeToastsOf(completionTopic(goalId));
}
