import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { ActionPlan } from '#contract/plans/action-plans.ts';
import type { FocusArea } from '#contract/goals/focus-areas.ts';
import type { OutlineResponse, Suggestions } from '#contract/assistant/outlines.ts';
import { type Understanding, emptyFacts } from '#contract/assistant/understanding.ts';
import { callApi } from '#testing/api.ts';
import { wizardAnswers, wizardQuestions } from '#testing/wizard-dialogue.ts';
import { api } from './api.ts';
import { intercept, recordWrites } from './network.ts';
import { renderApp } from './render-app.tsx';

export const formPath = '/action-plans/generate-action-plan';
export const wizardPath = '/action-plans/generate-action-plan2';
export const planPath = /^\/action-plans\/[\da-f-]{36}$/;

/** The request that generates a draft, from the form and from the wizard. */
export const generationPath = '/api/ai/plan-stream';

export const main = page.getByRole('main');
export const alert = page.getByRole('alert');
export const dialog = page.getByRole('dialog');
export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const textbox = (name: string) => page.getByRole('textbox', { name, exact: true });
export const inputValue = (locator: { element(): Element }) => (locator.element() as HTMLInputElement).value;

export const focusAreaField = page.getByLabelText('Focus area', { exact: true });
export const newAreaField = textbox('New focus area');
export const goalField = page.getByLabelText('What would you like to achieve?');
export const weeksField = page.getByLabelText('Weeks', { exact: true });
export const hoursField = page.getByLabelText('Hours a week');
export const generateButton = button('Generate Plan');

export const draftHeading = page.getByRole('heading', { name: 'Draft: nothing is saved yet' });
export const saveButton = button('Save plan');
export const goalCards = page.getByRole('article');
export const taskFields = (goal: string) =>
  page.getByRole('list', { name: `Tasks of ${goal}`, exact: true }).getByRole('textbox');

/** Empties the field first: a value that is shown already would not count as chosen. */
export async function chooseWeeks(weeks: number): Promise<void> {
  await weeksField.clear();
  await weeksField.fill(String(weeks));
}

export async function openForm(goal: string): Promise<void> {
  await renderApp(formPath);
  await goalField.fill(goal);
}

/** Generates a draft from what is on the screen. Returns the requests. */
export async function generateDraft(): Promise<readonly { readonly body: unknown }[]> {
  const requests = recordWrites(generationPath);
  await generateButton.click();
  await expect.element(draftHeading).toBeVisible();
  return requests;
}

/** Generates a four-week draft from the form. */
export async function openDraft(): Promise<void> {
  await openForm('Hold a conversation in Spanish');
  await chooseWeeks(4);
  await generateDraft();
}

/** Inserts text at the caret of the focused field, as a browser does on paste. */
export function paste(text: string): void {
  const field = document.activeElement as HTMLTextAreaElement;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
}

export const questionHeading = main.getByRole('heading', { level: 2 });
export const answerField = page.getByLabelText(/^(Your answer|Other)$/);
export const answersRegion = page.getByRole('region', { name: 'Your answers' });

export async function openWizard(): Promise<void> {
  await renderApp(wizardPath);
  await expect.element(questionHeading).toHaveTextContent(wizardQuestions[0]);
}

/** Answers the questions with index `from` up to, but not including, `to`. After the last one comes the review. */
export async function answerQuestions(from: number, to: number): Promise<void> {
  for (const [n, question] of [...wizardQuestions.entries()].slice(from, to)) {
    await expect.element(questionHeading).toHaveTextContent(question);
    await answerField.fill(wizardAnswers[n]!);
    await button('Submit').click();
  }
  await expect.element(questionHeading).toHaveTextContent(wizardQuestions[to] ?? 'Review your plan');
}

export const listSavedPlans = () => callApi<ActionPlan[]>(api, 'GET', '/api/action-plans');

export async function listAreaNames(): Promise<string[]> {
  return (await callApi<FocusArea[]>(api, 'GET', '/api/focus-areas')).map(({ name }) => name);
}

export const sampleUnderstanding: Understanding = {
  facts: emptyFacts,
  playbooks: [],
  alternatives: [],
  structure: 'weekly',
  weeks: 4,
  weeklyHours: 4,
  commitmentLevel: 'medium',
  startsOn: '2026-11-23',
  endsOn: '2026-12-20',
  feasible: true,
  notes: [],
  needsParts: false,
};

const noSuggestions: Suggestions = {
  playbooks: [],
  isClear: false,
  language: 'en',
  fields: {
    deadline: null,
    weeks: null,
    weeklyHours: null,
    structure: null,
    commitmentLevel: null,
    level: null,
    budget: null,
  },
};

/** Responds to what the user writes with these suggestions. Returns the requests. */
export function suggestAs(
  fields: Partial<Suggestions['fields']>,
  rest: Partial<Omit<Suggestions, 'fields'>> = {},
): { readonly body: unknown }[] {
  const requests: { body: unknown }[] = [];
  intercept('/api/ai/suggest', ({ body }) => {
    requests.push({ body });
    return Response.json({ ...noSuggestions, ...rest, fields: { ...noSuggestions.fields, ...fields } });
  });
  return requests;
}

export const sampleOutline: OutlineResponse = {
  playbook: 'restoring-a-motorbike',
  milestones: ['Find the spark', 'Clean the tank', 'Ride around the block'].map((title) => ({ title, state: 'open' })),
  questions: [{ key: 'amount', label: 'Length of the ride', unit: 'km', value: 30, minimum: 5, maximum: 500 }],
  audience: 'somebody with a garage and a manual',
  hours: { from: 20, to: 40 },
};

/** Responds with this outline. Returns the requests. */
export function outlineAs(outline: Partial<OutlineResponse> = {}): { readonly body: unknown }[] {
  const requests: { body: unknown }[] = [];
  intercept('/api/ai/outline', ({ body }) => {
    requests.push({ body });
    return Response.json({ ...sampleOutline, ...outline } satisfies OutlineResponse);
  });
  return requests;
}

export const stepField = (number: number) => textbox(`Step ${number}`);
export const motorbike = { id: 'restoring-a-motorbike', name: 'restoring a motorbike' };

/** Opens the outline of a playbook with three steps. */
export async function openOutline(...others: readonly (typeof motorbike)[]): Promise<void> {
  suggestAs({}, { playbooks: [motorbike, ...others] });
  outlineAs();
  await openForm('Ride the CB350');
  await button(motorbike.name).click();
  await expect.element(stepField(3)).toHaveValue('Ride around the block');
}
