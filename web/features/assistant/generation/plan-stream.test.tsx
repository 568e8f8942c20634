import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleGoals, streamEvents } from '#web/testing/plan-stream.ts';
import { createArea } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import {
  alert,
  button,
  dialog,
  draftHeading,
  generateButton,
  goalCards,
  goalField,
  main,
  openForm,
  taskFields,
  textbox,
} from '#web/testing/assistant.ts';
import { intercept, recordWrites, respond } from '#web/testing/network.ts';
import { chooseAction } from '#web/testing/screen.ts';

const STREAM = '/api/ai/plan-stream';
const firstTask = textbox('Task 1 of week 1');

beforeEach(async () => {
  await signUp();
  await createArea(api, { name: 'Rowing' });
  intercept('/api/ai/planner', respond(200, { planner: 'model', model: 'wise-model' }));
});

/** Opens the form and starts a plan whose events the test sends. */
async function startPlan() {
  const stream = streamEvents();
  intercept(STREAM, () => stream.response);
  await openForm('Learn to row');
  await generateButton.click();
  await expect.element(dialog).toBeVisible();
  stream.start();
  return stream;
}

test('shows each week as it arrives, then the whole draft with what was repaired', async () => {
  const stream = await startPlan();
  stream.goal(1, 3);
  await expect.element(dialog).toMatchTextContent('1 of 3 weeks');
  await expect.element(button('Stop and keep this week')).toBeVisible();
  stream.goal(2, 3);
  await expect.element(dialog).toMatchTextContent('2 of 3 weeks');
  await expect.element(dialog.getByRole('listitem')).toHaveLength(2);
  await expect.element(dialog.getByRole('progressbar')).toHaveAttribute('value', '2');
  stream.done(3, ['Week 2 was longer than your 4 h, so its tasks were shortened.']);
  await expect.element(draftHeading).toBeVisible();
  await expect.element(goalCards).toHaveLength(3);
  await expect.element(main).toMatchTextContent('Week 2 was longer than your 4 h');
});

test('keeps the weeks that have arrived when the user stops (AI-11)', async () => {
  const stream = await startPlan();
  stream.goal(1, 3);
  stream.goal(2, 3);
  await button('Stop and keep these weeks').click();
  await expect.element(draftHeading).toBeVisible();
  await expect.element(goalCards).toHaveLength(2);
  await expect
    .element(main)
    .toMatchTextContent('You stopped the model. This draft has what had arrived: 2 of 3 weeks.');
});

test('lets the model write what is missing after a stop, also in a backlog', async () => {
  const stream = await startPlan();
  stream.goal(1, 3);
  await button('Stop and keep this week').click();
  await expect.element(main).toMatchTextContent('Weeks 2 to 3 are not written yet.');
  const backlog = streamEvents('backlog');
  intercept(STREAM, () => backlog.response);
  const weekly = recordWrites(STREAM);
  await button('Write the rest').click();
  await expect.element(dialog).toBeVisible();
  await expect.poll(() => weekly).toMatchObject([{ body: { continues: { weeks: 3, goals: [{}, {}, {}] } } }]);
  backlog.start();
  backlog.goal(1, null);
  await button('Stop and keep this goal').click();
  await expect.element(page.getByRole('region', { name: 'Rest of the plan' })).toBeVisible();
  const rest = streamEvents('backlog');
  intercept(STREAM, () => rest.response);
  const requests = recordWrites(STREAM);
  await button('Write the rest').click();
  await expect.poll(() => requests).toMatchObject([{ body: { continues: { weeks: null, goals: [{}] } } }]);
  rest.done(2);
  await expect.element(goalCards).toHaveLength(2);
  await expect.element(button('Write the rest')).not.toBeInTheDocument();
});

test('keeps the weeks that have arrived when the model fails or the connection is lost (AI-11)', async () => {
  const stream = await startPlan();
  stream.goal(1, 3);
  stream.send({ type: 'error', message: 'AI generation failed. The model is overloaded.' });
  await expect.element(draftHeading).toBeVisible();
  await expect.element(goalCards).toHaveLength(1);
  await expect
    .element(main)
    .toMatchTextContent('The model is overloaded. This draft has what had arrived: 1 of 3 weeks.');
});

test('reports an error before the first week, and offers help without the weeks of a plan that was refused (AI-11)', async () => {
  const early = await startPlan();
  early.send({ type: 'error', message: 'AI generation failed. The model is busy.' });
  await expect.element(alert).toMatchTextContent('AI generation failed. The model is busy.');
  await expect.element(button('Use the built-in planner')).toBeVisible();
  await expect.element(goalField).toHaveValue('Learn to row');
  const refused = streamEvents();
  intercept(STREAM, () => refused.response);
  await button('Try again').click();
  refused.start();
  refused.goal(1, 3);
  refused.send({ type: 'error', message: 'We would rather help.', concern: 'refused' });
  await expect.element(alert).toMatchTextContent('We would rather help.');
  await expect.element(page.getByRole('region', { name: 'Help' })).toBeVisible();
  await expect.element(button('Use the built-in planner')).not.toBeInTheDocument();
});

test('rewrites one week and splits one task, and undoes both', async () => {
  const stream = await startPlan();
  stream.done(2);
  await expect.element(draftHeading).toBeVisible();
  const [first] = sampleGoals(1);
  intercept('/api/ai/rewrite-week', respond(200, { goal: { ...first, title: 'Week 1: Another way' }, changes: [] }));
  const requests = recordWrites('/api/ai/rewrite-week');
  await chooseAction('week 1', 'Rewrite this week');
  await expect.element(dialog.getByLabelText('What should be different? (optional)')).toHaveFocus();
  await userEvent.keyboard('No rowing on Fridays{Enter}');
  await expect.element(textbox('Title of week 1')).toHaveValue('Another way');
  expect(requests).toMatchObject([
    { body: { goal: 0, wish: 'No rowing on Fridays', startsOn: '2026-11-23', userPrompt: 'Learn to row' } },
  ]);
  await button('Undo').click();
  await expect.element(textbox('Title of week 1')).toHaveValue('Step 1');

  intercept('/api/ai/split-task', respond(200, { tasks: [{ title: 'Begin (20 min)' }, { title: 'End (20 min)' }] }));
  (await firstTask.findElement()).focus();
  await button('Split task 1 of week 1').click();
  await expect.element(taskFields('week 1')).toHaveLength(4);
  await expect.element(firstTask).toHaveValue('Begin (20 min)');
  await button('Undo').click();
  await expect.element(taskFields('week 1')).toHaveLength(3);
  await expect.element(firstTask).toHaveValue('Read 1 (40 min)');
});

test('reports why a week could not be rewritten, and leaves it as it is', async () => {
  const stream = await startPlan();
  stream.done(1);
  await expect.element(draftHeading).toBeVisible();
  intercept('/api/ai/rewrite-week', respond(502, { message: 'The week could not be rewritten. The model is busy.' }));
  await chooseAction('week 1', 'Rewrite this week');
  await dialog.getByRole('button', { name: 'Rewrite' }).click();
  await expect.element(page.getByText('The week could not be rewritten. The model is busy.')).toBeVisible();
  await expect.element(textbox('Title of week 1')).toHaveValue('Step 1');
});
