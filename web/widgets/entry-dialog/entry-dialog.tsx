import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { createFieldError } from '#contract/schema/errors.ts';
import { type TimeEntry } from '#contract/time-entries.ts';
import { entryMessages, timeEntryUpdate } from '#contract/requests/time-entries.ts';
import { toDay } from '#domain/calendar/calendar.ts';
import { parseDuration } from '#domain/duration/parse-duration.ts';
import { ApiError } from '#web/http/api-error.ts';
import { useUser } from '#web/api/auth.ts';
import { changedFields } from '#web/forms/changed-fields.ts';
import { withContext } from '#web/http/error-context.ts';
import { focusAreasWithGoalsQuery } from '#web/api/focus-areas.ts';
import { useCreateGoal } from '#web/api/goal-edits.ts';
import { serverNow } from '#web/http/server-clock.ts';
import { useSaveTexts } from '#web/api/entry-texts.ts';
import { type NewEntry, useCreateEntry, useUpdateEntry } from '#web/api/time-entries.ts';
import { useAppForm } from '#web/forms/use-app-form.ts';
import { validationMessage } from '#web/forms/validation.ts';
import { Button } from '#web/ui/button/button.tsx';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import { TrashIcon } from '#web/ui/icons/icons.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import type { EntryValues } from './entry-values.ts';
import { ContinueEntry } from './continue-entry.tsx';
import { DeleteEntryDialog } from './delete-entry-dialog.tsx';
import { GoalFields } from './goal/fields.tsx';
import { type GoalFieldValues, initialGoalValues, resolveGoal } from './goal/values.ts';
import { buildAreaOptions } from './goal/options.ts';
import {
  formatDurationField,
  initialLinkState,
  updateLinkedTimes,
  type TimeFieldName,
  type TimeFieldValues,
} from './linked-times.ts';
import { entryTimes } from './entry-span.ts';
import { SplitEntryDialog } from './split-entry-dialog.tsx';
import { StepField } from './step-field.tsx';
import { TextFields } from './text-fields.tsx';
import { TimeFields } from './time-fields.tsx';
import { parseValidTimes, toWallTime } from './parse-times.ts';

interface EntryDialogProps {
  /** The entry to edit; omit to create one. */
  readonly entry?: TimeEntry | undefined;
  /** The entry that a new one is a copy of. */
  readonly template?: TimeEntry | undefined;
  /** Proposed times: both for a new entry, or only an end for a running one. */
  readonly start?: number | undefined;
  readonly end?: number | undefined;
  /** Whether the proposed end is the current time, which does not move with the start. */
  readonly endsNow?: boolean | undefined;
  readonly onSaved?: ((entry: TimeEntry) => void) | undefined;
  readonly onClose: () => void;
}

/** All fields of an entry, so that a new field cannot be forgotten. Without an end, the entry keeps running. */
type EntryFields = Omit<NewEntry, 'endAt'> & { readonly endAt: string | undefined };

const HOUR_MS = 3_600_000;

export function EntryDialog({ entry, template, start, end, endsNow = false, onSaved, onClose }: EntryDialogProps) {
  const { _id: userId, timeZone } = useUser();
  const formats = useFormats();
  const queryClient = useQueryClient();
  const { data: areas = [] } = useQuery(focusAreasWithGoalsQuery);
  const { mutateAsync: create } = useCreateEntry();
  const { mutateAsync: createGoal } = useCreateGoal();
  const { mutateAsync: update } = useUpdateEntry();
  const { mutateAsync: saveTexts } = useSaveTexts();
  const [step, setStep] = useState<'edit' | 'duplicate' | 'split' | 'delete'>('edit');
  const createdGoal = useRef<GoalFieldValues>(null);
  const areaOptions = buildAreaOptions(areas, entry);
  const stored = entry && entryTimes(entry);
  const canKeepRunning = stored?.end === null;
  // The exact instants behind the fields, which only show minutes.
  const [{ openedAt, ...original }] = useState(() => ({
    openedAt: serverNow(),
    start: stored?.start ?? start ?? serverNow() - HOUR_MS,
    end: stored?.end ?? end ?? (canKeepRunning ? undefined : serverNow()),
  }));
  const linkState = useRef(initialLinkState(original, endsNow));

  const runningEndDay = canKeepRunning ? toDay(openedAt, timeZone) : undefined;
  const parseFieldTimes = ({ startDay, startAt, endDay, endAt }: TimeFieldValues) =>
    parseValidTimes(
      {
        start: { day: startDay, time: startAt },
        end: { day: endDay, time: endAt },
        original: linkState.current,
        runningEndDay,
        timeZone,
        formats,
      },
      stored,
      serverNow(),
    );

  const applyLinks = (changed: TimeFieldName, texts: TimeFieldValues): TimeFieldValues => {
    const linked = updateLinkedTimes(changed, texts, linkState.current, {
      original,
      runningEndDay,
      timeZone,
      now: serverNow(),
    });
    linkState.current = linked.links;
    return linked.texts;
  };

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
      const times = parseFieldTimes(values);
      return {
        ...(!area && { focusArea: entryMessages.category }),
        // A restored draft may name a goal that no longer exists.
        ...(newGoal === '' && !area?.goals.some(({ value }) => value === goalId) && { goalId: entryMessages.goal }),
        ...(!('start' in times) && times),
        ...(values.duration.trim() !== '' &&
          !parseDuration(values.duration) && { duration: 'Enter a duration such as 1:30 or 90 min.' }),
        note: validationMessage(timeEntryUpdate.shape.note, values.note),
        tags: validationMessage(timeEntryUpdate.shape.tags, values.tags),
      };
    },
    submit: async (values) => {
      const times = parseFieldTimes(values);
      // Unreachable: the values passed validation a moment ago.
      if (!('start' in times)) return;
      const startAt = new Date(times.start).toISOString();
      const endAt = times.end === null ? undefined : new Date(times.end).toISOString();
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

  const [needsGoal] = useState(() => form.getValues().goalId === '' && form.getValues().newGoal === '');
  if (stored && step === 'duplicate') {
    const times = { start: stored.start, end: stored.end ?? undefined };
    return <EntryDialog template={entry} {...times} onSaved={onSaved} onClose={onClose} />;
  }
  const isNew = entry === undefined;
  return (
    <>
      <FormDialog
        title={entry ? 'Edit Entry' : 'Add Entry'}
        submitLabel={entry ? 'Save' : 'Add'}
        form={form}
        onClose={onClose}
      >
        <GoalFields form={form} areas={areaOptions} hasInitialFocus={isNew && needsGoal} />
        <StepField form={form} entry={entry ?? template} />
        <TimeFields
          form={form}
          applyLinks={applyLinks}
          maxDay={toDay(openedAt, timeZone)}
          canKeepRunning={canKeepRunning}
          startHasInitialFocus={isNew && !needsGoal}
          parseFieldTimes={parseFieldTimes}
        />
        <TextFields form={form} />
        {entry && (
          <ContinueEntry entry={entry} onDone={onClose}>
            {/* Duplicating and splitting would lose unsaved changes. */}
            {entry.endAt !== null && (
              <Button variant="light" disabled={form.isDirty} onClick={() => setStep('duplicate')}>
                Duplicate
              </Button>
            )}
            {entry.endAt !== null && entry.durationSec > 1 && (
              <Button variant="light" disabled={form.isDirty} onClick={() => setStep('split')}>
                Split…
              </Button>
            )}
            <Button variant="light" color="red" leftSection={<TrashIcon />} onClick={() => setStep('delete')}>
              Delete
            </Button>
          </ContinueEntry>
        )}
      </FormDialog>
      {entry && step === 'delete' && (
        <DeleteEntryDialog entry={entry} onDeleted={onClose} onClose={() => setStep('edit')} />
      )}
      {entry && step === 'split' && (
        <SplitEntryDialog entry={entry} onSplit={onClose} onClose={() => setStep('edit')} />
      )}
    </>
  );
}

/** A closed goal accepts no new entries. */
function activeGoalId(entry: TimeEntry | undefined): string | undefined {
  return entry?.goal.status === 'Active' ? entry.goalId : undefined;
}
