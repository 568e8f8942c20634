import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { createFieldError } from '#contract/schema/errors.ts';
import { type TimeEntry, entryMessages, timeEntryUpdate } from '#contract/time-entries/time-entries.ts';
import { toDay } from '#domain/calendar/calendar.ts';
import { parseDuration } from '#domain/duration/parse-duration.ts';
import { ApiError } from '#web/http/api-error.ts';
import { useUser } from '#web/api/account/auth.ts';
import { changedFields } from '#web/forms/changed-fields.ts';
import { withContext } from '#web/http/error-context.ts';
import { focusAreasWithGoalsQuery } from '#web/api/goals/focus-areas.ts';
import { useCreateGoal } from '#web/api/goals/goals.ts';
import { useSaveTexts } from '#web/api/time-entries/entry-texts.ts';
import { type NewEntry, useCreateEntry, useUpdateEntry } from '#web/api/time-entries/time-entries.ts';
import { useAppForm } from '#web/forms/use-app-form.ts';
import { validationMessage } from '#web/forms/validation.ts';
import { showToast } from '#web/ui/toast/toast.ts';
import type { EntryValues } from './entry-values.ts';
import { type GoalFieldValues, initialGoalValues, resolveGoal } from './goal/values.ts';
import { buildAreaOptions } from './goal/options.ts';
import { formatDurationField } from './linked-times.ts';
import { toWallTime } from './parse-times.ts';
import { type ProposedTimes, useEntryTimes } from './use-entry-times.ts';

export interface EntryFormOptions extends ProposedTimes {
  /** The entry to edit; omit to create one. */
  readonly entry?: TimeEntry | undefined;
  /** The entry that a new one is a copy of. */
  readonly template?: TimeEntry | undefined;
  readonly onSaved?: ((entry: TimeEntry) => void) | undefined;
  readonly onClose: () => void;
}

/** All fields of an entry, so that a new field cannot be forgotten. Without an end, the entry keeps running. */
type EntryFields = Omit<NewEntry, 'endAt'> & { readonly endAt: string | undefined };

/** The form of an entry, with what its fields need. */
export function useEntryForm({ entry, template, onSaved, onClose, ...proposed }: EntryFormOptions) {
  const { _id: userId, timeZone } = useUser();
  const queryClient = useQueryClient();
  const { data: areas = [] } = useQuery(focusAreasWithGoalsQuery);
  const { mutateAsync: create } = useCreateEntry();
  const { mutateAsync: createGoal } = useCreateGoal();
  const { mutateAsync: update } = useUpdateEntry();
  const { mutateAsync: saveTexts } = useSaveTexts();
  const createdGoal = useRef<GoalFieldValues>(null);
  const areaOptions = buildAreaOptions(areas, entry);
  const { original, openedAt, ...times } = useEntryTimes(entry, proposed);
  const { parseFieldTimes } = times;

  const from = toWallTime(original.start, timeZone);
  const to =
    original.end === undefined ? { day: toDay(openedAt, timeZone), time: '' } : toWallTime(original.end, timeZone);
  // A closed goal accepts no new entries, so the task of one is not copied either.
  const source = entry ?? (activeGoalId(template) === undefined ? undefined : template);
  const form = useAppForm<EntryValues>({
    initialValues: {
      ...initialGoalValues(areaOptions, entry?.goalId ?? activeGoalId(template)),
      startDay: from.day,
      startAt: from.time,
      endDay: to.day,
      endAt: to.time,
      duration: formatDurationField(original.end === undefined ? undefined : original.end - original.start),
      note: (entry ?? template)?.note ?? '',
      tags: (entry ?? template)?.tags ?? [],
      taskId: source?.taskId ?? null,
      inventoryItemId: source?.inventoryItemId ?? null,
    },
    defaultField: 'startAt',
    draftKey: { userId, form: `entry ${entry?._id ?? 'new'}` },
    validate: (values) => {
      const area = areaOptions.find(({ value }) => value === values.focusArea);
      const { goalId, newGoal } = resolveGoal(areaOptions, values);
      const parsed = parseFieldTimes(values);
      return {
        ...(!area && { focusArea: entryMessages.category }),
        // A restored draft may name a goal that no longer exists.
        ...(newGoal === '' && !area?.goals.some(({ value }) => value === goalId) && { goalId: entryMessages.goal }),
        ...(!('start' in parsed) && parsed),
        ...(values.duration.trim() !== '' &&
          !parseDuration(values.duration) && { duration: 'Enter a duration such as 1:30 or 90 min.' }),
        note: validationMessage(timeEntryUpdate.shape.note, values.note),
        tags: validationMessage(timeEntryUpdate.shape.tags, values.tags),
      };
    },
    submit: async (values) => {
      const parsed = parseFieldTimes(values);
      // Unreachable: the values passed validation a moment ago.
      if (!('start' in parsed)) return;
      const startAt = new Date(parsed.start).toISOString();
      const endAt = parsed.end === null ? undefined : new Date(parsed.end).toISOString();
      try {
        const goalId = await createGoalIfNew(resolveGoal(areaOptions, values));
        const saved = await save({
          goalId,
          startAt,
          endAt,
          note: values.note.trim(),
          tags: [...values.tags],
          taskId: values.taskId,
          inventoryItemId: values.inventoryItemId,
        });
        onClose();
        if (!saved) return;
        onSaved?.(saved);
        showToast('done', entry ? 'saved.' : 'added.', saved.goal.title);
      } catch (error) {
        // The goal may have been closed or deleted elsewhere; reload the options.
        void queryClient.invalidateQueries({ queryKey: focusAreasWithGoalsQuery.queryKey });
        throw withContext(error, 'Error saving entry.');
      }
    },
  });

  /** Creates a new goal only once: if the entry is rejected, a retry reuses the goal. */
  async function createGoalIfNew({ focusArea, goalId, newGoal }: GoalFieldValues): Promise<string> {
    if (newGoal === '') return goalId;
    const created = createdGoal.current;
    if (created?.focusArea === focusArea && created.newGoal === newGoal) return created.goalId;
    try {
      const { _id } = await createGoal({ focusArea, title: newGoal });
      createdGoal.current = { focusArea, newGoal, goalId: _id };
      return _id;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const errors = error.errors.map(({ msg }) => createFieldError('goalId', msg));
      throw new ApiError(error.status, error.message, { errors, cause: error });
    }
  }

  /** Sends only the changed fields, and no request if nothing changed. */
  async function save({ endAt, ...values }: EntryFields): Promise<TimeEntry | undefined> {
    if (!entry) return endAt === undefined ? undefined : create({ ...values, endAt });
    const changes = changedFields(entry, { ...values, ...(endAt !== undefined && { endAt }) });
    const changed = Object.keys(changes);
    if (changed.length === 0) return undefined;
    // The note and tags can also be changed offline.
    const isOnlyTexts = changed.every((name) => name === 'note' || name === 'tags');
    return isOnlyTexts ? saveTexts({ entry, texts: changes }) : update({ entry, changes });
  }

  return { form, areaOptions, times: { ...times, maxDay: toDay(openedAt, timeZone) } };
}

/** A closed goal accepts no new entries. */
function activeGoalId(entry: TimeEntry | undefined): string | undefined {
  return entry?.goal.status === 'Active' ? entry.goalId : undefined;
}
