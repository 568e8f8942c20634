import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { entryMessages, type TimeEntry } from '#contract/time-entries.ts';
import { dayOf } from '#domain/calendar.ts';
import { useUser } from '#web/api/auth.ts';
import { changesOf } from '#web/api/changes.ts';
import { failureOf } from '#web/api/failure.ts';
import { focusAreasWithGoalsQuery } from '#web/api/focus-areas.ts';
import { serverNow } from '#web/api/server-clock.ts';
import { useCreateEntry, useUpdateEntry } from '#web/api/time-entries.ts';
import { useForm } from '#web/api/use-form.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { TrashIcon } from '#web/ui/icons.tsx';
import { showToast } from '#web/ui/toast.ts';
import { DeleteEntry } from './entry-delete.tsx';
import { EntryGoalFields } from './entry-goal-fields.tsx';
import { goalChoices } from './entry-goals.ts';
import { timesOfEntry } from './entry-span.ts';
import { EntryTimeFields, type TimeTexts } from './entry-time-fields.tsx';
import { checkedTimes, wallTimeOf } from './entry-times.ts';

interface EntryDialogProps {
  /** The one to edit; without it a new one is made. */
  readonly entry?: TimeEntry | undefined;
  /** What is proposed: for a new entry both, for a running one perhaps where to end it. */
  readonly start?: number | undefined;
  readonly end?: number | undefined;
  readonly onSaved?: (entry: TimeEntry) => void;
  readonly onClose: () => void;
}

const HOUR_MS = 3_600_000;

export function EntryDialog({ entry, start, end, onSaved, onClose }: EntryDialogProps) {
  const { _id: userId, timeZone } = useUser();
  const queryClient = useQueryClient();
  const { data: areas = [] } = useQuery(focusAreasWithGoalsQuery);
  const { mutateAsync: create } = useCreateEntry();
  const { mutateAsync: update } = useUpdateEntry();
  const [isDeleting, setIsDeleting] = useState(false);
  const choices = goalChoices(areas, entry);
  const stored = entry && timesOfEntry(entry);
  const mayRun = stored?.end === null;
  // What the fields show at first, and what they mean until they are changed.
  const [{ opened, ...original }] = useState(() => ({
    opened: serverNow(),
    start: stored?.start ?? start ?? serverNow() - HOUR_MS,
    end: stored?.end ?? end ?? (mayRun ? undefined : serverNow()),
  }));

  const runsUntil = mayRun ? dayOf(opened, timeZone) : undefined;
  const meaningOf = ({ startDay, startAt, endDay, endAt }: TimeTexts) =>
    checkedTimes(
      { start: { day: startDay, time: startAt }, end: { day: endDay, time: endAt }, original, runsUntil, timeZone },
      stored,
      serverNow(),
    );

  const form = useForm({
    fields: ['focusArea', 'goalId', 'startDay', 'startAt', 'endDay', 'endAt'],
    defaultField: 'startAt',
    draft: { userId, form: `entry ${entry?._id ?? 'new'}` },
    check: (values) => {
      const goals = choices.find(({ value }) => value === values.focusArea)?.goals;
      const times = meaningOf(values);
      return {
        ...(!goals && { focusArea: entryMessages.category }),
        // One that is no longer there cannot be chosen.
        ...(!goals?.some(({ value }) => value === values.goalId) && { goalId: entryMessages.goal }),
        ...(!('start' in times) && times),
      };
    },
    send: async (values) => {
      const times = meaningOf(values);
      // The clock went on since they were checked, and nothing else.
      if (!('start' in times)) return;
      const startAt = new Date(times.start).toISOString();
      const endAt = times.end === null ? undefined : new Date(times.end).toISOString();
      try {
        const saved = await save(values.goalId, startAt, endAt);
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

  /** Only what was changed is sent; nothing where nothing was. */
  async function save(goalId: string, startAt: string, endAt: string | undefined): Promise<TimeEntry | undefined> {
    if (!entry) return endAt === undefined ? undefined : create({ goalId, startAt, endAt });
    const changes = changesOf(entry, { goalId, startAt, ...(endAt !== undefined && { endAt }) });
    return Object.keys(changes).length === 0 ? undefined : update({ entry, changes });
  }

  const { draft } = form;
  const shownStart = wallTimeOf(original.start, timeZone);
  const shownEnd =
    original.end === undefined ? { day: dayOf(opened, timeZone), time: '' } : wallTimeOf(original.end, timeZone);
  return (
    <>
      <FormDialog
        title={entry ? 'Edit Entry' : 'Add Entry'}
        submitLabel={entry ? 'Save' : 'Add'}
        form={form}
        onClose={onClose}
      >
        <EntryGoalFields
          areas={choices}
          goalId={draft?.goalId ?? entry?.goalId}
          focusArea={draft?.focusArea}
          field={form.field}
        />
        <EntryTimeFields
          start={draft ? { day: draft.startDay, time: draft.startAt } : shownStart}
          end={draft ? { day: draft.endDay, time: draft.endAt } : shownEnd}
          lastDay={dayOf(opened, timeZone)}
          mayRun={mayRun}
          field={form.field}
          meaningOf={meaningOf}
        >
          {entry && (
            <Button variant="subtle" color="red" leftSection={<TrashIcon />} onClick={() => setIsDeleting(true)}>
              Delete
            </Button>
          )}
        </EntryTimeFields>
      </FormDialog>
      {entry && isDeleting && <DeleteEntry entry={entry} onDeleted={onClose} onClose={() => setIsDeleting(false)} />}
    </>
  );
}
