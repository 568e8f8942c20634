import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { fieldErrorOf } from '#contract/errors.ts';
import { entryMessages, type TimeEntry } from '#contract/time-entries.ts';
import { dayOf } from '#domain/calendar.ts';
import { durationFromText } from '#domain/duration-text.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useUser } from '#web/api/auth.ts';
import { changesOf } from '#web/api/changes.ts';
import { failureOf } from '#web/api/failure.ts';
import { focusAreasWithGoalsQuery } from '#web/api/focus-areas.ts';
import { useCreateGoal } from '#web/api/goals.ts';
import { serverNow } from '#web/api/server-clock.ts';
import { useCreateEntry, useUpdateEntry } from '#web/api/time-entries.ts';
import { useForm } from '#web/api/use-form.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { TrashIcon } from '#web/ui/icons.tsx';
import { showToast } from '#web/ui/toast.ts';
import { ContinueEntry } from './entry-continue.tsx';
import { DeleteEntry } from './entry-delete.tsx';
import { EntryGoalFields, type GoalValues, initialGoal } from './entry-goal-fields.tsx';
import { goalChoices } from './entry-goals.ts';
import { durationText, initialLinks, linkTimes, type TimeFieldName, type TimeTexts } from './entry-linked-times.ts';
import { timesOfEntry } from './entry-span.ts';
import { EntryTimeFields } from './entry-time-fields.tsx';
import { checkedTimes, wallTimeOf } from './entry-times.ts';

interface EntryDialogProps {
  /** The one to edit; without it a new one is made. */
  readonly entry?: TimeEntry | undefined;
  /** What is proposed: for a new entry both, for a running one perhaps where to end it. */
  readonly start?: number | undefined;
  readonly end?: number | undefined;
  /** The proposed end is now, and stays when the start is changed. */
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
  const createdGoal = useRef<GoalValues>(null);
  const choices = goalChoices(areas, entry);
  const stored = entry && timesOfEntry(entry);
  const mayRun = stored?.end === null;
  // What the fields show at first, and what they mean until they are changed.
  const [{ opened, ...original }] = useState(() => ({
    opened: serverNow(),
    start: stored?.start ?? start ?? serverNow() - HOUR_MS,
    end: stored?.end ?? end ?? (mayRun ? undefined : serverNow()),
  }));
  const links = useRef(initialLinks(original, endsNow));

  const runsUntil = mayRun ? dayOf(opened, timeZone) : undefined;
  const meaningOf = ({ startDay, startAt, endDay, endAt }: TimeTexts) =>
    checkedTimes(
      {
        start: { day: startDay, time: startAt },
        end: { day: endDay, time: endAt },
        original: links.current,
        runsUntil,
        timeZone,
      },
      stored,
      serverNow(),
    );

  const link = (changed: TimeFieldName, texts: TimeTexts): TimeTexts => {
    const linked = linkTimes(changed, texts, links.current, { original, runsUntil, timeZone, now: serverNow() });
    links.current = linked.links;
    return linked.texts;
  };

  const form = useForm({
    fields: ['focusArea', 'goalId', 'newGoal', 'startDay', 'startAt', 'endDay', 'endAt', 'duration'],
    defaultField: 'startAt',
    draft: { userId, form: `entry ${entry?._id ?? 'new'}` },
    check: (values) => {
      const area = choices.find(({ value }) => value === values.focusArea);
      const times = meaningOf(values);
      return {
        ...(!area && { focusArea: entryMessages.category }),
        // One that is no longer there cannot be chosen.
        ...(values.newGoal === '' &&
          !area?.goals.some(({ value }) => value === values.goalId) && { goalId: entryMessages.goal }),
        ...(!('start' in times) && times),
        ...(values.duration.trim() !== '' &&
          !durationFromText(values.duration) && { duration: 'Write the duration as 1:30 or 90 min.' }),
      };
    },
    send: async (values) => {
      const times = meaningOf(values);
      // The clock went on since they were checked, and nothing else.
      if (!('start' in times)) return;
      const startAt = new Date(times.start).toISOString();
      const endAt = times.end === null ? undefined : new Date(times.end).toISOString();
      try {
        const saved = await save(await goalIdFor(values), startAt, endAt);
        onClose();
        if (!saved) return;
        onSaved?.(saved);
        showToast('done', entry ? 'saved.' : 'added.', saved.goal.title);
      } catch (error) {
        // A goal that was closed or deleted meanwhile is no longer among the choices.
        void queryClient.invalidateQueries({ queryKey: focusAreasWithGoalsQuery.queryKey });
        throw failureOf(error, 'Error saving entry.');
      }
    },
  });

  /** Creates a new goal first. Sent again after the entry was rejected, it is the goal that was created then. */
  async function goalIdFor({ focusArea, goalId, newGoal }: GoalValues): Promise<string> {
    if (newGoal === '') return goalId;
    const before = createdGoal.current;
    if (before?.focusArea === focusArea && before.newGoal === newGoal) return before.goalId;
    try {
      const { _id } = await createGoal({ focusArea, title: newGoal });
      createdGoal.current = { focusArea, newGoal, goalId: _id };
      return _id;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const errors = error.errors.map(({ msg }) => fieldErrorOf('goalId', msg));
      throw new ApiError(error.status, error.message, { errors, cause: error });
    }
  }

  /** Only what was changed is sent; nothing where nothing was. */
  async function save(goalId: string, startAt: string, endAt: string | undefined): Promise<TimeEntry | undefined> {
    if (!entry) return endAt === undefined ? undefined : create({ goalId, startAt, endAt });
    const changes = changesOf(entry, { goalId, startAt, ...(endAt !== undefined && { endAt }) });
    return Object.keys(changes).length === 0 ? undefined : update({ entry, changes });
  }

  const { draft } = form;
  const from = wallTimeOf(original.start, timeZone);
  const to =
    original.end === undefined ? { day: dayOf(opened, timeZone), time: '' } : wallTimeOf(original.end, timeZone);
  const [goal] = useState(() => initialGoal(choices, draft ?? { ...(entry && { goalId: entry.goalId }) }));
  const isNew = entry === undefined;
  const isGoalOpen = goal.goalId === '' && goal.newGoal === '';
  return (
    <>
      <FormDialog
        title={entry ? 'Edit Entry' : 'Add Entry'}
        submitLabel={entry ? 'Save' : 'Add'}
        form={form}
        onClose={onClose}
      >
        <EntryGoalFields areas={choices} initial={goal} isFirst={isNew && isGoalOpen} field={form.field} />
        <EntryTimeFields
          initial={
            draft ?? {
              startDay: from.day,
              startAt: from.time,
              endDay: to.day,
              endAt: to.time,
              duration: durationText(original.end === undefined ? undefined : original.end - original.start),
            }
          }
          link={link}
          lastDay={dayOf(opened, timeZone)}
          mayRun={mayRun}
          isStartFirst={isNew && !isGoalOpen}
          field={form.field}
          meaningOf={meaningOf}
        >
          {entry && (
            <Button variant="subtle" color="red" leftSection={<TrashIcon />} onClick={() => setIsDeleting(true)}>
              Delete
            </Button>
          )}
        </EntryTimeFields>
        {entry && <ContinueEntry entry={entry} onDone={onClose} />}
      </FormDialog>
      {entry && isDeleting && <DeleteEntry entry={entry} onDeleted={onClose} onClose={() => setIsDeleting(false)} />}
    </>
  );
}
