import type { DocumentRecords } from '#contract/account/account-document.ts';
import type { GoalKey } from './goals.ts';
import type { NewId } from './ids.ts';
import { sampleNote, sampleTags } from './notes.ts';
import { MINUTE_MS } from './seed-calendar.ts';
import type { TrackedSession } from './tracked-sessions.ts';

/** How long after its end an entry is added by hand. */
const MANUAL_ENTRY_DELAY_MS = 40 * MINUTE_MS;

type StepIds = Pick<DocumentRecords['timeEntries'][number], 'taskId' | 'inventoryItemId'>;

export function buildTimeEntries(
  sessions: readonly TrackedSession[],
  now: number,
  goalIds: Readonly<Record<GoalKey, string>>,
  stepIds: (session: TrackedSession) => StepIds,
  newId: NewId,
): DocumentRecords['timeEntries'] {
  return sessions.map((session) => {
    const { goal, startAt, endAt, isManual } = session;
    const createdAt = isManual && endAt !== null ? Math.min(endAt + MANUAL_ENTRY_DELAY_MS, now) : startAt;
    // People who add an entry by hand are more likely to write a note.
    const note = isManual ? sampleNote(goal, startAt) : '';
    return {
      _id: newId(createdAt),
      goalId: goalIds[goal],
      startAt: new Date(startAt).toISOString(),
      endAt: endAt === null ? null : new Date(endAt).toISOString(),
      createdAt: new Date(createdAt).toISOString(),
      note,
      tags: sampleTags(goal, note),
      ...stepIds(session),
    };
  });
}
