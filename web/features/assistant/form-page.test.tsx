import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { send } from '#testing/api.ts';
import { makeArea } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { hold, intercept } from '#web/testing/network.ts';
import { open } from '#web/testing/open.tsx';
import {
  alert,
  button,
  dialog,
  drafted,
  focusArea,
  formPath,
  generate,
  goal,
  goalCards,
  hours,
  main,
  newArea,
  openDraft,
  text,
  valueOf,
  weeks,
} from './testing.ts';

const areaMissing = page.getByText('Please select or enter a Focus Area.');

beforeEach(signUp);

test('starts with the documented defaults', async () => {
  await makeArea(api, { name: 'Spanish' });
  await open('/action-plans');
  await page.getByRole('link', { name: 'Generate Plan', exact: true }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Generate Action Plan');
  await expect
    .element(page.getByText('Written by the built-in planner. What you type stays on this server.'))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Answer eight questions' }))
    .toHaveAttribute('href', `${formPath}2`);
  await expect.element(page.getByRole('radio', { name: /^Weekly/ })).toBeChecked();
  await expect.element(page.getByRole('radio', { name: 'Medium' })).toBeChecked();
  await expect.element(weeks).toHaveValue('4');
  await expect.element(hours).toHaveValue('4');
});

test('requires a focus area and a goal', async () => {
  await makeArea(api, { name: 'Spanish' });
  await makeArea(api, { name: 'Garden' });
  await open(formPath);
  await generate.click();
  await expect.element(areaMissing).toBeVisible();
  await expect.element(page.getByText('Please enter a prompt describing your goal.')).toBeVisible();
  await expect.element(focusArea).toHaveFocus();
  await focusArea.selectOptions('New focus area…');
  await expect.element(newArea).toBeVisible();
  await expect.element(areaMissing).toBeVisible();
  await newArea.fill('Music');
  await expect.element(areaMissing).not.toBeInTheDocument();
});

test('rejects weeks and hours outside their range, and accepts a whole year', async () => {
  await makeArea(api, { name: 'Garden' });
  await open(formPath);
  await goal.fill('Grow tomatoes');
  await weeks.fill('53');
  await hours.fill('169');
  await generate.click();
  await expect.element(page.getByText('Weeks must be a whole number from 1 to 52.')).toBeVisible();
  await expect.element(page.getByText('Weekly hours must be a whole number from 1 to 168.')).toBeVisible();
  await expect.element(weeks).toHaveFocus();
  await weeks.fill('52');
  await hours.fill('3');
  await generate.click();
  await expect.element(drafted).toBeVisible();
  await expect.element(goalCards).toHaveLength(52);
  await expect.element(main).toMatchTextContent('3 h a week');
});

test('restores the text that an example replaced', async () => {
  await open(formPath);
  await button('A run').click();
  await expect.poll(() => valueOf(goal)).toMatch(/^Run 10 km/);
  await button('Savings').click();
  await expect.poll(() => valueOf(goal)).not.toMatch(/^Run 10 km/);
  await expect.element(page.getByText('replaced by an example')).not.toBeInTheDocument();
  await goal.fill('My own words');
  await button('A run').click();
  await expect.element(page.getByText('replaced by an example')).toBeVisible();
  await button('Undo').click();
  await expect.element(goal).toHaveValue('My own words');
});

test('asks before throwing an edited draft away', async () => {
  await makeArea(api, { name: 'Spanish' });
  await openDraft();
  await text('Title of week 2').fill('Harvest');
  await button('Change the form').click();
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(text('Title of week 2')).toHaveValue('Harvest');
  await button('Change the form').click();
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect.element(goal).toHaveValue('Hold a conversation in Spanish');
  await generate.click();
  await expect.element(text('Title of week 2')).not.toHaveValue('Harvest');
  // A draft that was not edited can be written again at any time.
  await button('Change the form').click();
  await expect.element(goal).toBeVisible();
});

test('keeps what was typed when generating is cancelled or fails', async () => {
  await makeArea(api, { name: 'Spanish' });
  await open(formPath);
  await goal.fill('Talk to the neighbours');
  const generateNow = hold('/api/ai/generate-action-plan');
  await generate.click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(goal).toHaveValue('Talk to the neighbours');
  generateNow();

  const restore = intercept('/api/ai/generate-action-plan', () =>
    Response.json({ message: 'That was a lot.' }, { status: 429, headers: { 'Retry-After': '600' } }),
  );
  await generate.click();
  await expect.element(alert).toHaveTextContent('That was a lot. You can try again in 10 minutes.');
  await expect.element(alert).toHaveFocus();
  await expect.element(goal).toHaveValue('Talk to the neighbours');
  // There is no model to do without.
  await expect.element(button('Use the built-in planner')).not.toBeInTheDocument();
  restore();
  await button('Try again').click();
  await expect.element(drafted).toBeVisible();
});

test('asks for another focus area when the selected one was deleted', async () => {
  const { area } = await makeArea(api, { name: 'Spanish' });
  await makeArea(api, { name: 'Garden' });
  await open(formPath);
  await focusArea.selectOptions('Spanish');
  await goal.fill('Grow tomatoes');
  await send(api, 'DELETE', `/api/safe-delete/focus-areas/${area._id}`);
  await generate.click();
  await expect.element(page.getByText('The plan’s focus area has been deleted.')).toBeVisible();
  await expect.element(areaMissing).toBeVisible();
  await expect.element(page.getByRole('option', { name: 'Spanish' })).not.toBeInTheDocument();
  await focusArea.selectOptions('Garden');
  await generate.click();
  await expect.element(drafted).toBeVisible();
});

test('fits a phone, also with large text, and every target is large enough for a thumb', async () => {
  const pageWidth = () => document.documentElement.scrollWidth;
  await makeArea(api, { name: 'x'.repeat(100) });
  await page.viewport(360, 740);
  await open(formPath);
  await expect.element(goal).toBeVisible();
  expect(pageWidth()).toBe(360);
  await goal.fill('Hold a conversation in Spanish');
  await generate.click();
  await expect.element(drafted).toBeVisible();
  await text('Task 1 of week 1').fill('y'.repeat(150));
  await text('Task 2 of week 1').click();
  await expect.element(button('Move task 2 of week 1 up')).toBeVisible();
  await expect.element(button('Move task 3 of week 1 up')).not.toBeInTheDocument();
  expect(pageWidth()).toBe(360);
  const targets = main.getByRole('button').or(page.getByRole('textbox')).elements();
  expect(targets.length).toBeGreaterThan(20);
  const tooSmall = targets.filter((target) => {
    const { width, height } = target.getBoundingClientRect();
    // The target of 'More' after a long note extends beyond its text.
    return Math.round(Math.min(width, height)) < 44 && target.textContent !== 'More';
  });
  expect(tooSmall.map(({ outerHTML }) => outerHTML)).toEqual([]);
  document.documentElement.style.fontSize = '32px';
  try {
    expect(pageWidth()).toBe(360);
    await button('Change the form').click();
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await expect.element(goal).toBeVisible();
    expect(pageWidth()).toBe(360);
  } finally {
    document.documentElement.style.fontSize = '';
  }
});
