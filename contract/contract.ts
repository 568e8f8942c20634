import { account } from './account/account.ts';
import { actionPlans } from './plans/action-plans.ts';
import { appliedTargets } from './weekly-goals/applied-targets.ts';
import { assistant } from './assistant/assistant.ts';
import { auth } from './account/auth.ts';
import { deletions } from './deletions/deletions.ts';
import { entryEdits } from './time-entries/entry-edits.ts';
import { entrySearch } from './time-entries/entry-search.ts';
import { exports } from './account/exports.ts';
import { focusAreas, focusAreasWithGoals } from './goals/focus-areas.ts';
import { goalDetails, goals } from './goals/goals.ts';
import { health } from './support/health.ts';
import { imports } from './account/imports.ts';
import { inventory } from './goals/inventory.ts';
import { invitations } from './account/invitations.ts';
import { modelKeys } from './assistant/model-keys.ts';
import { outlines } from './assistant/outlines.ts';
import { planChanges } from './assistant/plan-changes.ts';
import { planDeletion } from './deletions/plan-deletion.ts';
import { planEdits } from './assistant/plan-edits.ts';
import { planStreams } from './assistant/plan-stream.ts';
import { planTexts } from './assistant/plan-texts.ts';
import { planWeeks } from './plans/plan-weeks.ts';
import { preferences } from './account/preferences.ts';
import { rangeReports } from './reports/range-report.ts';
import { replans } from './plans/replans.ts';
import { reports } from './reports/reports.ts';
import { safeDelete } from './deletions/safe-delete.ts';
import { sampleData } from './account/sample-data.ts';
import { support } from './support/support.ts';
import { tasks } from './goals/tasks.ts';
import { textChecks } from './assistant/text-checks.ts';
import { timeEntries } from './time-entries/time-entries.ts';
import { understandings } from './assistant/understanding.ts';
import { weeklyGoals } from './weekly-goals/weekly-goals.ts';

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
