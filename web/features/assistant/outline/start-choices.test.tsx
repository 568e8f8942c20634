import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createArea } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { intercept, recordWrites, respond } from '#web/testing/network.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import {
  button,
  dialog,
  formPath,
  generateButton,
  generateDraft,
  goalField,
  inputValue,
  main,
  motorbike,
  openForm,
  openOutline,
  outlineAs,
  paste,
  stepField,
  suggestAs,
} from '#web/testing/assistant.ts';

const start = page.getByRole('group', { name: 'Start from' });
const starts = () => start.getByRole('button').all();
const steps = () => page.getByRole('list', { name: 'Steps' }).getByRole('textbox').all().map(inputValue);
const press = (keys: string) => userEvent.keyboard(keys);
const bicycle = { id: 'repairing-a-bicycle', name: 'repairing a bicycle' };

beforeEach(async () => {
  await signUp();
  await createArea(api, { name: 'Garage' });
});

describe('starting from', () => {
  test('a model comes first, and is asked only when it is chosen', async () => {
    intercept('/api/ai/planner', respond(200, { planner: 'model', model: 'wise-model' }));
    suggestAs({}, { playbooks: [motorbike] });
    const requests = outlineAs({ playbook: null, questions: [], audience: '', hours: null });
    await openForm('Ride the CB350');
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
    await openForm('Ride the CB350');
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
    await openForm('Ride the CB350');
    await button('My own steps').click();
    await expect.element(stepField(1)).toHaveFocus();
    await generateButton.click();
    await expect.element(main).toMatchTextContent('Please add a step, or start from something else.');
    await stepField(1).click();
    await press('Find the spark (2 h){Enter}');
    paste('Clean the tank\n\nRide');
    await press('{Enter}');
    await expect.poll(steps).toEqual(['Find the spark (2 h)', 'Clean the tank', 'Ride', '']);
    const requests = await generateDraft();
    const titles = ['Find the spark (2 h)', 'Clean the tank', 'Ride'];
    const milestones = titles.map((title) => ({ title, state: 'open' }));
    expect(requests).toMatchObject([{ body: { outline: { playbook: null, milestones, numbers: {} } } }]);
  });

  test('something else replaces the steps, and can be undone, like clearing them', async () => {
    await openOutline(bicycle);
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
    await expect.element(stepField(1)).toHaveValue('Find the spark');
  });
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
