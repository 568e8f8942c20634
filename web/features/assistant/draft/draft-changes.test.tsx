import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createArea } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { delayRequests, intercept, recordWrites, respond } from '#web/testing/network.ts';
import { remountApp, renderApp } from '#web/testing/render-app.tsx';
import {
  button,
  chooseWeeks,
  dialog,
  draftHeading,
  formPath,
  goalCards,
  hoursField,
  main,
  openDraft,
  taskFields,
  textbox,
} from '#web/testing/assistant.ts';
import { chooseAction } from '#web/testing/screen.ts';

const inDialog = (name: string) => dialog.getByRole('button', { name, exact: true });
const wishField = dialog.getByLabelText('What should be different?', { exact: true });
const replyField = dialog.getByLabelText('Reply of the chatbot');
const notInDraft = page.getByRole('region', { name: 'Not in this draft' });
const question = 'Which days are free?';
const asks = respond(422, { message: 'The model asks first.', question });
const splits = respond(200, { tasks: [{ title: 'Begin (20 min)' }, { title: 'End (20 min)' }] });
const rewrittenWeek = { title: 'Week 1: Another way', tasks: [{ title: 'Read (40 min)' }], resources: [] };

const writeText = vi.spyOn(navigator.clipboard, 'writeText');

const pastedPlan = `# Swim

## Week 1: Float
- Float on your back (30 min)

## Week 2: Kick
- Kick (45 min)`;

function useModel(): void {
  intercept('/api/ai/planner', respond(200, { planner: 'model', model: 'wise-model' }));
}

async function paste(text: string): Promise<void> {
  await button('Use a chatbot').click();
  await button('Paste a plan').click();
  await dialog.getByLabelText('Plan', { exact: true }).fill(text);
  await inDialog('Read plan').click();
  await expect.element(draftHeading).toBeVisible();
}

beforeEach(async () => {
  writeText.mockReset().mockResolvedValue();
  await signUp();
  await createArea(api, { name: 'Spanish' });
});

describe('a question of the model', () => {
  beforeEach(useModel);

  test('about a week is answered in the dialog, and the answer is part of the wish', async () => {
    await openDraft();
    const stop = intercept('/api/ai/rewrite-week', asks);
    await chooseAction('week 1', 'Rewrite this week');
    await expect.element(dialog.getByLabelText('What should be different? (optional)')).toHaveFocus();
    await userEvent.keyboard('Less{Enter}');
    await expect.element(dialog.getByLabelText(question)).toHaveFocus();
    stop();
    intercept('/api/ai/rewrite-week', respond(200, { goal: rewrittenWeek, changes: [] }));
    const requests = recordWrites('/api/ai/rewrite-week');
    await userEvent.keyboard('Only Sundays{Enter}');
    await expect.element(textbox('Title of week 1')).toHaveValue('Another way');
    expect(requests).toMatchObject([{ body: { goal: 0, wish: `Less\n${question} Only Sundays` } }]);
  });

  test('about a task is answered in a dialog, and the answer is part of the request', async () => {
    await openDraft();
    const stop = intercept('/api/ai/split-task', asks);
    (await textbox('Task 1 of week 1').findElement()).focus();
    await button('Split task 1 of week 1').click();
    await expect.element(dialog.getByLabelText(question)).toHaveFocus();
    await inDialog('Split').click();
    await expect.element(dialog.getByText('Please answer the question.')).toBeVisible();
    stop();
    intercept('/api/ai/split-task', splits);
    const requests = recordWrites('/api/ai/split-task');
    await userEvent.keyboard('Only Sundays');
    await inDialog('Split').click();
    await expect.element(textbox('Task 1 of week 1')).toHaveValue('Begin (20 min)');
    await expect.element(dialog).not.toBeInTheDocument();
    const userPrompt = `Hold a conversation in Spanish\n\n${question} Only Sundays`;
    expect(requests).toMatchObject([{ body: { userPrompt } }]);
  });

  test('about a task waits until the dialog that is open has been closed', async () => {
    await openDraft();
    intercept('/api/ai/split-task', asks);
    const release = delayRequests('/api/ai/split-task');
    (await textbox('Task 1 of week 1').findElement()).focus();
    await button('Split task 1 of week 1').click();
    await button('Ask for a change').click();
    release();
    await expect.element(button('Split task 1 of week 1')).not.toHaveAttribute('aria-busy', 'true');
    await expect.element(wishField).toBeVisible();
    await inDialog('Cancel').click();
    await expect.element(dialog.getByLabelText(question)).toHaveFocus();
  });
});

test('undoing a rewritten week keeps a task that was split in the meantime', async () => {
  useModel();
  await openDraft();
  intercept('/api/ai/split-task', splits);
  const releaseSplit = delayRequests('/api/ai/split-task');
  intercept('/api/ai/rewrite-week', respond(200, { goal: rewrittenWeek, changes: [] }));
  const releaseWeek = delayRequests('/api/ai/rewrite-week');
  (await textbox('Task 1 of week 1').findElement()).focus();
  await button('Split task 1 of week 1').click();
  await chooseAction('week 1', 'Rewrite this week');
  await inDialog('Rewrite').click();
  releaseSplit();
  await expect.element(textbox('Task 1 of week 1')).toHaveValue('Begin (20 min)');
  releaseWeek();
  await expect.element(textbox('Title of week 1')).toHaveValue('Another way');
  await button('Undo').click();
  await expect.element(textbox('Task 1 of week 1')).toHaveValue('Begin (20 min)');
});

test('Enter that is held in a wish neither stops the model nor sends the wish again', async () => {
  useModel();
  await openDraft();
  intercept('/api/ai/change-draft', asks);
  const release = delayRequests('/api/ai/change-draft');
  const requests = recordWrites('/api/ai/change-draft');
  await button('Ask for a change').click();
  await userEvent.keyboard('Less{Enter>5}');
  await expect.element(dialog).toMatchTextContent('The model is working on your plan.');
  release();
  await expect.element(dialog.getByLabelText(question)).toHaveFocus();
  const held = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true });
  document.activeElement!.dispatchEvent(held);
  await userEvent.keyboard('All{Enter}');
  await expect
    .poll(() => requests.map(({ body }) => body))
    .toMatchObject([{ wish: 'Less' }, { wish: `Less\n${question} All` }]);
});

describe('one sentence changes a draft', () => {
  test('without a model: prompt, reply, changes, undo', async () => {
    await renderApp(formPath);
    await paste(pastedPlan);
    await button('Ask for a change').click();
    await inDialog('Copy prompt').click();
    await expect.element(dialog.getByText('Please say what should be different.')).toBeVisible();
    await wishField.fill('No kicking');
    await inDialog('Copy prompt').click();
    await expect.element(page.getByText(/^Prompt copied\./)).toBeVisible();
    const [prompt] = writeText.mock.calls[0]!;
    expect(prompt).toContain('No kicking');
    expect(prompt).toContain('## Week 2: Kick');
    await replyField.fill('## Week 2: Kick\n- Glide (1 h)');
    await inDialog('Change').click();
    await expect.element(dialog).toMatchTextContent('This is not the whole plan.');
    await replyField.fill(
      '## Week 1: Float\n- Float on your back (1 h)\n- Dive (20 min)\n\n> Have fun!\n\n## Week 2: Kick\n- Kick (45 min)\n\nBye!',
    );
    await inDialog('Change').click();
    await expect.element(page.getByRole('status').filter({ hasText: 'The draft has 2 changes.' })).toBeVisible();
    await expect.element(taskFields('week 1')).toHaveLength(2);
    await expect.element(textbox('Title of the plan')).toHaveValue('Swim');
    await expect.element(textbox('Task 1 of week 2')).toHaveValue('Kick (45 min)');
    await expect.element(notInDraft).toMatchTextContent('Bye!');
    await remountApp();
    await expect.element(notInDraft).toMatchTextContent('Bye!');
  });

  test('which can be undone, with what was left out', async () => {
    await openDraft();
    const title = textbox('Title of week 1');
    await title.fill('Mine');
    await button('Ask for a change').click();
    await inDialog('Paste a reply').click();
    const weeks = [1, 2, 3, 4].map((week) => `## Week ${week}: Yours\n- Read (1 h)`);
    await replyField.fill(['Sure!', ...weeks].join('\n\n'));
    await inDialog('Change').click();
    await expect.element(title).toHaveValue('Yours');
    await expect.element(goalCards).toHaveLength(4);
    await expect.element(notInDraft).toMatchTextContent('Sure!');
    await button('Undo').click();
    await expect.element(title).toHaveValue('Mine');
    await expect.element(notInDraft).not.toBeInTheDocument();
  });

  test('also a pasted one with a model, which may ask first', async () => {
    useModel();
    await renderApp(formPath);
    await paste(pastedPlan);
    const stop = intercept('/api/ai/change-draft', asks);
    await button('Ask for a change').click();
    await wishField.fill('Longer');
    await inDialog('Change').click();
    await dialog.getByLabelText(question).fill('All');
    stop();
    intercept('/api/ai/change-draft', async ({ body }) => {
      const { draft } = body as { draft: { goals: readonly object[] } };
      const goals = [{ ...draft.goals[0], title: 'Week 1: Drift' }, ...draft.goals.slice(1)];
      return Response.json({ draft: { ...draft, goals }, changes: [], leftOut: ['A tip'], usage: null });
    });
    const requests = recordWrites('/api/ai/change-draft');
    await inDialog('Change').click();
    await expect.element(textbox('Title of week 1')).toHaveValue('Drift');
    await expect.element(page.getByRole('status').filter({ hasText: 'The draft has 1 change.' })).toBeVisible();
    await expect.element(notInDraft).toMatchTextContent('A tip');
    expect(requests).toMatchObject([{ body: { wish: `Longer\n${question} All` } }]);
    expect(requests[0]!.body).not.toHaveProperty('planner');
  });

  test('also its resources alone', async () => {
    await renderApp(formPath);
    await paste(`${pastedPlan}\n\n### Resources\n- A float`);
    await button('Ask for a change').click();
    await inDialog('Paste a reply').click();
    await replyField.fill(pastedPlan);
    await inDialog('Change').click();
    await expect.element(page.getByRole('status').filter({ hasText: 'The draft was changed.' })).toBeVisible();
    await expect.element(button('Undo')).toBeVisible();
  });

  test('and says when nothing has changed', async () => {
    await renderApp(formPath);
    await paste(pastedPlan);
    await button('Ask for a change').click();
    await inDialog('Paste a reply').click();
    await replyField.fill(pastedPlan);
    await inDialog('Change').click();
    await expect.element(page.getByText('stays as it was. Say more precisely what you want.')).toBeVisible();
  });
});

describe('a pasted plan of another size', () => {
  test('says what the user had chosen', async () => {
    await renderApp(formPath);
    await chooseWeeks(8);
    await paste(pastedPlan);
    await expect.element(main).toMatchTextContent('The pasted plan has 2 weeks; you had chosen 8.');
  });

  test('says so in one note, and nothing about what was not chosen', async () => {
    await renderApp(formPath);
    await paste(pastedPlan);
    await expect.element(main).not.toMatchTextContent('you had chosen');
    await button('Back to the form').click();
    await chooseWeeks(8);
    await hoursField.fill('5');
    await paste(pastedPlan);
    await expect
      .element(main)
      .toMatchTextContent('The pasted plan has 2 weeks and 1 h a week; you had chosen 8 and 5 h.');
  });
});
