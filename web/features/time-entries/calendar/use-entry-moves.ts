import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { toDay } from '#domain/calendar/calendar.ts';
import { changedFields } from '#web/forms/changed-fields.ts';
import { withContext } from '#web/http/error-context.ts';
import { type EntryChanges, findCachedEntry, useUpdateEntry } from '#web/api/time-entries/time-entries.ts';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import { showToast } from '#web/ui/toast/toast.ts';
import type { Edge } from './shift.ts';
import { type EntryTimes, entryTimes } from '#web/widgets/entry-dialog/entry-span.ts';
import { formatRelativeDay, formatTimeRange } from '#web/widgets/entry-dialog/format-entry.ts';
import type { CalendarDay } from '../calendar-day.ts';

/** The times of an entry while it is being moved or saved. */
export interface MovePreview {
  readonly entry: TimeEntry;
  readonly times: EntryTimes;
}

/** Previews and saves moved entries, and offers to undo. Calls `onMoved` after an undo. */
export function useEntryMoves({ today, timeZone }: CalendarDay, onMoved: (entry: TimeEntry) => void) {
  const queryClient = useQueryClient();
  const formats = useFormats();
  const { mutateAsync: update } = useUpdateEntry();
  const [preview, setPreview] = useState<MovePreview>();

  /** Names the day if it has changed: 'yesterday 09:30 – 10:30'. */
  function describeMove(from: EntryTimes, to: EntryTimes): string {
    const day = toDay(to.start, timeZone);
    const range = formatTimeRange(to, timeZone, formats);
    return day === toDay(from.start, timeZone) ? range : `${formatRelativeDay(day, today)} ${range}`;
  }

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
    showToast('done', `moved back to ${describeMove(entryTimes(moved), entryTimes(restored))}.`, goal.title);
    onMoved(restored);
  }

  async function save(entry: TimeEntry, times: EntryTimes, edge: Edge): Promise<void> {
    const ownPreview = { entry, times };
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
    const message = `${edge === 'both' ? 'moved' : 'changed'} to ${describeMove(entryTimes(entry), entryTimes(saved))}.`;
    showToast('done', message, entry.goal.title, { label: 'Undo', run: () => void undoMove(saved, before) });
  }

  /** Does not re-render if the pointer has moved by less than a step. */
  function showPreview(next: MovePreview | undefined): void {
    setPreview((current) => (current && next && isSamePreview(current, next) ? current : next));
  }

  return { preview, showPreview, save };
}

function isSamePreview(a: MovePreview, b: MovePreview): boolean {
  return a.entry === b.entry && a.times.start === b.times.start && a.times.end === b.times.end;
}

function toIsoTimes({ start, end }: EntryTimes): { startAt: string; endAt?: string } {
  const toIso = (instant: number) => new Date(instant).toISOString();
  return { startAt: toIso(start), ...(end !== null && { endAt: toIso(end) }) };
}

export function withTimes(entry: TimeEntry, times: EntryTimes): TimeEntry {
  return { ...entry, ...toIsoTimes(times) };
}
