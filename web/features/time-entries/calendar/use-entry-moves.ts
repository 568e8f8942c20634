import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { TimeEntry } from '#contract/time-entries.ts';
import { changedFields } from '#web/forms/changed-fields.ts';
import { withContext } from '#web/http/error-context.ts';
import { type EntryChanges, findCachedEntry, useUpdateEntry } from '#web/api/time-entries.ts';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import { showToast } from '#web/ui/toast/toast.ts';
import type { Edge } from './shift.ts';
import { type EntryTimes, entryTimes } from '#web/widgets/entry-dialog/entry-span.ts';
import { formatTimeRange } from '#web/widgets/entry-dialog/format-entry.ts';

/** The times of an entry while it is being moved or saved. */
export interface MovePreview {
  readonly id: string;
  readonly times: EntryTimes;
}

/** Previews and saves moved entries, and offers to undo. Calls `onMoved` after an undo. */
export function useEntryMoves(timeZone: string, onMoved: (id: string) => void) {
  const queryClient = useQueryClient();
  const formats = useFormats();
  const { mutateAsync: update } = useUpdateEntry();
  const [preview, setPreview] = useState<MovePreview>();

  async function send(entry: TimeEntry, changes: EntryChanges): Promise<TimeEntry | undefined> {
    try {
      return await update({ entry, changes });
    } catch (error) {
      const { message, errors } = withContext(error, 'Error saving entry.');
      showToast('failed', errors[0] ? `Error saving entry. ${errors[0].msg}` : message, entry.goal.title);
      return undefined;
    }
  }

  async function undoMove(moved: TimeEntry, to: EntryChanges): Promise<void> {
    const { _id: id, startAt, endAt, goal } = moved;
    const current = findCachedEntry(queryClient, id);
    if (current && (current.startAt !== startAt || current.endAt !== endAt)) {
      showToast('failed', 'has been changed since, so the move was not undone.', goal.title);
      return;
    }
    const restored = await send(moved, to);
    if (!restored) return;
    showToast('done', `moved back to ${formatTimeRange(entryTimes(restored), timeZone, formats)}.`, goal.title);
    onMoved(id);
  }

  async function save(entry: TimeEntry, times: EntryTimes, edge: Edge): Promise<void> {
    const ownPreview = { id: entry._id, times };
    setPreview(ownPreview);
    const changes = changedFields(entry, toIsoTimes(times));
    const saved = Object.keys(changes).length > 0 && (await send(entry, changes));
    // The user may already be moving another entry.
    setPreview((current) => (current === ownPreview ? undefined : current));
    if (!saved) return;
    const before = {
      ...(changes.startAt && { startAt: entry.startAt }),
      ...(changes.endAt && { endAt: entry.endAt! }),
    };
    const message = `${edge === 'both' ? 'moved' : 'changed'} to ${formatTimeRange(entryTimes(saved), timeZone, formats)}.`;
    showToast('done', message, entry.goal.title, { label: 'Undo', run: () => void undoMove(saved, before) });
  }

  return { preview, setPreview, save };
}

function toIsoTimes({ start, end }: EntryTimes): { startAt: string; endAt?: string } {
  const toIso = (instant: number) => new Date(instant).toISOString();
  return { startAt: toIso(start), ...(end !== null && { endAt: toIso(end) }) };
}

export function withTimes(entry: TimeEntry, times: EntryTimes): TimeEntry {
  return { ...entry, ...toIsoTimes(times) };
}
