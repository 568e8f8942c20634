import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { callApi } from '#testing/api.ts';
import { createArea } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { delayRequests, disconnect, intercept, loseResponse, recordWrites, respond } from '#web/testing/network.ts';
import { renderApp, remountApp } from '#web/testing/render-app.tsx';
import { currentUrl } from '#web/testing/screen.ts';
import {
  alert,
  listAreaNames,
  button,
  formPath,
  generateButton,
  goalField,
  main,
  newAreaField,
  openDraft,
  planPath,
  saveButton,
  listSavedPlans,
  textbox,
} from '#web/testing/assistant.ts';

const title = textbox('Title of the plan');
const savedToast = page.getByText('Plan saved.');
const removedToast = page.getByText('Plan removed.');

beforeEach(signUp);

test('a draft cannot be edited or sent twice while it is being saved', async () => {
  await createArea(api, { name: 'Spanish' });
  await openDraft();
  await title.fill('Seville');
  const fail = Promise.withResolvers<void>();
  intercept('/api/ai/save-plan', async () => {
    await fail.promise;
    return disconnect();
  });
  const sent = recordWrites('/api/ai/save-plan');
  await saveButton.click();
  await title.click({ force: true });
  await userEvent.keyboard(' now');
  (await saveButton.findElement()).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Back to the form')).toBeDisabled();
  fail.resolve();
  await expect.element(alert).toHaveFocus();
  await expect.element(title).toHaveValue('Seville');
  expect(sent).toHaveLength(1);
});

test('saving removes the stored draft, even right after an edit', async () => {
  await createArea(api, { name: 'Spanish' });
  await openDraft();
  expect(sessionStorage.getItem('planForm')).not.toBeNull();
  // The draft is stored when the user pauses, which never happens here. Fake timers would advance while the test waits.
  using timers = vi.spyOn(window, 'setTimeout').mockReturnValue(0 as never);
  await title.fill('Cadiz');
  await saveButton.click();
  await expect.poll(currentUrl).toMatch(planPath);
  expect(timers).toHaveBeenCalled();
  expect(sessionStorage.getItem('planForm')).toBeNull();
  expect(await listSavedPlans()).toMatchObject([{ title: 'Cadiz' }]);
});

test('a failed save is reported and can be retried', async () => {
  await createArea(api, { name: 'Spanish' });
  await openDraft();
  const restore = intercept('/api/ai/save-plan', respond(500));
  await saveButton.click();
  await expect.element(alert).toMatchTextContent('The plan was not saved.');
  restore();
  await saveButton.click();
  await expect.element(savedToast).toBeVisible();
});

test('a restored draft is saved only once if the response was lost, and again after that plan is deleted (CL-05)', async () => {
  await createArea(api, { name: 'Spanish' });
  await openDraft();
  const restore = intercept('/api/ai/save-plan', loseResponse);
  await saveButton.click();
  await expect.element(alert).toMatchTextContent('The plan was not saved.');
  await remountApp();
  await saveButton.click();
  await expect.element(alert).toMatchTextContent('The plan was not saved.');
  const [plan, ...others] = await listSavedPlans();
  expect(others).toEqual([]);

  await renderApp(`/action-plans/${plan!._id}`);
  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(listSavedPlans).toEqual([]);
  restore();
  await renderApp(formPath);
  await saveButton.click();
  await expect.element(savedToast).toBeVisible();
  expect(await listSavedPlans()).toHaveLength(1);
});

test("asks for another focus area if the draft's was deleted", async () => {
  const { area } = await createArea(api, { name: 'Spanish' });
  await openDraft();
  await callApi(api, 'DELETE', `/api/safe-delete/focus-areas/${area._id}`);
  await saveButton.click();
  await expect.element(alert).toMatchTextContent('its focus area has been deleted');
  await saveButton.click();
  await expect.element(page.getByText('Please select or enter a Focus Area.')).toBeVisible();
  await newAreaField.fill('Languages');
  await expect.element(main).toMatchTextContent('Languages (new)');
  await remountApp();
  await expect.element(main).toMatchTextContent('Languages (new)');
  await saveButton.click();
  await expect.element(savedToast).toBeVisible();
  expect(await listAreaNames()).toEqual(['Languages']);
});

describe('undoing a saved plan', () => {
  test('also removes the focus area created with it', async () => {
    await renderApp('/goals');
    await renderApp(formPath);
    await expect.element(newAreaField).toBeVisible();
    await expect.element(page.getByLabelText('Focus area', { exact: true })).not.toBeInTheDocument();
    await newAreaField.fill('Music');
    await page.getByText('Description (optional)').click();
    await page.getByLabelText('Description', { exact: true }).fill('Evenings');
    await goalField.fill('Play three songs on the guitar');
    await page.getByRole('radio', { name: /^Backlog/ }).click();
    await page.getByRole('radio', { name: 'Strong' }).click();
    await generateButton.click();
    await expect.element(main).toMatchTextContent('Music (new)');
    await expect.element(textbox('Title of goal 1')).toBeVisible();
    await saveButton.click();
    await expect.element(savedToast).toBeVisible();
    expect(await listAreaNames()).toEqual(['Music']);
    await expect.element(main).toMatchTextContent('Backlog');
    await expect.poll(currentUrl).toMatch(planPath);

    const restore = intercept('/api/ai/saved-plans/', disconnect);
    await button('Undo').click();
    await expect.element(alert).toMatchTextContent('The plan was not removed.');
    restore();
    await button('Undo').click();
    await expect.poll(currentUrl).toBe('/action-plans');
    await expect.element(removedToast).toBeVisible();
    await expect.element(page.getByText('No Action Plans found.')).toBeVisible();
    expect(await listAreaNames()).toEqual([]);
    expect(await callApi(api, 'GET', '/api/inventory')).toMatchObject({ meta: { total: 0 } });
    // The history no longer contains the plan's page.
    history.back();
    await expect.poll(currentUrl).toBe('/goals');
  });

  test('does not navigate once another page is open', async () => {
    await createArea(api, { name: 'Spanish' });
    await openDraft();
    await saveButton.click();
    await expect.element(savedToast).toBeVisible();
    await expect.poll(currentUrl).toMatch(planPath);
    const release = delayRequests('/api/');
    await page.getByRole('link', { name: 'Reports', exact: true }).click();
    await button('Undo').click();
    release();
    await expect.element(removedToast).toBeVisible();
    expect(currentUrl()).toMatch(/^\/reports/);
  });

  test('is rejected once work on the plan has started', async () => {
    await createArea(api, { name: 'Spanish' });
    await openDraft();
    await saveButton.click();
    const checkbox = page
      .getByRole('list', { name: /^Tasks of/ })
      .getByRole('checkbox')
      .first();
    await checkbox.click();
    await expect.element(checkbox).toBeChecked();
    await button('Undo').click();
    await expect.element(alert).toMatchTextContent('You have changed this plan since you saved it.');
    expect(currentUrl()).toMatch(planPath);
  });
});
