import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { ActionPlan } from '#contract/action-plans.ts';
import type { FocusArea } from '#contract/focus-areas.ts';
import { send } from '#testing/api.ts';
import { answers, questions } from '#testing/wizard-answers.ts';
import { api } from '#web/testing/api.ts';
import { open } from '#web/testing/open.tsx';

export const formPath = '/action-plans/generate-action-plan';
export const wizardPath = '/action-plans/generate-action-plan2';
export const planPath = /^\/action-plans\/[\da-f-]{36}$/;

export const main = page.getByRole('main');
export const alert = page.getByRole('alert');
export const dialog = page.getByRole('dialog');
export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const text = (name: string) => page.getByRole('textbox', { name, exact: true });
export const valueOf = (locator: { element(): Element }) => (locator.element() as HTMLInputElement).value;

export const focusArea = page.getByLabelText('Focus area', { exact: true });
export const newArea = text('New focus area');
export const goal = page.getByLabelText('What would you like to achieve?');
export const weeks = page.getByLabelText('Weeks', { exact: true });
export const hours = page.getByLabelText('Hours a week');
export const generate = button('Generate Plan');

export const drafted = page.getByRole('heading', { name: 'Draft: nothing is saved yet' });
export const save = button('Save plan');
export const goalCards = page.getByRole('article');
export const tasks = (of: string) =>
  page.getByRole('list', { name: `Tasks of ${of}`, exact: true }).getByRole('textbox');

/** Opens the form and generates a draft of four weeks. */
export async function openDraft(): Promise<void> {
  await open(formPath);
  await goal.fill('Hold a conversation in Spanish');
  await generate.click();
  await expect.element(drafted).toBeVisible();
}

export async function chooseAction(of: string, action: string): Promise<void> {
  await button(`Actions for ${of}`).click();
  await page.getByRole('menuitem', { name: action }).click();
}

export const shownQuestion = main.getByRole('heading', { level: 2 });
export const answerField = page.getByLabelText(/^(Your answer|Other)$/);
export const givenAnswers = page.getByRole('region', { name: 'Your answers' });

export async function openWizard(): Promise<void> {
  await open(wizardPath);
  await expect.element(shownQuestion).toHaveTextContent(questions[0]);
}

/** Answers the questions from the one shown up to the one before `to`; after the last one comes the review. */
export async function answerQuestions(from: number, to: number): Promise<void> {
  for (const [n, question] of [...questions.entries()].slice(from, to)) {
    await expect.element(shownQuestion).toHaveTextContent(question);
    await answerField.fill(answers[n]!);
    await button('Submit').click();
  }
  await expect.element(shownQuestion).toHaveTextContent(questions[to] ?? 'Review your plan');
}

export const savedPlans = () => send<ActionPlan[]>(api, 'GET', '/api/action-plans');

export async function areaNames(): Promise<string[]> {
  return (await send<FocusArea[]>(api, 'GET', '/api/focus-areas')).map(({ name }) => name);
}
