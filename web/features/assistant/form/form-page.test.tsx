import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callApi } from '#testing/api.ts';
import { createArea } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { delayRequests, intercept } from '#web/testing/network.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import {
  alert,
  button,
  dialog,
  draftHeading,
  focusAreaField,
  formPath,
  generateButton,
  generateDraft,
  generationPath,
  goalCards,
  goalField,
  hoursField,
  inputValue,
  main,
  newAreaField,
  openDraft,
  openForm,
  textbox,
  weeksField,
} from '#web/testing/assistant.ts';

const areaMissing = page.getByText('Please select or enter a Focus Area.');

beforeEach(signUp);

test('starts with the documented defaults', async () => {
  await createArea(api, { name: 'Spanish' });
  await renderApp('/action-plans');
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
  await expect.element(weeksField).toHaveValue('4');
  await expect.element(hoursField).toHaveValue('4');
});

test('requires a focus area and a goal', async () => {
  await createArea(api, { name: 'Spanish' });
  await createArea(api, { name: 'Garden' });
  await renderApp(formPath);
  await generateButton.click();
  await expect.element(areaMissing).toBeVisible();
  await expect.element(page.getByText('Please enter a prompt describing your goal.')).toBeVisible();
  await expect.element(focusAreaField).toHaveFocus();
  await focusAreaField.selectOptions('New focus area…');
  await expect.element(newAreaField).toBeVisible();
  await expect.element(areaMissing).toBeVisible();
  await newAreaField.fill('Music');
  await expect.element(areaMissing).not.toBeInTheDocument();
});

test('rejects weeks and hours outside their range, and accepts a whole year', async () => {
  await createArea(api, { name: 'Garden' });
  await openForm('Learn Spanish');
  await weeksField.fill('53');
  await hoursField.fill('169');
  await generateButton.click();
  await expect.element(page.getByText('Weeks must be a whole number from 1 to 52.')).toBeVisible();
  await expect.element(page.getByText('Weekly hours must be a whole number from 1 to 168.')).toBeVisible();
  await expect.element(weeksField).toHaveFocus();
  await weeksField.fill('52');
  await hoursField.fill('3');
  await generateDraft();
  await expect.element(goalCards).toHaveLength(52);
  await expect.element(main).toMatchTextContent('3 h a week');
});

test('restores the text that an example replaced', async () => {
  await renderApp(formPath);
  await button('A run').click();
  await expect.poll(() => inputValue(goalField)).toMatch(/^Run 10 km/);
  await button('Savings').click();
  await expect.poll(() => inputValue(goalField)).not.toMatch(/^Run 10 km/);
  await expect.element(page.getByText('replaced by an example')).not.toBeInTheDocument();
  await goalField.fill('My own words');
  await button('A run').click();
  await expect.element(page.getByText('replaced by an example')).toBeVisible();
  await button('Undo').click();
  await expect.element(goalField).toHaveValue('My own words');
});

test('asks before discarding an edited draft', async () => {
  await createArea(api, { name: 'Spanish' });
  await openDraft();
  await textbox('Title of week 2').fill('Harvest');
  await button('Back to the form').click();
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(textbox('Title of week 2')).toHaveValue('Harvest');
  await button('Back to the form').click();
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect.element(goalField).toHaveValue('Hold a conversation in Spanish');
  await generateButton.click();
  await expect.element(textbox('Title of week 2')).not.toHaveValue('Harvest');
  // An unedited draft is discarded without asking, because it can be generated again.
  await button('Back to the form').click();
  await expect.element(goalField).toBeVisible();
});

test('keeps the input if generating is cancelled or fails (RL-01)', async () => {
  await createArea(api, { name: 'Spanish' });
  await openForm('Talk to the neighbours');
  const release = delayRequests(generationPath);
  await generateButton.click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(goalField).toHaveValue('Talk to the neighbours');
  release();

  const restore = intercept(generationPath, () =>
    Response.json({ message: 'That was a lot.' }, { status: 429, headers: { 'Retry-After': '600' } }),
  );
  await generateButton.click();
  await expect.element(alert).toHaveTextContent('That was a lot. You can try again in 10 minutes.');
  await expect.element(alert).toHaveFocus();
  await expect.element(goalField).toHaveValue('Talk to the neighbours');
  // No model is configured.
  await expect.element(button('Use the built-in planner')).not.toBeInTheDocument();
  restore();
  await button('Try again').click();
  await expect.element(draftHeading).toBeVisible();
});

test('asks for another focus area if the selected one was deleted', async () => {
  const { area } = await createArea(api, { name: 'Spanish' });
  await createArea(api, { name: 'Garden' });
  await renderApp(formPath);
  await focusAreaField.selectOptions('Spanish');
  await goalField.fill('Grow tomatoes');
  await callApi(api, 'DELETE', `/api/safe-delete/focus-areas/${area._id}`);
  await generateButton.click();
  await expect.element(page.getByText('The plan’s focus area has been deleted.')).toBeVisible();
  await expect.element(areaMissing).toBeVisible();
  await expect.element(page.getByRole('option', { name: 'Spanish' })).not.toBeInTheDocument();
  await focusAreaField.selectOptions('Garden');
  await generateDraft();
});

test('fits a phone, even with large text, and every target is large enough to tap', async () => {
  const pageWidth = () => document.documentElement.scrollWidth;
  await createArea(api, { name: 'x'.repeat(100) });
  await page.viewport(360, 740);
  await renderApp(formPath);
  await expect.element(goalField).toBeVisible();
  expect(pageWidth()).toBe(360);
  await goalField.fill('Hold a conversation in Spanish');
  await generateDraft();
  await textbox('Task 1 of week 1').fill('y'.repeat(150));
  await textbox('Task 2 of week 1').click();
  await expect.element(button('Move task 2 of week 1 up')).toBeVisible();
  await expect.element(button('Move task 3 of week 1 up')).not.toBeInTheDocument();
  expect(pageWidth()).toBe(360);
  const targets = main.getByRole('button').or(page.getByRole('textbox')).elements();
  expect(targets.length).toBeGreaterThan(20);
  const tooSmall = targets.filter((target) => {
    const { width, height } = target.getBoundingClientRect();
    // The touch target of 'More' after a long note extends beyond its text.
    return Math.round(Math.min(width, height)) < 44 && target.textContent !== 'More';
  });
  expect(tooSmall.map(({ outerHTML }) => outerHTML)).toEqual([]);
  document.documentElement.style.fontSize = '32px';
  try {
    expect(pageWidth()).toBe(360);
    await button('Back to the form').click();
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await expect.element(goalField).toBeVisible();
    expect(pageWidth()).toBe(360);
  } finally {
    document.documentElement.style.fontSize = '';
  }
});
