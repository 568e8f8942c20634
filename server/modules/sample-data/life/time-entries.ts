import type { DocumentLists } from '#contract/account-document.ts';
import type { GoalKey } from './goals.ts';
import type { NewId } from './ids.ts';
import { type LifeCalendar, MINUTE } from './life-calendar.ts';
import { runningTimer } from './running-timer.ts';
import { type Sitting, sittingsOf } from './sittings.ts';

/** How long it takes to put one thing away and begin another. */
const CHANGE_MS = 2 * MINUTE;
/** Nobody starts a timer for less. */
const SHORTEST_MS = 4 * MINUTE;
/** When what was not timed is written down. */
const WRITTEN_AFTER_MS = 40 * MINUTE;

/** Everything up to now, and the timer that runs, if one does. */
export function timeEntriesOf(
  calendar: LifeCalendar,
  goalIds: Readonly<Record<GoalKey, string>>,
  newId: NewId,
): DocumentLists['timeEntries'] {
  const running = runningTimer(calendar);
  const over = sittingsOf(calendar)
    .map((sitting) => cutAt((running?.startAt ?? calendar.now) - CHANGE_MS, sitting))
    .filter(({ startAt, endAt }) => endAt - startAt >= SHORTEST_MS)
    .map(({ goal, startAt, endAt, isByHand }) => {
      const createdAt = isByHand ? Math.min(endAt + WRITTEN_AFTER_MS, calendar.now) : startAt;
      return entry(goal, startAt, endAt, createdAt);
    });
  return running ? [...over, entry(running.goal, running.startAt, null, running.startAt)] : over;

  function entry(goal: GoalKey, startAt: number, endAt: number | null, createdAt: number) {
    return {
      _id: newId(createdAt),
      goalId: goalIds[goal],
      startAt: new Date(startAt).toISOString(),
      endAt: endAt === null ? null : new Date(endAt).toISOString(),
      createdAt: new Date(createdAt).toISOString(),
    };
  }
}

function cutAt(end: number, sitting: Sitting): Sitting {
  return { ...sitting, endAt: Math.min(sitting.endAt, end) };
}
