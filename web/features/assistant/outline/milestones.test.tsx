import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createArea } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { recordWrites } from '#web/testing/network.ts';
import { remountApp } from '#web/testing/render-app.tsx';
import {
  answerQuestions,
  button,
  generateButton,
  generateDraft,
  generationPath,
  inputValue,
  main,
  motorbike,
  openForm,
  openOutline,
  openWizard,
  outlineAs,
  paste,
  stepField,
  suggestAs,
} from '#web/testing/assistant.ts';

const steps = () => page.getByRole('list', { name: 'Steps' }).getByRole('textbox').all().map(inputValue);
const announcer = () => document.querySelector('#announcer')!.textContent;
const press = (keys: string) => userEvent.keyboard(keys);

beforeEach(async () => {
  await signUp();
  await createArea(api, { name: 'Garage' });
});

describe('the steps', () => {
  test('are sent as the user left them, with the numbers, after a reload', async () => {
    await openOutline();
    await expect
      .element(main)
      .toMatchTextContent('For somebody with a garage and a manual. It usually takes 20 to 40 hours.');
    await button('Done already: Find the spark').click();
    await button('Not for me: Clean the tank').click();
    await stepField(3).fill('Ride to the sea');
    await press('{Enter}Wash it (1 h)');
    await page.getByLabelText('Length of the ride (km)').fill('80,5');
    await remountApp();
    await expect.poll(steps).toEqual(['Find the spark', 'Clean the tank', 'Ride to the sea', 'Wash it (1 h)']);
    await expect.element(button('Done already: Find the spark')).toHaveAttribute('aria-pressed', 'true');
    await button('Not for me: Clean the tank').click();
    const requests = await generateDraft();
    const outline = {
      playbook: motorbike.id,
      milestones: [
        { title: 'Find the spark', state: 'done' },
        { title: 'Clean the tank', state: 'open' },
        { title: 'Ride to the sea', state: 'open', original: 'Ride around the block' },
        { title: 'Wash it (1 h)', state: 'open' },
      ],
      numbers: { amount: 80.5 },
    };
    expect(requests).toMatchObject([{ body: { outline } }]);
    // The way back from the draft leads to them.
    await button('Change the outline').click();
    await expect.element(page.getByRole('heading', { name: 'Outline' })).toHaveFocus();
    await expect.poll(steps).toHaveLength(4);
  });

  test('are moved by keyboard, button and pointer, added between others and removed', async () => {
    await openOutline();
    await stepField(1).click();
    await press('{Alt>}{ArrowDown}{/Alt}');
    await expect.poll(steps).toEqual(['Clean the tank', 'Find the spark', 'Ride around the block']);
    await expect.element(stepField(2)).toHaveFocus();
    expect(announcer()).toContain('Step moved to position 2 of 3.');
    await button('Actions for Ride around the block').click();
    await page.getByRole('menuitem', { name: 'Move up' }).click();
    await expect.poll(steps).toEqual(['Clean the tank', 'Ride around the block', 'Find the spark']);
    await expect.element(button('Move Ride around the block')).toHaveFocus();
    await userEvent.dragAndDrop(button('Move Find the spark'), stepField(1), { force: true });
    await expect.poll(steps).toEqual(['Find the spark', 'Clean the tank', 'Ride around the block']);
    await button('Actions for Find the spark').click();
    await page.getByRole('menuitem', { name: 'Add a step below' }).click();
    await expect.element(stepField(2)).toHaveFocus();
    await press('Buy plugs');
    await button('Remove: Buy plugs').click();
    await expect.element(stepField(1)).toHaveFocus();
    await button('Undo').click();
    await expect.element(stepField(2)).toHaveValue('Buy plugs');
  });

  test('are limited in number', async () => {
    const titles = Array.from({ length: 59 }, (_, n) => `Step number ${n + 1}`);
    suggestAs({}, { playbooks: [motorbike] });
    outlineAs({ milestones: titles.map((title) => ({ title, state: 'open' })) });
    await openForm('Ride the CB350');
    await button(motorbike.name).click();
    await stepField(1).click();
    await press('{End}');
    paste('\nOne\nTwo');
    await expect.element(page.getByRole('alert')).toHaveTextContent('A plan can start from at most 60 steps.');
    await expect.element(stepField(1)).toHaveValue('Step number 1 One Two');
    await press('{Enter}');
    await expect.element(stepField(60)).toHaveValue('Step number 59');
    await expect.element(button('Add a step')).not.toBeInTheDocument();
  });

  test('that cannot be planned are named at their fields', async () => {
    await openOutline();
    await stepField(2).fill('');
    await page.getByLabelText('Length of the ride (km)').fill('1,000');
    await generateButton.click();
    await expect.element(stepField(2)).toHaveAccessibleDescription('Please name this step, or mark it as not for you.');
    await expect.element(stepField(2)).toHaveFocus();
    await expect.element(page.getByText('Please enter a number from 5 to 500.')).toBeVisible();
  });

  test('that are all done get a kind word instead of a request', async () => {
    await openOutline();
    for (const done of page.getByRole('button', { name: /^Done already/ }).all()) await done.click();
    const requests = recordWrites(generationPath);
    await generateButton.click();
    await expect.element(page.getByText('Everything here is done already. Well done!')).toBeVisible();
    expect(requests).toEqual([]);
    await button('Add a step').click();
    await press('Ride to Rome');
    await generateDraft();
  });

  test('fit a phone, with targets that are large enough to tap', async () => {
    await page.viewport(360, 740);
    suggestAs({}, { playbooks: [motorbike] });
    outlineAs({
      milestones: [
        { title: `${'long '.repeat(20)}${'x'.repeat(60)}`, state: 'open' },
        { title: 'b', state: 'open' },
      ],
    });
    await openForm('Ride the CB350');
    await button(motorbike.name).click();
    await expect.element(stepField(2)).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(360);
    const targets = page.getByRole('region', { name: 'Outline' }).getByRole('button').elements();
    const heights = targets.map((target) => Math.round(target.getBoundingClientRect().height));
    expect(heights.filter((height) => height < 44)).toEqual([]);
  });
});

test('the review of the wizard has the same outline', async () => {
  suggestAs({ weeks: { value: 3, words: 'In 3 weeks' } }, { playbooks: [motorbike] });
  outlineAs();
  await openWizard();
  await answerQuestions(0, 8);
  await button(motorbike.name).click();
  await button('Done already: Find the spark').click();
  const requests = await generateDraft();
  const milestones = [{ state: 'done' }, { state: 'open' }, { state: 'open' }];
  expect(requests).toMatchObject([{ body: { numberOfWeeks: 3, outline: { milestones, numbers: { amount: 30 } } } }]);
  await button('Change the outline').click();
  await expect.element(page.getByRole('heading', { name: 'Outline' })).toHaveFocus();
});
