import type { timeEntries } from '#contract/time-entries/time-entries.ts';
import type { FormValues, RequestBody } from '#web/forms/form-values.ts';
import type { AppForm } from '#web/forms/use-app-form.ts';
import type { GoalFieldValues } from './goal/values.ts';
import type { TimeFieldValues } from './linked-times.ts';

/** An entry that is added by hand has no `runningSince`. */
type EntryBody = Omit<RequestBody<typeof timeEntries.create>, 'runningSince'>;

/** Times are text as typed. */
export type EntryValues = FormValues<EntryBody, { readonly tags: readonly string[] }> &
  GoalFieldValues &
  TimeFieldValues;

export type EntryForm = AppForm<EntryValues>;
