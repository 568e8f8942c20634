import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { TimeEntry } from '#contract/time-entries.ts';
import { changesOf } from '#web/api/changes.ts';
import { failureOf } from '#web/api/failure.ts';
import { type EntryChanges, shownEntry, useUpdateEntry } from '#web/api/time-entries.ts';
import { showToast } from '#web/ui/toast.ts';
import type { Edge } from './day-shift.ts';
import { type EntryTimes, timesOfEntry } from './entry-span.ts';
import { timesInWords } from './entry-words.ts';

/** An entry as it is while it is being moved, and until that is saved. */
export interface Preview {
  readonly id: string;
  readonly times: EntryTimes;
}

/** Shows where an entry is being moved to, and saves it there. What was moved by mistake can be moved back, which `onMoved` hears of. */
export function useDayMoves(timeZone: string, onMoved: (id: string) => void) {
  const queryClient = useQueryClient();
  const { mutateAsync: update } = useUpdateEntry();
  const [preview, setPreview] = useState<Preview>();

  async function send(entry: TimeEntry, changes: EntryChanges): Promise<TimeEntry | undefined> {
    try {
      return await update({ entry, changes });
    } catch (error) {
      const { message, errors } = failureOf(error, 'Error saving entry.');
      showToast('failed', errors[0] ? `Error saving entry. ${errors[0].msg}` : message, entry.goal.title);
      return undefined;
    }
  }

  async function moveBack(moved: TimeEntry, to: EntryChanges): Promise<void> {
    const { _id: id, startAt, endAt, goal } = moved;
    const now = shownEntry(queryClient, id);
    if (now && (now.startAt !== startAt || now.endAt !== endAt)) {
      showToast('failed', 'has been changed since, so it was left as it is.', goal.title);
      return;
    }
    const back = await send(moved, to);
    if (!back) return;
    showToast('done', `is back at ${timesInWords(timesOfEntry(back), timeZone)}.`, goal.title);
    onMoved(id);
  }

  async function save(entry: TimeEntry, times: EntryTimes, edge: Edge): Promise<void> {
    const mine = { id: entry._id, times };
    setPreview(mine);
    const changes = changesOf(entry, textsOf(times));
    const saved = Object.keys(changes).length > 0 && (await send(entry, changes));
    // Meanwhile another may be under the pointer.
    setPreview((now) => (now === mine ? undefined : now));
    if (!saved) return;
    const before = {
      ...(changes.startAt && { startAt: entry.startAt }),
      ...(changes.endAt && { endAt: entry.endAt! }),
    };
    const words = `${edge === 'both' ? 'moved' : 'changed'} to ${timesInWords(timesOfEntry(saved), timeZone)}.`;
    showToast('done', words, entry.goal.title, { label: 'Undo', run: () => void moveBack(saved, before) });
  }

  return { preview, show: setPreview, save };
}

function textsOf({ start, end }: EntryTimes): { startAt: string; endAt?: string } {
  const text = (instant: number) => new Date(instant).toISOString();
  return { startAt: text(start), ...(end !== null && { endAt: text(end) }) };
}

/** The entry with the times that it is shown with. */
export function withTimes(entry: TimeEntry, times: EntryTimes): TimeEntry {
  return { ...entry, ...textsOf(times) };
}
