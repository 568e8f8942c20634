import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createArea } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { delayRequests, intercept, recordWrites, respond } from '#web/testing/network.ts';
import { remountApp, renderApp } from '#web/testing/render-app.tsx';
import {
  answerQuestions,
  button,
  chooseWeeks,
  dialog,
  draftHeading,
  formPath,
  generateButton,
  generationPath,
  goalField,
  hoursField,
  main,
  openWizard,
  textbox,
  understandAs,
  weeksField,
} from '#web/testing/assistant.ts';

const chips = page.getByRole('region', { name: 'What was understood' });
const chip = (label: string) => chips.getByRole('button', { name: label, exact: true });
const editor = page.getByRole('dialog');
const motorbike = { id: 'restoring-a-motorbike', name: 'restoring a motorbike' };
const bicycle = { id: 'repairing-a-bicycle', name: 'repairing a bicycle' };
const facts = { deadline: '2027-05-01', weeklyMinutes: 300, budget: '£900', refusals: ['apps'] };

beforeEach(async () => {
  await signUp();
  await createArea(api, { name: 'Garage' });
});

describe('in the form', () => {
  test('shows what was understood, and sizes the plan by it until the user sets the size', async () => {
    understandAs(facts, { playbooks: [motorbike], weeks: 23, weeklyHours: 5 });
    await renderApp(formPath);
    await expect.element(chips).not.toBeInTheDocument();
    await goalField.fill('Ride the CB350 by 1 May');
    for (const label of ['Read as: restoring a motorbike', 'by 1 May 2027', '5 h a week', 'at most £900', 'no apps']) {
      await expect.element(chip(label)).toBeVisible();
    }
    await expect
      .element(page.getByText('Understood: read as restoring a motorbike, by 1 May 2027'))
      .toBeInTheDocument();
    await expect.element(weeksField).toHaveValue('23');
    await expect.element(hoursField).toHaveValue('5');
    const requests = recordWrites(generationPath);
    await hoursField.fill('6');
    await expect.element(chip('5 h a week')).not.toBeInTheDocument();
    await generateButton.click();
    await expect.element(draftHeading).toBeVisible();
    expect(requests).toMatchObject([{ body: { weeklyCommitmentHours: 6 } }]);
    expect(requests[0]!.body).not.toHaveProperty('numberOfWeeks');
    expect(requests[0]!.body).not.toHaveProperty('facts');
  });

  test('sends corrected and removed facts with the request, and keeps them over a reload', async () => {
    understandAs(facts, (corrected) => ({ weeks: corrected.deadline === '2027-06-01' ? 28 : 23 }));
    await renderApp(formPath);
    await goalField.fill('Ride the CB350');
    await chip('by 1 May 2027').click();
    await expect.element(editor.getByLabelText('Done by')).toHaveFocus();
    await editor.getByLabelText('Done by').fill('2027-06-01');
    await userEvent.keyboard('{Enter}');
    await expect.element(chip('by 1 Jun 2027')).toHaveFocus();
    await expect.element(editor).not.toBeInTheDocument();
    await chips.getByRole('button', { name: 'Remove: no apps' }).click();
    await expect.element(chip('no apps')).not.toBeInTheDocument();
    await expect.element(weeksField).toHaveValue('28');
    await remountApp();
    await expect.element(chip('by 1 Jun 2027')).toBeVisible();
    const requests = recordWrites(generationPath);
    await generateButton.click();
    await expect.element(draftHeading).toBeVisible();
    expect(requests).toMatchObject([
      { body: { facts: { deadline: '2027-06-01', refusals: [], budget: '£900', weeklyMinutes: 300 } } },
    ]);
  });

  test('undoes all corrections at once', async () => {
    understandAs(facts);
    await renderApp(formPath);
    await goalField.fill('Ride the CB350');
    await chips.getByRole('button', { name: 'Remove: at most £900' }).click();
    await expect.element(chip('at most £900')).not.toBeInTheDocument();
    await button('Undo corrections').click();
    await expect.element(chip('at most £900')).toBeVisible();
    await expect.element(button('Undo corrections')).not.toBeInTheDocument();
  });

  test('rejects a time that is none, and Esc leaves the value', async () => {
    understandAs(facts);
    await renderApp(formPath);
    await goalField.fill('Ride the CB350');
    await chip('5 h a week').click();
    await editor.getByLabelText('Time a week').fill('often');
    await editor.getByRole('button', { name: 'Done' }).click();
    await expect.element(editor.getByRole('alert')).toHaveTextContent('Please enter a time such as 2 h 30 min.');
    await userEvent.keyboard('{Escape}');
    await expect.element(editor).not.toBeInTheDocument();
    await expect.element(chip('5 h a week')).toHaveFocus();
  });

  test('reads the goal as another playbook, as one from the search, or as none', async () => {
    intercept(
      '/api/ai/playbooks',
      respond(200, [
        { ...bicycle, theme: 'hobbies' },
        { ...motorbike, theme: 'hobbies' },
        { id: 'sewing', name: 'sewing a dress', theme: 'crafts' },
      ]),
    );
    understandAs({}, { playbooks: [motorbike], alternatives: [bicycle] });
    await renderApp(formPath);
    await goalField.fill('Ride the CB350');
    await chip('Read as: restoring a motorbike').click();
    await editor.getByRole('option', { name: 'repairing a bicycle' }).click();
    await chip('Read as: repairing a bicycle').click();
    await editor.getByRole('combobox').fill('dress');
    await expect.element(editor.getByRole('option', { name: 'repairing a bicycle' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect.element(chip('Read as: sewing a dress')).toBeVisible();
    await chip('Read as: sewing a dress').click();
    await editor.getByRole('option', { name: /^None of these/ }).click();
    await expect.element(chip('Read as: your own plan')).toBeVisible();
    const requests = recordWrites(generationPath);
    await generateButton.click();
    await expect.element(draftHeading).toBeVisible();
    expect(requests).toMatchObject([{ body: { playbooks: [] } }]);
  });

  test('asks for the parts of a goal that it knows too little about', async () => {
    understandAs({}, (corrected) => ({ needsParts: corrected.parts.length < 3 }));
    await renderApp(formPath);
    await goalField.fill('Something new');
    const parts = page.getByLabelText('What has to be true before you are done?');
    await parts.fill('Buy wood\nBuild a frame\nAsk Tom');
    const requests = recordWrites(generationPath);
    await generateButton.click();
    await expect.element(draftHeading).toBeVisible();
    expect(requests).toMatchObject([{ body: { facts: { parts: ['Buy wood', 'Build a frame', 'Ask Tom'] } } }]);
  });

  test('says before the plan is written that the goal does not fit', async () => {
    understandAs({}, { feasible: false, notes: ['Teachers estimate 50 hours; you have 2.'] });
    await renderApp(formPath);
    await goalField.fill('Speak Spanish tomorrow');
    const feasibility = page.getByRole('region', { name: 'Does it fit?' });
    await expect.element(feasibility).toMatchTextContent('It does not fit yet.');
    await expect.element(feasibility).toMatchTextContent('Teachers estimate 50 hours; you have 2.');
  });

  test('reads the text once the user pauses, and never blocks generating', async () => {
    const requests = understandAs(facts);
    await renderApp(formPath);
    (await goalField.findElement()).focus();
    await userEvent.keyboard('Ride');
    await expect.element(chip('no apps')).toBeVisible();
    expect(requests).toMatchObject([{ body: { userPrompt: 'Ride' } }]);
    delayRequests('/api/ai/understand');
    await userEvent.keyboard(' far');
    await generateButton.click();
    await expect.element(draftHeading).toBeVisible();
  });

  test('stays usable if the text cannot be read', async () => {
    intercept('/api/ai/understand', respond(503, { message: 'Busy.' }));
    await renderApp(formPath);
    await goalField.fill('Ride the CB350');
    await expect.element(main).toMatchTextContent('Busy. You can still generate the plan.');
    await expect.element(weeksField).toHaveValue('4');
    await generateButton.click();
    await expect.element(draftHeading).toBeVisible();
  });
});

describe('next to the draft', () => {
  test('writes the plan again when something is corrected, and asks first if it was edited', async () => {
    understandAs(facts);
    await renderApp(formPath);
    await goalField.fill('Ride the CB350');
    await expect.element(chip('no apps')).toBeVisible();
    await chooseWeeks(4);
    await generateButton.click();
    await expect.element(draftHeading).toBeVisible();
    const requests = recordWrites(generationPath);
    await chips.getByRole('button', { name: 'Remove: no apps' }).click();
    await expect.poll(() => requests).toMatchObject([{ body: { facts: { refusals: [] } } }]);
    await expect.element(draftHeading).toHaveFocus();
    await textbox('Title of week 2').fill('Mine');
    await chips.getByRole('button', { name: 'Remove: at most £900' }).click();
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await expect.element(chip('at most £900')).toBeVisible();
    await expect.element(textbox('Title of week 2')).toHaveValue('Mine');
    await chips.getByRole('button', { name: 'Remove: at most £900' }).click();
    await dialog.getByRole('button', { name: 'Write again' }).click();
    await expect.element(textbox('Title of week 2')).not.toHaveValue('Mine');
    expect(requests).toMatchObject([{}, { body: { facts: { refusals: [], budget: null } } }]);
  });

  test('keeps the draft if writing it again fails', async () => {
    understandAs(facts);
    await renderApp(formPath);
    await goalField.fill('Ride the CB350');
    await chooseWeeks(4);
    await generateButton.click();
    await textbox('Title of week 2').fill('Mine');
    intercept(generationPath, respond(502, { message: 'Hm.' }));
    await chips.getByRole('button', { name: 'Remove: no apps' }).click();
    await dialog.getByRole('button', { name: 'Write again' }).click();
    await expect.element(page.getByRole('alert')).toMatchTextContent('Hm.');
    await expect.element(textbox('Title of week 2')).toHaveValue('Mine');
  });

  test('every week shows its dates', async () => {
    await renderApp(formPath);
    await goalField.fill('Ride the CB350');
    await chooseWeeks(4);
    intercept(generationPath, async ({ forward }) => {
      const text = await (await forward()).text();
      const dates = '"startsOn":"2026-11-18","endsOn":"2026-12-10"';
      return new Response(text.replaceAll(/"startsOn":"[\d-]+","endsOn":"[\d-]+"/g, dates));
    });
    await generateButton.click();
    const headers = page.getByRole('article').getByRole('heading', { level: 3 });
    await expect.element(headers.nth(0)).toMatchTextContent('Week 1 · 18–22 Nov');
    await expect.element(headers.nth(1)).toMatchTextContent('Week 2 · 23–29 Nov');
    await expect.element(headers.nth(3)).toMatchTextContent('Week 4 · 7–10 Dec');
  });
});

test('the review of the wizard shows and sends corrections, and follows what was understood', async () => {
  understandAs(facts, { weeks: 23, weeklyHours: 5, commitmentLevel: 'strong' });
  await openWizard();
  await answerQuestions(0, 8);
  await expect.element(weeksField).toHaveValue('23');
  await expect.element(page.getByRole('radio', { name: 'Strong' })).toBeChecked();
  await chips.getByRole('button', { name: 'Remove: no apps' }).click();
  const requests = recordWrites(generationPath);
  await generateButton.click();
  await expect.element(draftHeading).toBeVisible();
  expect(requests).toMatchObject([{ body: { facts: { refusals: [], budget: '£900' } } }]);
  expect(requests[0]!.body).not.toHaveProperty('numberOfWeeks');
  await chips.getByRole('button', { name: 'Remove: at most £900' }).click();
  await expect.poll(() => requests).toMatchObject([{}, { body: { facts: { refusals: [], budget: null } } }]);
});
