import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createArea } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { intercept, recordWrites, respond } from '#web/testing/network.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { currentUrl } from '#web/testing/screen.ts';
import {
  answerQuestions,
  button,
  dialog,
  draftHeading,
  formPath,
  goalCards,
  listSavedPlans,
  main,
  openDraft,
  openForm,
  openWizard,
  planPath,
  saveButton,
  textbox,
} from '#web/testing/assistant.ts';

const planField = dialog.getByLabelText('Plan', { exact: true });
const readButton = dialog.getByRole('button', { name: 'Read plan' });
const chatReply = `Sure! Here is your plan.

## Week 1: Find the spark
- Measure the voltage at both coils (45 min)
- Order plugs (30 min)

## Week 2: Ride
- Ride around the block (1 h)

| Part | Price |
|---|---|
| plugs | £20 |

Let me know if you want more detail!`;

const openChatbot = () => button('Use a chatbot').click();

const writeText = vi.spyOn(navigator.clipboard, 'writeText');

beforeEach(async () => {
  writeText.mockReset().mockResolvedValue();
  await signUp();
});

describe('a pasted plan', () => {
  test('becomes a draft with what was left out, and can be saved', async () => {
    await createArea(api, { name: 'Garage' });
    await renderApp(formPath);
    await openChatbot();
    await button('Paste a plan').click();
    await expect.element(planField).toHaveFocus();
    await planField.fill(chatReply);
    await readButton.click();
    await expect.element(draftHeading).toHaveFocus();
    await expect.element(goalCards).toHaveLength(2);
    await expect.element(textbox('Title of week 1')).toHaveValue('Find the spark');
    await expect.element(main).toMatchTextContent('Read from the text you pasted.');
    await expect
      .element(page.getByRole('region', { name: 'Not in this draft' }))
      .toMatchTextContent('Let me know if you want more detail!');
    await saveButton.click();
    await expect.poll(currentUrl).toMatch(planPath);
    expect(await listSavedPlans()).toMatchObject([{ weeks: 2 }]);
  });

  test('asks for the focus area if there are several', async () => {
    await createArea(api, { name: 'Garage' });
    await createArea(api, { name: 'Garden' });
    await renderApp('/action-plans');
    await page.getByRole('link', { name: 'Paste a plan' }).click();
    await planField.fill(chatReply);
    await readButton.click();
    await expect.element(draftHeading).toBeVisible();
    await saveButton.click();
    await expect.element(page.getByText('Please select or enter a Focus Area.')).toBeVisible();
    await page.getByLabelText('Focus area', { exact: true }).selectOptions('Garage');
    await saveButton.click();
    await expect.poll(currentUrl).toMatch(planPath);
  });

  test('can be a dropped file', async () => {
    await renderApp(formPath);
    await openChatbot();
    await button('Paste a plan').click();
    const file = new File([chatReply], 'plan.md', { type: 'text/markdown' });
    await userEvent.upload(dialog.getByLabelText(/^Choose a file, or drop it here/), file);
    await expect.element(planField).toHaveValue(chatReply);
  });

  test('keeps the text if there is no plan in it', async () => {
    await renderApp(formPath);
    await openChatbot();
    await button('Paste a plan').click();
    await readButton.click();
    await expect.element(dialog.getByText('Please paste a plan.')).toBeVisible();
    intercept('/api/ai/read-plan', respond(422, { message: 'There is no plan in this text.' }));
    await planField.fill('Hello');
    await readButton.click();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('There is no plan in this text.');
    await expect.element(planField).toHaveValue('Hello');
  });

  test('offers help if it is about something dangerous', async () => {
    await renderApp(formPath);
    await openChatbot();
    await button('Paste a plan').click();
    await planField.fill('Week 1: kill myself\n- say goodbye');
    await readButton.click();
    await expect.element(dialog.getByRole('region', { name: 'Help' })).toBeVisible();
  });

  test('is read in the wizard too, which keeps its answers', async () => {
    await createArea(api, { name: 'Garage' });
    await openWizard();
    await answerQuestions(0, 2);
    await button('Paste a plan').click();
    await planField.fill(chatReply);
    await readButton.click();
    await expect.element(draftHeading).toBeVisible();
    await button('Back to the answers').click();
    await expect.element(page.getByText('Question 3 of 8')).toBeVisible();
  });

  test('from the list of plans replaces a draft only after a warning', async () => {
    await createArea(api, { name: 'Garage' });
    await openDraft();
    await renderApp('/action-plans');
    await page.getByRole('link', { name: 'Paste a plan' }).click();
    await expect.element(dialog).toMatchTextContent('This replaces the draft that you have not saved.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(goalCards).toHaveLength(4);
  });
});

describe('the prompt for a chatbot', () => {
  test('is about the goal in the form', async () => {
    await openForm('Ride the CB350 to my sister');
    await openChatbot();
    await button('Copy prompt').click();
    await expect.element(page.getByText(/^Prompt copied\./)).toBeVisible();
    expect(writeText).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Ride the CB350 to my sister'));
  });

  test('asks for the goal if there is none', async () => {
    await renderApp('/action-plans');
    await page.getByRole('link', { name: 'Copy prompt' }).click();
    await dialog.getByRole('button', { name: 'Copy prompt' }).click();
    await expect.element(dialog.getByText('Please enter a prompt describing your goal.')).toBeVisible();
    await dialog.getByLabelText('What would you like to achieve?').fill('Plant an orchard');
    await dialog.getByRole('button', { name: 'Copy prompt' }).click();
    await expect.element(page.getByText(/^Prompt copied\./)).toBeVisible();
    expect(writeText).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Plant an orchard'));
  });

  test('contains the answers in the wizard', async () => {
    await openWizard();
    await answerQuestions(0, 2);
    const requests = recordWrites('/api/ai/plan-prompt');
    await button('Copy prompt').click();
    await expect.element(page.getByText(/^Prompt copied\./)).toBeVisible();
    expect(requests).toMatchObject([{ body: { history: [{}, {}] } }]);
  });
});

describe('copying as text', () => {
  test('copies the draft as it was edited', async () => {
    await createArea(api, { name: 'Spanish' });
    await openDraft();
    await textbox('Title of week 2').fill('Harvest');
    await button('Copy as text').click();
    await expect.element(page.getByText('Plan copied.')).toBeVisible();
    expect(writeText).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('## Week 2: Harvest'));
  });

  test('shows the text to copy by hand if the browser does not allow it', async () => {
    writeText.mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'));
    await createArea(api, { name: 'Spanish' });
    await openDraft();
    await button('Copy as text').click();
    const text = dialog.getByLabelText('Text');
    await expect.element(text).toMatchTextContent('## Week 1');
    await expect.poll(() => document.getSelection()?.toString()).toContain('## Week 1');
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('says why if the text cannot be loaded', async () => {
    await createArea(api, { name: 'Spanish' });
    await openDraft();
    intercept('/api/ai/draft-text', respond(503, { message: 'Busy.' }));
    await button('Copy as text').click();
    await expect.element(page.getByText('Busy.')).toBeVisible();
    expect(writeText).not.toHaveBeenCalled();
  });
});
