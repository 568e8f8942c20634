import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createArea } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { delayRequests, intercept, recordWrites, respond } from '#web/testing/network.ts';
import { remountApp, renderApp } from '#web/testing/render-app.tsx';
import {
  answerQuestions,
  button,
  chooseWeeks,
  dialog,
  draftHeading,
  formPath,
  generateButton,
  generationPath,
  goalField,
  hoursField,
  inputValue,
  main,
  openWizard,
  outlineAs,
  suggestAs,
  textbox,
  weeksField,
} from '#web/testing/assistant.ts';

const start = page.getByRole('group', { name: 'Start from' });
const starts = () => start.getByRole('button').all();
const step = (number: number) => textbox(`Step ${number}`);
const steps = () => page.getByRole('list', { name: 'Steps' }).getByRole('textbox').all().map(inputValue);
const announcer = () => document.querySelector('#announcer')!.textContent;
const press = (keys: string) => userEvent.keyboard(keys);
const motorbike = { id: 'restoring-a-motorbike', name: 'restoring a motorbike' };
const bicycle = { id: 'repairing-a-bicycle', name: 'repairing a bicycle' };

/** Inserts text at the caret of the focused field, as a browser does on paste. */
function paste(text: string): void {
  const field = document.activeElement as HTMLTextAreaElement;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
}

async function openForm(goal = 'Ride the CB350'): Promise<void> {
  await renderApp(formPath);
  await goalField.fill(goal);
}

/** Opens the outline of a playbook with three steps. */
async function openOutline(): Promise<void> {
  suggestAs({}, { playbooks: [motorbike, bicycle] });
  outlineAs();
  await openForm();
  await button(motorbike.name).click();
  await expect.element(step(3)).toHaveValue('Ride around the block');
}

beforeEach(async () => {
  await signUp();
  await createArea(api, { name: 'Garage' });
});

describe('the fields', () => {
  const found = {
    deadline: { value: '2100-05-01', words: 'by 1 May' },
    weeklyHours: { value: 5, words: '5 hours a week' },
    commitmentLevel: { value: 'strong', words: 'hard' },
    level: { value: 'beginner', words: 'never ridden' },
    budget: { value: '£900', words: 'for £900' },
  } as const;

  test('follow the words until the user sets them, say where they come from, and are sent as shown (AI-10)', async () => {
    suggestAs(found);
    await openForm();
    await expect.element(hoursField).toHaveValue('5');
    await expect.element(hoursField).toHaveAccessibleDescription('from “5 hours a week”');
    await expect.element(page.getByRole('radio', { name: 'Strong' })).toBeChecked();
    await expect.element(weeksField).toHaveValue('52');
    await expect.element(weeksField).toHaveAccessibleDescription('from “by 1 May”');
    // What was found opens the group by itself.
    await expect.element(page.getByLabelText('Experience')).toHaveValue('beginner');
    await button('No date').click();
    await expect.element(weeksField).toHaveValue('4');
    await chooseWeeks(6);
    await expect.element(weeksField).not.toHaveAccessibleDescription(/from/);
    await remountApp();
    await expect.element(hoursField).toHaveValue('5');
    const requests = recordWrites(generationPath);
    await generateButton.click();
    await expect.element(draftHeading).toBeVisible();
    const sent = { numberOfWeeks: 6, weeklyCommitmentHours: 5, commitmentLevel: 'strong', deadline: null };
    expect(requests).toMatchObject([{ body: { ...sent, level: 'beginner', budget: '£900', structure: 'weekly' } }]);
    for (const name of ['outline', 'facts', 'playbooks']) expect(requests[0]!.body).not.toHaveProperty(name);
  });

  test('end with a deadline that the user enters, unless the weeks are set', async () => {
    suggestAs({});
    await openForm();
    await page.getByText('More about it').click();
    const inFiveWeeks = new Date(Date.now() + 35 * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabelText('Done by').fill(inFiveWeeks);
    await expect.poll(() => inputValue(weeksField)).toMatch(/^[56]$/);
    await expect.element(weeksField).toHaveAccessibleDescription('until your deadline');
    await chooseWeeks(9);
    await page.getByLabelText('Done by').fill('2100-05-01');
    await expect.element(weeksField).toHaveValue('9');
  });

  test('do not look feasible if the deadline leaves less than the chosen weeks', async () => {
    suggestAs({});
    await openForm();
    await chooseWeeks(20);
    await expect.element(main).toMatchTextContent('It looks feasible.');
    const checks = recordWrites('/api/ai/feasibility-check');
    await page.getByText('More about it').click();
    const inFourWeeks = new Date(Date.now() + 28 * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabelText('Done by').fill(inFourWeeks);
    await expect.element(main).toMatchTextContent(/It does not fit yet\. ?Your deadline leaves [45] of 20 weeks\./);
    await expect
      .poll(() => checks)
      .toMatchObject([{ body: { weeks: expect.toSatisfy((weeks: number) => weeks <= 5) } }]);
    await button(/^Use [45] weeks$/).click();
    await expect.element(main).toMatchTextContent('It looks feasible.');
  });

  test('are read once the user pauses, with at most two requests, and never keep a plan from being written', async () => {
    const others = recordWrites('/api/ai/');
    const requests = suggestAs(found);
    await renderApp(formPath);
    (await goalField.findElement()).focus();
    await press('Ride');
    await expect.element(main).toMatchTextContent('It looks feasible.');
    expect(requests).toEqual([{ body: { userPrompt: 'Ride' } }]);
    expect(others.map(({ url }) => url)).toEqual(['/api/ai/feasibility-check']);
    delayRequests('/api/ai/suggest');
    await press(' far');
    await generateButton.click();
    await expect.element(draftHeading).toBeVisible();
  });

  test('keep their values if the text cannot be read', async () => {
    intercept('/api/ai/suggest', respond(503, { message: 'Busy.' }));
    await openForm();
    await expect.element(main).toMatchTextContent('Busy. You can still generate the plan.');
    await expect.element(weeksField).toHaveValue('4');
  });
});

describe('starting from', () => {
  test('a model comes first, and is asked only when it is chosen', async () => {
    intercept('/api/ai/planner', respond(200, { planner: 'model', model: 'wise-model' }));
    suggestAs({}, { playbooks: [motorbike] });
    const requests = outlineAs({ playbook: null, questions: [], audience: '', hours: null });
    await openForm();
    await expect.element(button(motorbike.name)).toBeVisible();
    const names = starts().map((each) => each.element().textContent);
    expect(names).toEqual(['Ask wise-model', motorbike.name, 'Another playbook…', 'Use a chatbot', 'My own steps']);
    expect(requests).toEqual([]);
    await button('Ask wise-model').click();
    await expect.element(main).toMatchTextContent('From the model.');
    expect(requests).toMatchObject([{ body: { source: 'model', userPrompt: 'Ride the CB350' } }]);
  });

  test('a playbook is said to be in English, and comes last, for a goal in another language', async () => {
    suggestAs({}, { playbooks: [motorbike], language: 'de' });
    await openForm('Das Motorrad wieder zum Laufen bringen');
    await expect.element(button(`${motorbike.name} (in English)`)).toBeVisible();
    await expect.element(starts()[0]!).toHaveTextContent('Use a chatbot');
  });

  test('any playbook can be found, also by keyboard', async () => {
    intercept('/api/ai/playbooks', respond(200, [{ id: 'sewing', name: 'sewing a dress', theme: 'crafts' }]));
    suggestAs({});
    const requests = outlineAs();
    await openForm();
    await button('A playbook…').click();
    await expect.element(page.getByRole('combobox', { name: 'Search all playbooks' })).toHaveFocus();
    await press('dress');
    await expect.element(page.getByRole('option', { name: 'sewing a dress' })).toBeVisible();
    await press('{Enter}');
    await expect.element(main).toMatchTextContent('From the playbook “sewing a dress”.');
    expect(requests).toMatchObject([{ body: { source: 'playbook', playbook: 'sewing' } }]);
  });

  test('the user’s own steps are lines of text, of which empty ones do not count', async () => {
    outlineAs({ playbook: null, milestones: [], questions: [], audience: '', hours: null });
    await openForm();
    await button('My own steps').click();
    await expect.element(step(1)).toHaveFocus();
    await generateButton.click();
    await expect.element(main).toMatchTextContent('Please add a step, or start from something else.');
    await step(1).click();
    await press('Find the spark (2 h){Enter}');
    paste('Clean the tank\n\nRide');
    await press('{Enter}');
    await expect.poll(steps).toEqual(['Find the spark (2 h)', 'Clean the tank', 'Ride', '']);
    const requests = recordWrites(generationPath);
    await generateButton.click();
    await expect.element(draftHeading).toBeVisible();
    const titles = ['Find the spark (2 h)', 'Clean the tank', 'Ride'];
    const milestones = titles.map((title) => ({ title, state: 'open' }));
    expect(requests).toMatchObject([{ body: { outline: { playbook: null, milestones, numbers: {} } } }]);
  });

  test('something else replaces the steps, and can be undone, like clearing them', async () => {
    await openOutline();
    await goalField.fill('Ride a bicycle');
    await button('Suggestions for the new text').click();
    outlineAs({ milestones: [{ title: 'Pump the tyres', state: 'open' }], questions: [] });
    await button(bicycle.name).click();
    await expect.poll(steps).toEqual(['Pump the tyres']);
    await button('Undo').click();
    await expect.poll(steps).toHaveLength(3);
    await button('Clear').click();
    await expect.element(start).toBeVisible();
    await button('Undo').click();
    await expect.poll(steps).toHaveLength(3);
  });

  test('needs a goal, and says why the steps could not be loaded', async () => {
    suggestAs({}, { playbooks: [motorbike] });
    await renderApp(formPath);
    await button('My own steps').click();
    await expect.element(main).toMatchTextContent('Please say what you want to achieve first.');
    await goalField.fill('Ride the CB350');
    intercept('/api/ai/outline', respond(404, { message: 'This playbook no longer exists.' }));
    await button(motorbike.name).click();
    await expect.element(page.getByRole('alert')).toMatchTextContent('This playbook no longer exists.');
    outlineAs();
    await button('Try again').click();
    await expect.element(step(1)).toHaveValue('Find the spark');
  });
});

describe('the steps', () => {
  test('are sent as the user left them, with the numbers, after a reload', async () => {
    await openOutline();
    await expect
      .element(main)
      .toMatchTextContent('For somebody with a garage and a manual. It usually takes 20 to 40 hours.');
    await button('Done already: Find the spark').click();
    await button('Not for me: Clean the tank').click();
    await step(3).fill('Ride to the sea');
    await press('{Enter}Wash it (1 h)');
    await page.getByLabelText('Length of the ride (km)').fill('80,5');
    await remountApp();
    await expect.poll(steps).toEqual(['Find the spark', 'Clean the tank', 'Ride to the sea', 'Wash it (1 h)']);
    await expect.element(button('Done already: Find the spark')).toHaveAttribute('aria-pressed', 'true');
    await button('Not for me: Clean the tank').click();
    const requests = recordWrites(generationPath);
    await generateButton.click();
    await expect.element(draftHeading).toBeVisible();
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
    await step(1).click();
    await press('{Alt>}{ArrowDown}{/Alt}');
    await expect.poll(steps).toEqual(['Clean the tank', 'Find the spark', 'Ride around the block']);
    await expect.element(step(2)).toHaveFocus();
    expect(announcer()).toContain('Step moved to position 2 of 3.');
    await button('Actions for Ride around the block').click();
    await page.getByRole('menuitem', { name: 'Move up' }).click();
    await expect.poll(steps).toEqual(['Clean the tank', 'Ride around the block', 'Find the spark']);
    await expect.element(button('Move Ride around the block')).toHaveFocus();
    await userEvent.dragAndDrop(button('Move Find the spark'), step(1), { force: true });
    await expect.poll(steps).toEqual(['Find the spark', 'Clean the tank', 'Ride around the block']);
    await button('Actions for Find the spark').click();
    await page.getByRole('menuitem', { name: 'Add a step below' }).click();
    await expect.element(step(2)).toHaveFocus();
    await press('Buy plugs');
    await button('Remove: Buy plugs').click();
    await expect.element(step(1)).toHaveFocus();
    await button('Undo').click();
    await expect.element(step(2)).toHaveValue('Buy plugs');
  });

  test('are limited in number', async () => {
    const titles = Array.from({ length: 59 }, (_, n) => `Step number ${n + 1}`);
    suggestAs({}, { playbooks: [motorbike] });
    outlineAs({ milestones: titles.map((title) => ({ title, state: 'open' })) });
    await openForm();
    await button(motorbike.name).click();
    await step(1).click();
    await press('{End}');
    paste('\nOne\nTwo');
    await expect.element(page.getByRole('alert')).toHaveTextContent('A plan can start from at most 60 steps.');
    await expect.element(step(1)).toHaveValue('Step number 1 One Two');
    await press('{Enter}');
    await expect.element(step(60)).toHaveValue('Step number 59');
    await expect.element(button('Add a step')).not.toBeInTheDocument();
  });

  test('that cannot be planned are named at their fields', async () => {
    await openOutline();
    await step(2).fill('');
    await page.getByLabelText('Length of the ride (km)').fill('1,000');
    await generateButton.click();
    await expect.element(step(2)).toHaveAccessibleDescription('Please name this step, or mark it as not for you.');
    await expect.element(step(2)).toHaveFocus();
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
    await generateButton.click();
    await expect.element(draftHeading).toBeVisible();
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
    await openForm();
    await button(motorbike.name).click();
    await expect.element(step(2)).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(360);
    const targets = page.getByRole('region', { name: 'Outline' }).getByRole('button').elements();
    const heights = targets.map((target) => Math.round(target.getBoundingClientRect().height));
    expect(heights.filter((height) => height < 44)).toEqual([]);
  });
});

test('the weeks that a playbook takes are suggested, but only if they are known', async () => {
  await openOutline();
  let isKnown = false;
  intercept('/api/ai/estimate-timeline', () => Response.json({ weeks: 11, hours: 44, isKnown }));
  const fit = page.getByRole('region', { name: 'Does it fit?' });
  await hoursField.fill('3');
  await expect.element(fit).toMatchTextContent('It does not fit yet.');
  isKnown = true;
  await hoursField.fill('5');
  await fit.getByRole('button', { name: 'Use 11 weeks' }).click();
  await expect.element(weeksField).toHaveValue('11');
});

test('the review of the wizard has the same outline', async () => {
  suggestAs({ weeks: { value: 3, words: 'In 3 weeks' } }, { playbooks: [motorbike] });
  outlineAs();
  await openWizard();
  await answerQuestions(0, 8);
  await button(motorbike.name).click();
  await button('Done already: Find the spark').click();
  const requests = recordWrites(generationPath);
  await generateButton.click();
  await expect.element(draftHeading).toBeVisible();
  const milestones = [{ state: 'done' }, { state: 'open' }, { state: 'open' }];
  expect(requests).toMatchObject([{ body: { numberOfWeeks: 3, outline: { milestones, numbers: { amount: 30 } } } }]);
  await button('Change the outline').click();
  await expect.element(page.getByRole('heading', { name: 'Outline' })).toHaveFocus();
});

test('a model’s question is answered in place, and the answer becomes part of the goal', async () => {
  suggestAs({});
  await openForm('Ride far');
  const failure = { message: 'The model needs to know more.', question: 'How far can you ride today?' };
  const restore = intercept(generationPath, respond(409, failure));
  await generateButton.click();
  await expect.element(page.getByLabelText(failure.question)).toBeVisible();
  restore();
  await page.getByLabelText(failure.question).fill('20 km');
  const requests = recordWrites(generationPath);
  await button('Add and generate').click();
  await expect.element(draftHeading).toBeVisible();
  expect(requests).toMatchObject([{ body: { userPrompt: 'Ride far\n\n20 km' } }]);
});

test('the prompt for a chatbot carries the outline', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await openOutline();
  const requests = recordWrites('/api/ai/plan-prompt');
  await button('Start from something else').click();
  await button('Use a chatbot').click();
  await button('Copy prompt').click();
  await expect.element(page.getByText(/^Prompt copied\./)).toBeVisible();
  expect(requests).toMatchObject([{ body: { outline: { playbook: motorbike.id } } }]);
  await expect.element(dialog).not.toBeInTheDocument();
});
