import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { saferGoals } from '#web/widgets/help/safer-goals.ts';
import { createArea } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { intercept, respond } from '#web/testing/network.ts';
import {
  alert,
  answerField,
  button,
  generateButton,
  generateDraft,
  goalField,
  openForm,
  openWizard,
  questionHeading,
} from '#web/testing/assistant.ts';

const help = page.getByRole('region', { name: 'Help' });
const builtInButton = button('Use the built-in planner');

beforeEach(signUp);

test('the form offers help instead of a plan, keeps the input, and offers no retry (AI-07)', async () => {
  await createArea(api, { name: 'Life' });
  await openForm('kill myself before christmas');
  await generateButton.click();
  await expect.element(alert.getByText(/You don't have to carry it alone/)).toBeVisible();
  await expect.element(alert).toHaveFocus();
  // The test browser is set to British English.
  await expect.element(help.getByRole('link', { name: 'Samaritans: 116 123' })).toHaveAttribute('href', 'tel:116123');
  await expect.element(help.getByRole('link', { name: /Find a helpline/ })).toBeVisible();
  await expect.element(button('Try again')).not.toBeInTheDocument();
  await expect.element(builtInButton).not.toBeInTheDocument();
  await expect.element(goalField).toHaveValue('kill myself before christmas');
});

test('somebody who is being hurt gets a helpline for violence at home, and no reproach', async () => {
  await createArea(api, { name: 'Life' });
  await openForm('Get away from my husband without him noticing, he hits me');
  await generateButton.click();
  await expect.element(alert.getByText(/not your fault, and you deserve to be safe/)).toBeVisible();
  await expect
    .element(help.getByRole('link', { name: 'National Domestic Abuse Helpline: 0808 2000 247' }))
    .toHaveAttribute('href', 'tel:08082000247');
  await help.getByRole('button', { name: /^Gather support/ }).click();
  await generateDraft();
});

test('a safer goal can replace the dangerous one', async () => {
  await createArea(api, { name: 'Health' });
  await openForm('lose 20 kg in 3 weeks');
  await generateButton.click();
  await help.getByRole('button', { name: /^Eat regularly/ }).click();
  await expect.element(alert).not.toBeInTheDocument();
  await expect.element(goalField).toHaveValue(saferGoals['eating']);
  await expect.element(goalField).toHaveFocus();
  await generateDraft();
});

test('the wizard offers help at the question whose answer raised the concern', async () => {
  await openWizard();
  await answerField.fill('I do not want to live anymore');
  await button('Submit').click();
  await expect.element(alert.getByText(/You don't have to carry it alone/)).toBeVisible();
  await expect.element(button('Try again')).not.toBeInTheDocument();
  await answerField.fill('Learn Spanish');
  await expect.element(alert).not.toBeInTheDocument();
  await button('Submit').click();
  await expect.element(questionHeading).toHaveTextContent('How will you know that you have reached it?');
});

test('the wizard offers a safer goal at the question about the goal', async () => {
  await openWizard();
  await answerField.fill('lose 20 kg in 3 weeks');
  await button('Submit').click();
  await help.getByRole('button', { name: /^Eat regularly/ }).click();
  await expect.element(alert).not.toBeInTheDocument();
  await expect.element(answerField).toHaveValue(saferGoals['eating']);
  await expect.element(answerField).toHaveFocus();
});

test('on a phone the helpline is not hidden behind the buttons', async () => {
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

test('the built-in planner is not offered when a model refuses', async () => {
  await createArea(api, { name: 'Life' });
  intercept('/api/ai/planner', respond(200, { planner: 'model', model: 'small-model' }));
  intercept(
    '/api/ai/plan-stream',
    respond(422, { message: 'The assistant would rather not write a plan for this.', concern: 'refused' }),
  );
  await openForm('Something odd');
  await generateButton.click();
  await expect.element(alert.getByText('The assistant would rather not')).toBeVisible();
  await expect.element(page.getByText('Written by small-model')).toBeVisible();
  await expect.element(builtInButton).not.toBeInTheDocument();
});
