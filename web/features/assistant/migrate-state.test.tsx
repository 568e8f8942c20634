import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { auth } from '#contract/account/auth.ts';
import { callApi } from '#testing/api.ts';
import { createArea } from '#testing/seed.ts';
import { wizardAnswers, wizardQuestions } from '#testing/wizard-dialogue.ts';
import { api, signUp } from '#web/testing/api.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import {
  answersRegion,
  draftHeading,
  focusAreaField,
  formPath,
  generateButton,
  generateDraft,
  goalField,
  hoursField,
  suggestAs,
  textbox,
  weeksField,
  wizardPath,
} from '#web/testing/assistant.ts';

const corrections = { values: { 'deadline "2027-05-01"': null }, parts: 'Find the spark' };
const generated = {
  id: 1,
  draft: {
    title: 'My own title',
    description: '',
    structure: 'weekly',
    weeks: 1,
    weeklyCommitmentHours: 3,
    commitmentLevel: 'Light',
    goals: [{ title: 'Week 1: Harvest', tasks: [{ title: 'Pick (1 h)' }], resources: [] }],
    isEdited: true,
  },
  source: 'builtIn',
  startsOn: '2026-11-23',
  endsOn: '2026-11-29',
  changes: [],
  leftOut: [],
  ownWordsNotes: ['Nobody knows this goal.'],
};

let areaId: string;
let userId: string;

beforeEach(async () => {
  await signUp();
  await createArea(api, { name: 'Garage' });
  areaId = (await createArea(api, { name: 'Garden' })).area._id;
  userId = (await callApi<{ readonly user: { readonly _id: string } }>(api, 'GET', auth.me.path)).user._id;
  suggestAs({ weeklyHours: { value: 9, words: 'nine hours' } });
});

/** As the previous release stored it. */
function store(key: string, value: object): void {
  sessionStorage.setItem(key, encodeURIComponent(JSON.stringify({ version: 3, userId, value })));
}

const form = () => ({
  area: { focusAreaId: areaId },
  userPrompt: 'Grow tomatoes – “big” ones 🍅',
  structure: 'backlog',
  weeks: '2',
  weeklyHours: '3',
  effort: 'light',
  corrections,
});

test('a form that was filled in before an upgrade keeps what was typed', async () => {
  store('planForm', form());
  await renderApp(formPath);
  await expect.element(goalField).toHaveValue('Grow tomatoes – “big” ones 🍅');
  await expect.element(focusAreaField).toHaveValue(areaId);
  await expect.element(page.getByLabelText('Weeks of work')).toHaveValue('2');
  await expect.element(hoursField).toHaveValue('3');
  await expect.element(page.getByRole('radio', { name: /^Backlog/ })).toBeChecked();
  await expect.element(page.getByRole('radio', { name: 'Light' })).toBeChecked();
  const requests = await generateDraft();
  expect(requests).toMatchObject([{ body: { numberOfWeeks: 2, weeklyCommitmentHours: 3, commitmentLevel: 'light' } }]);
});

test('a draft that was edited before an upgrade is still there, and so is the form behind it', async () => {
  store('planForm', { ...form(), generated: { ...generated, area: { focusAreaId: areaId } } });
  await renderApp(formPath);
  await expect.element(draftHeading).toBeVisible();
  await expect.element(textbox('Title of the plan')).toHaveValue('My own title');
  await expect.element(textbox('Task 1 of week 1')).toHaveValue('Pick (1 h)');
  await page.getByRole('button', { name: 'Change the outline' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.element(goalField).toHaveValue('Grow tomatoes – “big” ones 🍅');
});

test('answers that were given before an upgrade are still there, and the review keeps what was set', async () => {
  const steps = wizardQuestions.map((question, n) => ({
    question: { question, examples: [], optional: false, multiSelect: false, pillar: `Pillar ${n}` },
    entry: { chosen: [], text: wizardAnswers[n] },
    answer: wizardAnswers[n],
    narrative: wizardAnswers.slice(0, n + 1).join(' '),
  }));
  const review = { title: 'Hola', weeks: '5', area: { focusAreaId: areaId }, corrections };
  store('planWizard', { sessionId: 'a session', steps, current: 8, review });
  await renderApp(wizardPath);
  for (const answer of wizardAnswers) await expect.element(answersRegion).toMatchTextContent(answer);
  await expect.element(weeksField).toHaveValue('5');
  await expect.element(page.getByLabelText('Title (optional)')).toHaveValue('Hola');
  await generateButton.click();
  await expect.element(textbox('Title of the plan')).toHaveValue('Hola');

  store('planWizard', { sessionId: 'a session', steps, current: 8, review, generated });
  await renderApp(wizardPath);
  await expect.element(textbox('Title of week 1')).toHaveValue('Harvest');
});
