import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { send } from '#testing/api.ts';
import { makeArea } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { disconnect, intercept, loseResponse, recordWrites, respond } from '#web/testing/network.ts';
import { open, reload } from '#web/testing/open.tsx';
import { address } from '#web/testing/screen.ts';
import {
  alert,
  areaNames,
  button,
  formPath,
  generate,
  goal,
  main,
  newArea,
  openDraft,
  planPath,
  save,
  savedPlans,
  text,
} from './testing.ts';

const title = text('Title of the plan');
const saved = page.getByText('Plan saved.');
const removed = page.getByText('Plan removed.');

beforeEach(signUp);

test('cannot be edited or sent twice while it is being saved', async () => {
  await makeArea(api, { name: 'Spanish' });
  await openDraft();
  await title.fill('Seville');
  const fail = Promise.withResolvers<void>();
  intercept('/api/ai/save-plan', async () => {
    await fail.promise;
    return disconnect();
  });
  const sent = recordWrites('/api/ai/save-plan');
  await save.click();
  await title.click({ force: true });
  await userEvent.keyboard(' now');
  (await save.findElement()).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Change the form')).toBeDisabled();
  fail.resolve();
  await expect.element(alert).toHaveFocus();
  await expect.element(title).toHaveValue('Seville');
  expect(sent).toHaveLength(1);
});

test('leaves nothing of the draft behind, even when saved right after an edit', async () => {
  await makeArea(api, { name: 'Spanish' });
  await openDraft();
  expect(sessionStorage.getItem('planForm')).not.toBeNull();
  // The draft is stored when the user pauses, which never happens here. Fake timers would move on while the test waits.
  using timers = vi.spyOn(window, 'setTimeout').mockReturnValue(0 as never);
  await title.fill('Cadiz');
  await save.click();
  await expect.poll(address).toMatch(planPath);
  expect(timers).toHaveBeenCalled();
  expect(sessionStorage.getItem('planForm')).toBeNull();
  expect(await savedPlans()).toMatchObject([{ title: 'Cadiz' }]);
});

test('says when saving failed, and saves on the next try', async () => {
  await makeArea(api, { name: 'Spanish' });
  await openDraft();
  const restore = intercept('/api/ai/save-plan', respond(500));
  await save.click();
  await expect.element(alert).toMatchTextContent('The plan was not saved.');
  restore();
  await save.click();
  await expect.element(saved).toBeVisible();
});

test('saves a restored draft once when the response was lost, and again once that plan was deleted', async () => {
  await makeArea(api, { name: 'Spanish' });
  await openDraft();
  const restore = intercept('/api/ai/save-plan', loseResponse);
  await save.click();
  await expect.element(alert).toMatchTextContent('The plan was not saved.');
  await reload();
  await save.click();
  await expect.element(alert).toMatchTextContent('The plan was not saved.');
  const [plan, ...others] = await savedPlans();
  expect(others).toEqual([]);

  await open(`/action-plans/${plan!._id}`);
  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(savedPlans).toEqual([]);
  restore();
  await open(formPath);
  await save.click();
  await expect.element(saved).toBeVisible();
  expect(await savedPlans()).toHaveLength(1);
});

test('asks for another focus area when the one of the draft was deleted', async () => {
  const { area } = await makeArea(api, { name: 'Spanish' });
  await openDraft();
  await send(api, 'DELETE', `/api/safe-delete/focus-areas/${area._id}`);
  await save.click();
  await expect.element(alert).toMatchTextContent('its focus area has been deleted');
  await save.click();
  await expect.element(page.getByText('Please select or enter a Focus Area.')).toBeVisible();
  await newArea.fill('Languages');
  await expect.element(main).toMatchTextContent('Languages (new)');
  await reload();
  await expect.element(main).toMatchTextContent('Languages (new)');
  await save.click();
  await expect.element(saved).toBeVisible();
  expect(await areaNames()).toEqual(['Languages']);
});

describe('undoing a saved plan', () => {
  test('also removes the focus area created with it', async () => {
    await open('/goals');
    await open(formPath);
    await expect.element(newArea).toBeVisible();
    await expect.element(page.getByLabelText('Focus area', { exact: true })).not.toBeInTheDocument();
    await newArea.fill('Music');
    await page.getByText('Description (optional)').click();
    await page.getByLabelText('Description', { exact: true }).fill('Evenings');
    await goal.fill('Play three songs on the guitar');
    await page.getByRole('radio', { name: /^Backlog/ }).click();
    await page.getByRole('radio', { name: 'Strong' }).click();
    await generate.click();
    await expect.element(main).toMatchTextContent('Music (new)');
    await expect.element(text('Title of goal 1')).toBeVisible();
    await save.click();
    await expect.element(saved).toBeVisible();
    expect(await areaNames()).toEqual(['Music']);
    await expect.element(main).toMatchTextContent('Backlog');
    await expect.poll(address).toMatch(planPath);

    const restore = intercept('/api/ai/saved-plans/', disconnect);
    await button('Undo').click();
    await expect.element(alert).toMatchTextContent('The plan was not removed.');
    restore();
    await button('Undo').click();
    await expect.poll(address).toBe('/action-plans');
    await expect.element(removed).toBeVisible();
    await expect.element(page.getByText('No Action Plans found.')).toBeVisible();
    expect(await areaNames()).toEqual([]);
    expect(await send(api, 'GET', '/api/inventory')).toMatchObject({ meta: { total: 0 } });
    // Nothing leads back to the plan.
    history.back();
    await expect.poll(address).toBe('/goals');
  });

  test('does not navigate once another page is open', async () => {
    await makeArea(api, { name: 'Spanish' });
    await openDraft();
    await save.click();
    await expect.element(saved).toBeVisible();
    await page.getByRole('link', { name: 'Reports', exact: true }).click();
    await expect.poll(address).toMatch(/^\/reports/);
    await button('Undo').click();
    await expect.element(removed).toBeVisible();
    expect(address()).toMatch(/^\/reports/);
  });

  test('is refused once work on the plan has started', async () => {
    await makeArea(api, { name: 'Spanish' });
    await openDraft();
    await save.click();
    const done = page
      .getByRole('list', { name: /^Tasks of/ })
      .getByRole('checkbox')
      .first();
    await done.click();
    await expect.element(done).toBeChecked();
    await button('Undo').click();
    await expect.element(alert).toMatchTextContent('You have worked on this plan since.');
    expect(address()).toMatch(planPath);
  });
});
