import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { saferGoals } from '#domain/safety/safer-goals.ts';
import { makeArea } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { intercept, respond } from '#web/testing/network.ts';
import { open } from '#web/testing/open.tsx';
import { alert, answerField, button, drafted, formPath, generate, goal, openWizard, shownQuestion } from './testing.ts';

const help = page.getByRole('region', { name: 'Help' });
const builtIn = button('Use the built-in planner');

beforeEach(signUp);

test('the form offers help instead of a plan, keeps what was typed, and leads to no planner', async () => {
  await makeArea(api, { name: 'Life' });
  await open(formPath);
  await goal.fill('kill myself before christmas');
  await generate.click();
  await expect.element(alert.getByText(/you don't have to carry it alone/)).toBeVisible();
  await expect.element(alert).toHaveFocus();
  // The browser of these tests is British.
  await expect.element(help.getByRole('link', { name: 'Samaritans: 116 123' })).toHaveAttribute('href', 'tel:116123');
  await expect.element(help.getByRole('link', { name: /Find a helpline/ })).toBeVisible();
  await expect.element(button('Try again')).not.toBeInTheDocument();
  await expect.element(builtIn).not.toBeInTheDocument();
  await expect.element(goal).toHaveValue('kill myself before christmas');
});

test('a safe goal nearby can take its place', async () => {
  await makeArea(api, { name: 'Health' });
  await open(formPath);
  await goal.fill('lose 20 kg in 3 weeks');
  await generate.click();
  await help.getByRole('button', { name: /^Eat regularly/ }).click();
  await expect.element(alert).not.toBeInTheDocument();
  await expect.element(goal).toHaveValue(saferGoals['eating']);
  await expect.element(goal).toHaveFocus();
  await generate.click();
  await expect.element(drafted).toBeVisible();
});

test('the wizard offers help at the question whose answer raised the concern', async () => {
  await openWizard();
  await answerField.fill('I do not want to live anymore');
  await button('Submit').click();
  await expect.element(alert.getByText(/you don't have to carry it alone/)).toBeVisible();
  await expect.element(button('Try again')).not.toBeInTheDocument();
  await answerField.fill('Learn Spanish');
  await expect.element(alert).not.toBeInTheDocument();
  await button('Submit').click();
  await expect.element(shownQuestion).toHaveTextContent('How will you know that you have reached it?');
});

test('the wizard offers a safe goal where it asks for one', async () => {
  await openWizard();
  await answerField.fill('lose 20 kg in 3 weeks');
  await button('Submit').click();
  await help.getByRole('button', { name: /^Eat regularly/ }).click();
  await expect.element(alert).not.toBeInTheDocument();
  await expect.element(answerField).toHaveValue(saferGoals['eating']);
  await expect.element(answerField).toHaveFocus();
});

test('on a phone the helpline is not left behind the buttons', async () => {
  await page.viewport(360, 740);
  await openWizard();
  await answerField.fill('kill myself before christmas');
  await button('Submit').click();
  const link = await help.getByRole('link', { name: /Find a helpline/ }).findElement();
  await expect
    .poll(() => {
      const { left, bottom } = link.getBoundingClientRect();
      return document.elementFromPoint(left + 8, bottom - 8);
    })
    .toBe(link);
});

test('where a model refuses, the built-in planner is not offered', async () => {
  await makeArea(api, { name: 'Life' });
  intercept('/api/ai/planner', respond(200, { planner: 'model', model: 'small-model' }));
  intercept(
    '/api/ai/generate-action-plan',
    respond(422, { message: 'The assistant would rather not write a plan for this.', concern: 'refused' }),
  );
  await open(formPath);
  await goal.fill('Something odd');
  await generate.click();
  await expect.element(alert.getByText('The assistant would rather not')).toBeVisible();
  await expect.element(page.getByText('Written by small-model')).toBeVisible();
  await expect.element(builtIn).not.toBeInTheDocument();
});
