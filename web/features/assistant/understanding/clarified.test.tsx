import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createArea } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { intercept, recordWrites, respond } from '#web/testing/network.ts';
import { remountApp, renderApp } from '#web/testing/render-app.tsx';
import {
  answerQuestions,
  button,
  dialog,
  draftHeading,
  formPath,
  generateButton,
  generationPath,
  goalCards,
  goalField,
  openWizard,
  sampleUnderstanding,
  textbox,
  understandAs,
} from '#web/testing/assistant.ts';

const chips = page.getByRole('region', { name: 'What was understood' });
const chip = (label: string) => chips.getByRole('button', { name: label, exact: true });
const question = page.getByRole('group', { name: 'Which of these is it?' });
const choice = (name: string) => question.getByRole('button', { name, exact: true });
const parts = page.getByLabelText('What has to be true before you are done?');
const motorbike = { id: 'restoring-a-motorbike', name: 'restoring a motorbike' };
const bicycle = { id: 'repairing-a-bicycle', name: 'repairing a bicycle' };
const others = ['a', 'b', 'c', 'd'].map((id) => ({ id, name: `playbook ${id}` }));
const unclear = { alternatives: [motorbike, bicycle, ...others], needsParts: true };

beforeEach(async () => {
  await signUp();
  await createArea(api, { name: 'Garage' });
});

describe('a goal of which it is not clear what it is about', () => {
  test('is read as the suggestion that is tapped, until the corrections are undone', async () => {
    understandAs({}, unclear);
    await renderApp(formPath);
    await goalField.fill('Ride the CB350');
    await expect.element(choice('playbook c')).toBeVisible();
    await expect.element(choice('playbook d')).not.toBeInTheDocument();
    // One question at a time, and nothing that says the same.
    await expect.element(parts).not.toBeInTheDocument();
    await expect.element(chip('Read as: your own plan')).not.toBeInTheDocument();
    await choice('restoring a motorbike').click();
    await expect.element(chip('Read as: restoring a motorbike')).toBeVisible();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(parts).not.toBeInTheDocument();
    await expect.element(chips).toHaveFocus();
    await button('Undo corrections').click();
    await expect.element(question).toBeVisible();
    await choice('repairing a bicycle').click();
    await remountApp();
    await expect.element(chip('Read as: repairing a bicycle')).toBeVisible();
    const requests = recordWrites(generationPath);
    await generateButton.click();
    await expect.element(draftHeading).toBeVisible();
    expect(requests).toMatchObject([{ body: { playbooks: ['repairing-a-bicycle'] } }]);
  });

  test('can be planned without an answer', async () => {
    understandAs({}, unclear);
    await renderApp(formPath);
    await goalField.fill('Ride the CB350');
    await expect.element(question).toBeVisible();
    const requests = recordWrites(generationPath);
    await generateButton.click();
    await expect.element(draftHeading).toBeVisible();
    expect(requests[0]!.body).not.toHaveProperty('playbooks');
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(chip('Read as: your own plan')).toBeVisible();
  });

  test('is asked for its parts after none of the suggestions, also by keyboard', async () => {
    understandAs({}, unclear);
    await renderApp(formPath);
    await goalField.fill('Ride the CB350');
    await expect.element(question).toBeVisible();
    (await choice('None of these').findElement()).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(parts).toHaveFocus();
    await expect.element(parts).toHaveAccessibleDescription(/^Three to seven lines, one per line, .*made of them\.$/);
    await expect.element(chip('Read as: your own plan')).toBeVisible();
    await userEvent.keyboard('Find the spark');
    await expect.element(parts).toHaveValue('Find the spark');
    const requests = recordWrites(generationPath);
    await generateButton.click();
    await expect.element(draftHeading).toBeVisible();
    expect(requests).toMatchObject([{ body: { playbooks: [], facts: { parts: ['Find the spark'] } } }]);
  });

  test('keeps the field and its focus when another answer was given before', async () => {
    let requests = 0;
    intercept('/api/ai/understand', ({ body }) => {
      requests++;
      const { playbooks = [] } = body as { readonly playbooks?: readonly string[] };
      return Response.json({ ...sampleUnderstanding, ...unclear, needsParts: playbooks.length === 0 });
    });
    await renderApp(formPath);
    await goalField.fill('Ride the CB350');
    await choice('repairing a bicycle').click();
    await expect.element(chip('Read as: repairing a bicycle')).toBeVisible();
    await expect.poll(() => requests).toBe(2);
    await button('Undo corrections').click();
    await choice('None of these').click();
    await expect.element(parts).toHaveFocus();
    await expect.poll(() => requests).toBe(3);
    await expect.element(parts).toHaveFocus();
  });

  test('can be read as any playbook', async () => {
    intercept('/api/ai/playbooks', respond(200, [{ id: 'sewing', name: 'sewing a dress', theme: 'crafts' }]));
    understandAs({}, unclear);
    await renderApp(formPath);
    await goalField.fill('Ride the CB350');
    await question.getByRole('button', { name: 'Search all playbooks…' }).click();
    await page.getByRole('combobox', { name: 'Read the goal as' }).fill('dress');
    await userEvent.keyboard('{Enter}');
    await expect.element(chip('Read as: sewing a dress')).toBeVisible();
    await expect.element(chips).toHaveFocus();
  });

  test('is asked about again once it is another goal', async () => {
    understandAs({ goal: 'ride far' }, unclear);
    await renderApp(formPath);
    await goalField.fill('ride far');
    await choice('None of these').click();
    await expect.element(parts).toBeVisible();
    understandAs({ goal: 'plant a hedge' }, unclear);
    await goalField.fill('plant a hedge');
    await expect.element(question).toBeVisible();
  });

  test('is asked about in the review of the wizard too', async () => {
    understandAs({}, unclear);
    await openWizard();
    await answerQuestions(0, 8);
    await choice('None of these').click();
    await expect.element(parts).toHaveFocus();
    await chips.getByRole('button', { name: 'Read as: your own plan' }).click();
    await page.getByRole('option', { name: 'repairing a bicycle' }).click();
    await expect.element(chip('Read as: repairing a bicycle')).toBeVisible();
    await expect.element(parts).not.toBeInTheDocument();
  });
});

describe('the goal as it was understood', () => {
  test('is the first chip, and is corrected but not removed', async () => {
    const text = 'Winter is coming and the shed is full. I want to restore the CB350 and to ride to Rome.';
    const requests = understandAs({ goal: 'Winter', thing: 'Winter', budget: '£900' });
    await renderApp(formPath);
    await goalField.fill(text);
    await expect.element(chips.getByRole('button').first()).toHaveAccessibleName('Goal: Winter');
    await expect.element(button('Remove: Goal: Winter')).not.toBeInTheDocument();
    await chip('Goal: Winter').click();
    const field = dialog.getByRole('textbox', { name: 'Goal' });
    await expect.element(dialog).toHaveAccessibleName('Correct the goal');
    await field.fill(' ');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('Please say what you want to achieve.');
    await field.fill('restore the CB350\nand ride to Rome');
    await userEvent.keyboard('{Enter}');
    await expect.element(chip('Goal: restore the CB350 and ride to Rome')).toHaveFocus();
    await expect.element(chip('about Winter')).not.toBeInTheDocument();
    const corrected = { goal: 'restore the CB350 and ride to Rome', thing: null, budget: '£900' };
    await expect.poll(() => requests.at(-1)).toMatchObject({ body: { facts: corrected } });
  });

  test('may have another playbook after the correction', async () => {
    understandAs({ goal: 'Winter' }, (corrected) =>
      corrected.goal === 'Winter' ? { ...unclear } : { playbooks: [motorbike], alternatives: [bicycle] },
    );
    await renderApp(formPath);
    await goalField.fill('Winter is coming and the shed is full. I want to restore the CB350.');
    await expect.element(question).toBeVisible();
    await chip('Goal: Winter').click();
    await dialog.getByRole('textbox', { name: 'Goal' }).fill('restore the CB350');
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect.element(chip('Read as: restoring a motorbike')).toBeVisible();
    await expect.element(question).not.toBeInTheDocument();
  });

  test('is not shown if it only repeats the text', async () => {
    understandAs({ budget: '£900' });
    await renderApp(formPath);
    await goalField.fill('I want to ride the CB350.');
    await expect.element(chip('at most £900')).toBeVisible();
    await expect.element(chip('Goal: Ride the CB350')).not.toBeInTheDocument();
  });
});

describe('a chatbot’s plan', () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText');
  beforeEach(() => void writeText.mockReset().mockResolvedValue());

  test('is offered next to the parts, with a prompt that contains them', async () => {
    understandAs({}, { needsParts: true });
    await renderApp(formPath);
    await goalField.fill('Ride the CB350');
    await parts.fill('Find the spark');
    const requests = recordWrites('/api/ai/plan-prompt');
    await button('Copy a prompt for any chatbot').click();
    await expect.element(page.getByText(/^Prompt copied\./)).toBeVisible();
    expect(requests).toMatchObject([{ body: { facts: { parts: ['Find the spark'] } } }]);
    await button('Paste its plan').click();
    await expect.element(dialog.getByLabelText('Plan', { exact: true })).toHaveFocus();
  });

  test.each([
    ['form', async () => (await renderApp(formPath), await goalField.fill('Ride the CB350'))],
    ['wizard', async () => (await openWizard(), await answerQuestions(0, 8))],
  ])('is offered in a draft of the %s without a playbook, and replaces it', async (_, describeGoal) => {
    understandAs({}, unclear);
    await describeGoal();
    await choice('None of these').click();
    await generateButton.click();
    const note = page.getByRole('region', { name: 'From your own words' });
    await expect.element(note).toMatchTextContent('this plan knows only what you wrote.');
    await note.getByRole('button', { name: 'Paste its plan' }).click();
    await expect.element(dialog).toMatchTextContent('This replaces the draft that you have not saved.');
    await dialog.getByLabelText('Plan', { exact: true }).fill('## Week 1: Ride\n- Ride far (1 h)');
    await dialog.getByRole('button', { name: 'Read plan' }).click();
    await expect.element(textbox('Title of week 1')).toHaveValue('Ride');
    await expect.element(goalCards).toHaveLength(1);
    await expect.element(note).not.toBeInTheDocument();
  });
});
