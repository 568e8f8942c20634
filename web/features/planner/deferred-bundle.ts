// Code that the planner needs only after the first interaction, loaded as one chunk after the page.
export { DurationInput } from '#web/ui/fields/duration/duration-input.tsx';
export { UnsavedChangesDialog } from './unsaved-changes-dialog.tsx';
export { PastWeekTargets } from './past-week-targets.tsx';
export { restWeek } from './rest-week.ts';
export { SaveBar } from './save-bar.tsx';
