import { account } from './account.ts';
import { actionPlans } from './action-plans.ts';
import { appliedTargets } from './applied-targets.ts';
import { assistant } from './assistant.ts';
import { auth } from './auth.ts';
import { deletions } from './deletions.ts';
import { entryEdits } from './entry-edits.ts';
import { entrySearch } from './entry-search.ts';
import { exports } from './exports.ts';
import { focusAreas, focusAreasWithGoals } from './focus-areas.ts';
import { goalDetails } from './goal-detail.ts';
import { goals } from './goals.ts';
import { health } from './health.ts';
import { imports } from './imports.ts';
import { inventory } from './inventory.ts';
import { invitations } from './invitations.ts';
import { modelKeys } from './model-keys.ts';
import { outlines } from './outlines.ts';
import { planChanges } from './plan-changes.ts';
import { planDeletion } from './plan-deletion.ts';
import { planEdits } from './plan-edits.ts';
import { planStreams } from './plan-stream.ts';
import { planTexts } from './plan-texts.ts';
import { planWeeks } from './plan-weeks.ts';
import { preferences } from './preferences.ts';
import { rangeReports } from './range-report.ts';
import { replans } from './replans.ts';
import { reports } from './reports.ts';
import { safeDelete } from './safe-delete.ts';
import { sampleData } from './sample-data.ts';
import { support } from './support.ts';
import { tasks } from './tasks.ts';
import { textChecks } from './text-checks.ts';
import { timeEntries } from './time-entries.ts';
import { understandings } from './understanding.ts';
import { weeklyGoals } from './weekly-goals.ts';

/** All endpoints by noun. The server does not compile unless each has a handler, nor the tests unless each has a sample. */
export const contract = {
  account,
  actionPlans,
  appliedTargets,
  assistant,
  auth,
  deletions,
  entryEdits,
  entrySearch,
  exports,
  focusAreas,
  focusAreasWithGoals,
  goalDetails,
  goals,
  health,
  imports,
  inventory,
  invitations,
  modelKeys,
  outlines,
  planChanges,
  planDeletion,
  planEdits,
  planStreams,
  planTexts,
  planWeeks,
  preferences,
  rangeReports,
  replans,
  reports,
  safeDelete,
  sampleData,
  support,
  tasks,
  textChecks,
  timeEntries,
  understandings,
  weeklyGoals,
};
