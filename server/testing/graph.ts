import { randomUUID } from 'node:crypto';
import { makeEntry, makeFocusArea, makeGoal, makeItem, makePlan, makeTask, saveDraft, startTimer } from './account.ts';
import type { Client } from './client.ts';
import type { Graph } from './samples.ts';

/** The things of someone who has none: ids of nothing. */
export const nobody: Graph = {
  email: 'nobody@example.org',
  focusAreaId: randomUUID(),
  otherFocusAreaId: randomUUID(),
  goalId: randomUUID(),
  timeEntryId: randomUUID(),
  weeklyGoalId: randomUUID(),
  planId: randomUUID(),
  savedPlanId: randomUUID(),
  deletionId: randomUUID(),
  itemId: randomUUID(),
  taskId: randomUUID(),
  sessionId: randomUUID(),
};

/** One of everything an account can own, made as the account itself would. */
export async function graphOf(client: Client): Promise<Graph> {
  const { user } = (await client.get('/api/auth/me')).json;
  const focusAreaId = await makeFocusArea(client);
  const goalId = await makeGoal(client, focusAreaId);
  const timeEntryId = await makeEntry(client, goalId, '2026-11-10T08:00:00.000Z', '2026-11-10T09:00:00.000Z');
  await startTimer(client, goalId);
  const planId = await makePlan(client, focusAreaId, { goals: [{ goalId, include: true }] });
  const itemId = await makeItem(client, goalId);
  const taskId = await makeTask(client, goalId, { title: 'Buy them', inventoryItems: [itemId] });
  const otherFocusAreaId = await makeFocusArea(client, { name: 'Health' });
  const savedPlanId = await saveDraft(client, { focusAreaId: otherFocusAreaId });
  const deletedPlanId = await makePlan(client, focusAreaId, { title: 'Deleted' });
  const deleted = await client.change('DELETE', `/api/safe-delete/action-plans/${deletedPlanId}?goals=keep`);
  const { deletionId } = deleted.json;
  const [weeklyGoal] = (await client.get('/api/weekly-goals?weekStart=2026-11-09')).json;
  const [session] = (await client.get('/api/account/sessions')).json;
  return {
    email: user.email,
    focusAreaId,
    otherFocusAreaId,
    goalId,
    timeEntryId,
    weeklyGoalId: weeklyGoal._id,
    planId,
    savedPlanId,
    deletionId,
    itemId,
    taskId,
    sessionId: session._id,
  };
}
