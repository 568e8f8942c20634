import type { Page } from '@playwright/test';
import type { ActionPlan } from '#contract/action-plans.ts';
import { answers, questions } from '../testing/wizard-answers.ts';
import { expect } from './fixtures.ts';

export const wizardPath = '/action-plans/generate-action-plan2';

export const shownQuestion = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
export const answerField = (page: Page) => page.getByLabel(/^(Your answer|Other)$/);

export const newArea = (page: Page) => page.getByRole('textbox', { name: 'New focus area', exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export async function openWizard(page: Page): Promise<void> {
  await page.goto(wizardPath);
  await expect(shownQuestion(page)).toHaveText(questions[0]);
}

/** Answers the questions from the one that is shown up to the one before `to`; after the last comes the review. */
export async function talk(page: Page, from: number, to: number, said: readonly string[] = answers): Promise<void> {
  for (let n = from; n < to; n++) {
    await expect(shownQuestion(page)).toHaveText(questions[n]!);
    await answerField(page).fill(said[n]!);
    await button(page, 'Submit').click();
  }
  await expect(shownQuestion(page)).toHaveText(questions[to] ?? 'Review your plan');
}

export async function plansOf(page: Page): Promise<ActionPlan[]> {
  const answer = await page.request.get('/api/action-plans');
  return (await answer.json()) as ActionPlan[];
}
