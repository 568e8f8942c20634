import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createArea } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { delayRequests, intercept, recordWrites, respond } from '#web/testing/network.ts';
import { remountApp, renderApp } from '#web/testing/render-app.tsx';
import {
  button,
  chooseWeeks,
  draftHeading,
  formPath,
  generateButton,
  generateDraft,
  generationPath,
  goalField,
  hoursField,
  inputValue,
  main,
  openForm,
  openOutline,
  suggestAs,
  weeksField,
} from '#web/testing/assistant.ts';

const press = (keys: string) => userEvent.keyboard(keys);

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
    await openForm('Ride the CB350');
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
    const requests = await generateDraft();
    const sent = { numberOfWeeks: 6, weeklyCommitmentHours: 5, commitmentLevel: 'strong', deadline: null };
    expect(requests).toMatchObject([{ body: { ...sent, level: 'beginner', budget: '£900', structure: 'weekly' } }]);
    for (const name of ['outline', 'facts', 'playbooks']) expect(requests[0]!.body).not.toHaveProperty(name);
  });

  test('end with a deadline that the user enters, unless the weeks are set', async () => {
    suggestAs({});
    await openForm('Ride the CB350');
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
    await openForm('Ride the CB350');
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
    await generateDraft();
  });

  test('keep their values if the text cannot be read', async () => {
    intercept('/api/ai/suggest', respond(503, { message: 'Busy.' }));
    await openForm('Ride the CB350');
    await expect.element(main).toMatchTextContent('Busy. You can still generate the plan.');
    await expect.element(weeksField).toHaveValue('4');
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
