import { lazyDialog, lazyPart } from '#web/ui/lazy-part.tsx';
import { arrived } from '#web/ui/part-load-error.ts';
import { showToast } from '#web/ui/toast.ts';
import type { restWeek as RestWeek } from './rest-week.ts';

const extras = () => import('./planner-extras.ts');

export const LeaveQuestion = lazyDialog(async () => (await extras()).LeaveQuestion);
export const PastTargets = lazyPart(async () => (await extras()).PastTargets);
export const SaveBar = lazyPart(async () => (await extras()).SaveBar);
export const TypedDuration = lazyPart(async () => (await extras()).TypedDuration);

export async function restWeek(...of: Parameters<typeof RestWeek>): Promise<void> {
  try {
    await (await arrived(extras)).restWeek(...of);
  } catch (error) {
    showToast('failed', (error as Error).message);
  }
}
