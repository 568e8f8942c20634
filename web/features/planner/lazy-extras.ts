import { lazyDialog, lazyPart } from '#web/ui/lazy-part.tsx';

const extras = () => import('./planner-extras.ts');

export const LeaveQuestion = lazyDialog(async () => (await extras()).LeaveQuestion);
export const PastTargets = lazyPart(async () => (await extras()).PastTargets);
export const SaveBar = lazyPart(async () => (await extras()).SaveBar);
export const TypedDuration = lazyPart(async () => (await extras()).TypedDuration);
