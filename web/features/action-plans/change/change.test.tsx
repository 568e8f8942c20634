import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ActionPlanWithGoals } from '#contract/plans/action-plans.ts';
import type { PlanChangeDraft } from '#contract/assistant/plan-changes.ts';
import { callApi } from '#testing/api.ts';
import { createArea, createPlan, createTask } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { intercept, recordWrites, respond } from '#web/testing/network.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const dialog = page.getByRole('dialog');
const button = (name: string) => dialog.getByRole('button', { name, exact: true });
const wishField = dialog.getByLabelText('What should be different?');
const change = (name: string) => dialog.getByRole('checkbox', { name });

const writeText = vi.spyOn(navigator.clipboard, 'writeText');

/** Two weeks with tasks, one of which is done. */
async function seedPlan(): Promise<string> {
  const { area, goals } = await createArea(api, { name: 'Running' }, ['Week 1: Base', 'Week 2: Speed']);
  const warmUp = await createTask(api, goals[0]!._id, 'Warm up (10 min)');
  await callApi(api, 'PATCH', `/api/tasks/${warmUp._id}/status`, { completed: true });
  await createTask(api, goals[0]!._id, 'Run 5 km on Friday (40 min)');
  await createTask(api, goals[0]!._id, 'Stretch (15 min)');
  await createTask(api, goals[1]!._id, 'Run 3 hills (30 min)');
  const fields = { title: 'Race', focusAreaId: area._id, structure: 'weekly', weeks: 2 } as const;
  return (await createPlan(api, fields, goals))._id;
}

const reply = `# Race

## Week 1: Base
- [ ] Run 5 km on Thursday (45 min)

## Week 2: Speed
- [ ] Stretch (15 min)
- [ ] Run 3 hills (30 min)
- [ ] Swim (20 min)`;

async function openDialog(planId: string): Promise<void> {
  await renderApp(`/action-plans/${planId}`);
  await page.getByRole('button', { name: 'Actions for Race', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Ask for a change' }).click();
}

const readTitles = async (planId: string) => {
  const { goals } = await callApi<ActionPlanWithGoals>(api, 'GET', `/api/action-plans/${planId}`);
  return goals.map((goal) => goal.tasks.filter((task) => !task.isSetAside).map(({ title }) => title));
};

function useModel(): void {
  intercept('/api/ai/planner', respond(200, { planner: 'model', model: 'small-model' }));
}

beforeEach(async () => {
  writeText.mockReset().mockResolvedValue();
  await signUp();
});

test('a chatbot changes a plan: prompt, reply, changes, undo', async () => {
  const planId = await seedPlan();
  const before = await readTitles(planId);
  await openDialog(planId);
  await button('Copy prompt').click();
  await expect.element(dialog.getByText('Please say what should be different.')).toBeVisible();
  await wishField.fill('No running on Fridays');
  await button('Copy prompt').click();
  await expect.element(page.getByText(/^Prompt copied\./)).toBeVisible();
  const [prompt] = writeText.mock.calls[0]!;
  expect(prompt).toContain('No running on Fridays');
  expect(prompt).toContain('Run 3 hills (30 min)');
  await dialog.getByLabelText('Reply of the chatbot').fill(reply);
  await button('Show changes').click();
  await expect.element(dialog).toMatchTextContent('Moves from week 1 to week 2');
  await expect.element(dialog).toMatchTextContent('Instead of “Run 5 km on Friday” · 40 min → 45 min');
  await change('Swim').click();
  await button('Apply 2 changes').click();
  await expect.element(page.getByRole('status').filter({ hasText: 'Race changed.' })).toBeVisible();
  const tasks = (await callApi<ActionPlanWithGoals>(api, 'GET', `/api/action-plans/${planId}`)).goals.flatMap(
    (goal) => goal.tasks,
  );
  expect(tasks).toMatchObject([
    { title: expect.stringContaining('Warm up'), completed: true },
    { title: expect.stringContaining('Run 5 km on Thursday'), estimatedMinutes: 45 },
    { title: expect.stringContaining('Stretch'), week: 2 },
    { title: expect.stringContaining('Run 3 hills') },
  ]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('Change undone.')).toBeVisible();
  expect(await readTitles(planId)).toEqual(before);
});

test('a model drafts the changes of one week, and asks if it has to', async () => {
  useModel();
  const planId = await seedPlan();
  const { goals } = await callApi<ActionPlanWithGoals>(api, 'GET', `/api/action-plans/${planId}`);
  const draft = await callApi<PlanChangeDraft>(api, 'POST', `/api/action-plans/${planId}/read-change`, {
    text: '## Week 2: Speed\n- [ ] Run 3 hills (30 min)\n- [ ] Swim (20 min)',
    goalId: goals[1]!._id,
  });
  const question = 'Which days are free?';
  const stop = intercept('/change-draft', respond(422, { message: 'The model asks first.', question }));
  await openDialog(planId);
  await wishField.fill('Add a swim');
  await dialog.getByLabelText('Where').selectOptions('Week 2: Speed');
  await button('Show changes').click();
  await dialog.getByLabelText(question).fill('Only Sundays');
  stop();
  const usage = { inputTokens: 1000, outputTokens: 234 };
  intercept('/change-draft', respond(200, { ...draft, usage, leftOut: ['A tip'] }));
  const writes = recordWrites('/change-draft');
  await button('Show changes').click();
  await expect.element(change('Swim')).toBeChecked();
  await expect.element(dialog).toMatchTextContent('The model used 1,234 tokens.');
  await expect.element(dialog.getByRole('region', { name: 'Not among the changes' })).toMatchTextContent('A tip');
  expect(writes).toMatchObject([{ body: { wish: `Add a swim\n${question} Only Sundays`, goalId: goals[1]!._id } }]);
  await button('Apply 1 change').click();
  await expect
    .poll(() => readTitles(planId))
    .toMatchObject([{}, ['Run 3 hills (30 min)', expect.stringContaining('Swim')]]);
});

test('changes that came too late are not applied, and the wish is still there', async () => {
  const planId = await seedPlan();
  await openDialog(planId);
  await wishField.fill('No running on Fridays');
  await button('Copy prompt').click();
  await dialog.getByLabelText('Reply of the chatbot').fill(reply);
  await button('Show changes').click();
  const { goals } = await callApi<ActionPlanWithGoals>(api, 'GET', `/api/action-plans/${planId}`);
  await createTask(api, goals[1]!._id, 'Rest (5 min)');
  await button('Apply 3 changes').click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/^The plan was changed after/);
  await button('Back').click();
  await expect.element(wishField).toHaveValue('No running on Fridays');
});

test('reads a pasted reply for the chosen week alone, without a prompt', async () => {
  const planId = await seedPlan();
  await openDialog(planId);
  await dialog.getByLabelText('Where').selectOptions('Week 2: Speed');
  const reads = recordWrites('/read-change');
  await button('Paste a reply').click();
  await dialog.getByLabelText('Reply of the chatbot').fill('- Run 3 hills (30 min)\n- Swim (20 min)');
  await button('Show changes').click();
  await expect.element(change('Swim')).toBeChecked();
  const { goals } = await callApi<ActionPlanWithGoals>(api, 'GET', `/api/action-plans/${planId}`);
  expect(reads).toMatchObject([{ body: { goalId: goals[1]!._id } }]);
});

test('says when nothing would change, and why a model could not be asked', async () => {
  useModel();
  const planId = await seedPlan();
  await openDialog(planId);
  intercept('/change-draft', respond(502, { message: 'The changes could not be written.' }));
  await wishField.fill('Make it easier');
  await button('Show changes').click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('The changes could not be written.');
  await button('Paste a reply').click();
  await dialog.getByLabelText('Reply of the chatbot').fill('Hello');
  await button('Show changes').click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('There is no plan in this text.');
  await dialog
    .getByLabelText('Reply of the chatbot')
    .fill(
      '## Week 1: Base\n- Run 5 km on Friday (40 min)\n- Stretch (15 min)\n\n## Week 2: Speed\n- Run 3 hills (30 min)',
    );
  await button('Show changes').click();
  await expect.element(dialog).toMatchTextContent('The plan would stay as it is.');
});
