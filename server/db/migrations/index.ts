import type { Kysely } from 'kysely';
import type { DatabaseKind } from '../kind.ts';
import * as accounts from './0001-accounts.ts';
import * as focusAreasAndGoals from './0002-focus-areas-and-goals.ts';
import * as timeEntries from './0003-time-entries.ts';
import * as weeklyGoals from './0004-weekly-goals.ts';
import * as actionPlans from './0005-action-plans.ts';
import * as assistant from './0006-assistant.ts';
import * as aroundIt from './0007-around-it.ts';
import * as timeOfAGoal from './0008-time-of-a-goal.ts';
import * as accountSizes from './0009-account-sizes.ts';
import * as pendingDeletions from './0010-pending-deletions.ts';
import * as wholeSeconds from './0011-whole-seconds.ts';
import * as signUp from './0012-sign-up.ts';
import * as oneTimerAtATime from './0013-one-timer-at-a-time.ts';
import * as deletions from './0014-deletions.ts';
import * as appliedTargets from './0015-applied-targets.ts';
import * as entryNotes from './0016-entry-notes.ts';
import * as accountRevisions from './0018-account-revisions.ts';
import * as entryTags from './0019-entry-tags.ts';
import * as formatsAndColors from './0020-formats-and-colors.ts';
import * as everyDeletion from './0021-every-deletion.ts';
import * as modelKeys from './0022-model-keys.ts';
import * as planSchedules from './0023-plan-schedules.ts';

export interface Migration {
  // Untyped, because `Schema` describes the latest version only.
  up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void>;
}

/** In order of execution. Never edit a released migration; add another one. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-accounts': accounts,
  '0002-focus-areas-and-goals': focusAreasAndGoals,
  '0003-time-entries': timeEntries,
  '0004-weekly-goals': weeklyGoals,
  '0005-action-plans': actionPlans,
  '0006-assistant': assistant,
  '0007-around-it': aroundIt,
  '0008-time-of-a-goal': timeOfAGoal,
  '0009-account-sizes': accountSizes,
  '0010-pending-deletions': pendingDeletions,
  '0011-whole-seconds': wholeSeconds,
  '0012-sign-up': signUp,
  '0013-one-timer-at-a-time': oneTimerAtATime,
  '0014-deletions': deletions,
  '0015-applied-targets': appliedTargets,
  '0016-entry-notes': entryNotes,
  '0018-account-revisions': accountRevisions,
  '0019-entry-tags': entryTags,
  '0020-formats-and-colors': formatsAndColors,
  '0021-every-deletion': everyDeletion,
  '0022-model-keys': modelKeys,
  '0023-plan-schedules': planSchedules,
};
