import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { createFieldError } from '#contract/schema/errors.ts';
import { entryMessages, type TimeEntry } from '#contract/time-entries.ts';
import { toDay } from '#domain/calendar/calendar.ts';
import { parseDuration } from '#domain/duration/parse-duration.ts';
import { ApiError } from '#web/http/api-error.ts';
import { useUser } from '#web/api/auth.ts';
import { changedFields } from '#web/forms/changed-fields.ts';
import { withContext } from '#web/http/error-context.ts';
import { focusAreasWithGoalsQuery } from '#web/api/focus-areas.ts';
import { useCreateGoal } from '#web/api/goals.ts';
import { serverNow } from '#web/http/server-clock.ts';
import { useCreateEntry, useUpdateEntry } from '#web/api/time-entries.ts';
import { useForm } from '#web/forms/use-form.ts';
import { Button } from '#web/ui/button/button.tsx';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { TrashIcon } from '#web/ui/icons/icons.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import { ContinueEntry } from './continue-entry.tsx';
import { DeleteEntryDialog } from './delete-entry-dialog.tsx';
import { GoalFields, type GoalFieldValues, initialGoalValues } from './goal/fields.tsx';
import { buildAreaOptions } from './goal/options.ts';
import {
  formatDurationField,
  initialLinkState,
  updateLinkedTimes,
  type TimeFieldName,
  type TimeFieldValues,
} from './linked-times.ts';
import { entryTimes } from './entry-span.ts';
import { TimeFields } from './time-fields.tsx';
import { parseValidTimes, toWallTime } from './parse-times.ts';

interface EntryDialogProps {
  /** The entry to edit; omit to create one. */
  readonly entry?: TimeEntry | undefined;
  /** Proposed times: both for a new entry, possibly an end for a running one. */
  readonly start?: number | undefined;
  readonly end?: number | undefined;
  /** The proposed end is the current time and does not move with the start. */
  readonly endsNow?: boolean | undefined;
  readonly onSaved?: (entry: TimeEntry) => void;
  readonly onClose: () => void;
}

const HOUR_MS = 3_600_000;

export function EntryDialog({ entry, start, end, endsNow = false, onSaved, onClose }: EntryDialogProps) {
  const { _id: userId, timeZone } = useUser();
  const queryClient = useQueryClient();
  const { data: areas = [] } = useQuery(focusAreasWithGoalsQuery);
  const { mutateAsync: create } = useCreateEntry();
  const { mutateAsync: createGoal } = useCreateGoal();
  const { mutateAsync: update } = useUpdateEntry();
  const [isDeleting, setIsDeleting] = useState(false);
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

  const form = useForm({
    fields: ['focusArea', 'goalId', 'newGoal', 'startDay', 'startAt', 'endDay', 'endAt', 'duration'],
    defaultField: 'startAt',
    draftKey: { userId, form: `entry ${entry?._id ?? 'new'}` },
    validate: (values) => {
      const area = areaOptions.find(({ value }) => value === values.focusArea);
      const times = parseFieldTimes(values);
      return {
        ...(!area && { focusArea: entryMessages.category }),
        // A restored draft may name a goal that no longer exists.
        ...(values.newGoal === '' &&
          !area?.goals.some(({ value }) => value === values.goalId) && { goalId: entryMessages.goal }),
        ...(!('start' in times) && times),
        ...(values.duration.trim() !== '' &&
          !parseDuration(values.duration) && { duration: 'Enter a duration such as 1:30 or 90 min.' }),
      };
    },
    submit: async (values) => {
      const times = parseFieldTimes(values);
      // Unreachable: the values passed validation a moment ago.
      if (!('start' in times)) return;
      const startAt = new Date(times.start).toISOString();
      const endAt = times.end === null ? undefined : new Date(times.end).toISOString();
      try {
        const saved = await save(await resolveGoalId(values), startAt, endAt);
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

  /** Creates the goal if it is new, once: a retry after the entry was rejected reuses the goal created before. */
  async function resolveGoalId({ focusArea, goalId, newGoal }: GoalFieldValues): Promise<string> {
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
  async function save(goalId: string, startAt: string, endAt: string | undefined): Promise<TimeEntry | undefined> {
    if (!entry) return endAt === undefined ? undefined : create({ goalId, startAt, endAt });
    const changes = changedFields(entry, { goalId, startAt, ...(endAt !== undefined && { endAt }) });
    return Object.keys(changes).length === 0 ? undefined : update({ entry, changes });
  }

  const { draft } = form;
  const from = toWallTime(original.start, timeZone);
  const to =
    original.end === undefined ? { day: toDay(openedAt, timeZone), time: '' } : toWallTime(original.end, timeZone);
  const [goal] = useState(() => initialGoalValues(areaOptions, draft ?? { ...(entry && { goalId: entry.goalId }) }));
  const isNew = entry === undefined;
  const needsGoal = goal.goalId === '' && goal.newGoal === '';
  return (
    <>
      <FormDialog
        title={entry ? 'Edit Entry' : 'Add Entry'}
        submitLabel={entry ? 'Save' : 'Add'}
        form={form}
        onClose={onClose}
      >
        <GoalFields areas={areaOptions} initialValues={goal} hasInitialFocus={isNew && needsGoal} field={form.field} />
        <TimeFields
          initialValues={
            draft ?? {
              startDay: from.day,
              startAt: from.time,
              endDay: to.day,
              endAt: to.time,
              duration: formatDurationField(original.end === undefined ? undefined : original.end - original.start),
            }
          }
          applyLinks={applyLinks}
          maxDay={toDay(openedAt, timeZone)}
          canKeepRunning={canKeepRunning}
          startHasInitialFocus={isNew && !needsGoal}
          field={form.field}
          parseFieldTimes={parseFieldTimes}
        >
          {entry && (
            <Button variant="subtle" color="red" leftSection={<TrashIcon />} onClick={() => setIsDeleting(true)}>
              Delete
            </Button>
          )}
        </TimeFields>
        {entry && <ContinueEntry entry={entry} onDone={onClose} />}
      </FormDialog>
      {entry && isDeleting && (
        <DeleteEntryDialog entry={entry} onDeleted={onClose} onClose={() => setIsDeleting(false)} />
      )}
    </>
  );
}
