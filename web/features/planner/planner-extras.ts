// What a plan needs only once it is used, in one file that is fetched after the page.
export { TypedDuration } from '#web/ui/typed-duration.tsx';
export { LeaveQuestion } from './leave-question.tsx';
export { PastTargets } from './past-targets.tsx';
export { restWeek } from './rest-week.ts';
export { SaveBar } from './save-bar.tsx';
