import { useRef, useState } from 'react';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { toDay } from '#domain/calendar/calendar.ts';
import { useUser } from '#web/api/account/auth.ts';
import { serverNow } from '#web/http/server-clock.ts';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import { entryTimes } from './entry-span.ts';
import { initialLinkState, type TimeFieldName, type TimeFieldValues, updateLinkedTimes } from './linked-times.ts';
import { parseValidTimes } from './parse-times.ts';

/** Both times for a new entry, or only an end for a running one. */
export interface ProposedTimes {
  readonly start?: number | undefined;
  readonly end?: number | undefined;
  /** Whether the proposed end is the current time, which does not move with the start. */
  readonly endsNow?: boolean | undefined;
}

const HOUR_MS = 3_600_000;

/** The times of an entry while its fields are edited. */
export function useEntryTimes(entry: TimeEntry | undefined, { start, end, endsNow = false }: ProposedTimes) {
  const { timeZone } = useUser();
  const formats = useFormats();
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

  function applyLinks(changed: TimeFieldName, texts: TimeFieldValues): TimeFieldValues {
    const context = { original, runningEndDay, timeZone, now: serverNow() };
    const linked = updateLinkedTimes(changed, texts, linkState.current, context);
    linkState.current = linked.links;
    return linked.texts;
  }

  return { openedAt, original, canKeepRunning, parseFieldTimes, applyLinks };
}
