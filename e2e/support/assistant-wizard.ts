import type { Page } from '@playwright/test';
import type { ActionPlan } from '#contract/plans/action-plans.ts';
import { wizardAnswers, wizardQuestions } from '#testing/wizard-dialogue.ts';
import { expect } from './fixtures.ts';

export const wizardPath = '/action-plans/generate-action-plan2';

export const currentQuestion = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
export const answerField = (page: Page) => page.getByLabel(/^(Your answer|Other)$/);

export const newAreaField = (page: Page) => page.getByRole('textbox', { name: 'New focus area', exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export async function openWizard(page: Page): Promise<void> {
  await page.goto(wizardPath);
  await expect(currentQuestion(page)).toHaveText(wizardQuestions[0]);
}

/** Answers questions `from` to `to - 1`, and waits for the next question, or for the review after the last one. */
export async function answerQuestions(
  page: Page,
  from: number,
  to: number,
  texts: readonly string[] = wizardAnswers,
): Promise<void> {
  for (let n = from; n < to; n++) {
    await expect(currentQuestion(page)).toHaveText(wizardQuestions[n]!);
    await answerField(page).fill(texts[n]!);
    await button(page, 'Submit').click();
  }
  await expect(currentQuestion(page)).toHaveText(wizardQuestions[to] ?? 'Review your plan');
}

export async function listPlans(page: Page): Promise<ActionPlan[]> {
  const response = await page.request.get('/api/action-plans');
  return (await response.json()) as ActionPlan[];
}
