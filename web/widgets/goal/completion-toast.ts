import { dismissToastsByTopic } from '#web/ui/toast/toast.ts';

export const completionToastTopic = (goalId: string) => `complete ${goalId}`;

/** Dismisses the offer, because a step of the goal was reopened. */
export function withdrawCompletionOffer(goalId: string): void {
  dismissToastsByTopic(completionToastTopic(goalId));
}
