import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ActionPlan, ActionPlanWithGoals } from '#contract/plans/action-plans.ts';
import type { Outlook, ReplanDraft } from '#contract/plans/replans.ts';
import { addDays, weekStartForInstant } from '#domain/calendar/calendar.ts';
import { formatNearDate } from '#domain/calendar/format-date.ts';
import { defaultFormats } from '#domain/calendar/format-settings.ts';
import { callApi } from '#testing/api.ts';
import { createArea, createPlan, createTask } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { delayRequests, intercept, type InterceptedRequest, respond } from '#web/testing/network.ts';
import { remountApp, renderApp } from '#web/testing/render-app.tsx';
import { texts } from '#web/testing/screen.ts';

const currentWeek = weekStartForInstant(Date.now(), 'UTC');
const weeksFromNow = (count: number) => addDays(currentWeek, 7 * count);
const longDate = (day: string) => formatNearDate(day, currentWeek, defaultFormats);
/** The Sunday of the fourth week of a plan in its second week. */
const plannedEnd = addDays(weeksFromNow(2), 6);

const dialog = page.getByRole('dialog');
const main = page.getByRole('main');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const toast = (text: string) => page.getByRole('status').filter({ hasText: text });
const changes = dialog.getByRole('list', { name: 'Changes' }).getByRole('listitem');

const outlook: Outlook = {
  usualWeeklyMinutes: 180,
  usualWeeks: 6,
  overdueTasks: 3,
  overdueMinutes: 150,
  isBehind: true,
  projection: { likely: addDays(plannedEnd, 20), latest: addDays(plannedEnd, 41), taskCount: 23 },
  plannedEnd,
  canUndoReplan: false,
};

const load = (...minutes: number[]) =>
  minutes.map((each, n) => ({ week: n + 2, weekStart: weeksFromNow(n), minutes: each }));
const [firstId, secondId] = [crypto.randomUUID(), crypto.randomUUID()];
const shift: ReplanDraft = {
  kind: 'shift',
  token: 'first',
  moves: [{ taskId: firstId, title: 'Count to ten', from: 1, to: 3 }],
  setAside: [],
  lastWeek: 7,
  endsOn: addDays(plannedEnd, 21),
  weeklyLoad: load(180, 180, 120, 60, 60, 60),
};
const cut: ReplanDraft = {
  ...shift,
  kind: 'cut',
  moves: [],
  setAside: [
    { taskId: firstId, title: 'Count to ten', week: 1, minutes: 60 },
    { taskId: secondId, title: 'Say hello', week: 2, minutes: 60 },
  ],
  lastWeek: 4,
  endsOn: plannedEnd,
  weeklyLoad: load(180, 180, 120),
};
const spread: ReplanDraft = {
  ...shift,
  kind: 'spread',
  lastWeek: 4,
  endsOn: plannedEnd,
  weeklyLoad: load(360, 180, 90),
};

async function openPlan(shown: Partial<Outlook>, drafts: readonly ReplanDraft[] = [shift, spread, cut]) {
  const { area, goals } = await createArea(api, { name: 'Spanish' }, ['Greet']);
  await createTask(api, goals[0]!._id, 'Count to ten (1 h)');
  const fields = { title: 'Seville', focusAreaId: area._id, structure: 'weekly', weeks: 4 } as const;
  const { _id } = await createPlan(api, fields, goals);
  const path = `/api/action-plans/${_id}`;
  await callApi<ActionPlan>(api, 'PATCH', `${path}/schedule`, { action: 'start', startWeek: weeksFromNow(-1) });
  const plan = await callApi<ActionPlanWithGoals>(api, 'GET', path);
  const state = { outlook: { ...outlook, ...shown }, drafts, plan };
  intercept('/outlook', () => respond(200, state.outlook)());
  intercept('/replan', (request: InterceptedRequest) => {
    if (request.method === 'GET') return respond(200, { usualWeeklyMinutes: 180, drafts: state.drafts })();
    const isUndo = request.url.endsWith('/undo');
    const { token } = (request.body ?? {}) as { token?: string };
    if (!isUndo && state.drafts.every((draft) => draft.token !== token)) {
      return respond(409, { message: 'The plan was changed after this draft was made, so nothing was applied.' })();
    }
    state.outlook = { ...state.outlook, isBehind: isUndo, canUndoReplan: !isUndo };
    return respond(200, plan)();
  });
  await renderApp(`/action-plans/${_id}`);
  return state;
}

beforeEach(signUp);

test('says when the plan is likely to be finished, and how that is computed', async () => {
  const { projection } = await openPlan({ isBehind: false }).then((state) => state.outlook);
  const [likely, latest] = [longDate(projection!.likely), longDate(projection!.latest)];
  await expect.element(main).toMatchTextContent(`Likely finish: ${likely}, almost certainly by ${latest}`);
  await expect
    .element(main)
    .toMatchTextContent('About 3 weeks after the planned end. Many plans take longer than planned.');
  await page.getByText('Based on 23 finished tasks').click();
  await expect.element(page.getByText('the hours that you usually spend on this plan (3 h a week)')).toBeVisible();
  await expect.element(button('Adjust plan')).not.toBeInTheDocument();
});

test('projects nothing from fewer than five tasks', async () => {
  await openPlan({ projection: null });
  await expect.element(button('Adjust plan')).toBeVisible();
  await expect.element(main).toMatchTextContent('After 5 finished tasks with a size and tracked time');
  await expect.element(main).not.toMatchTextContent('Likely');
});

test('offers drafts for a plan that is behind, applies one, and undoes it', async () => {
  await openPlan({});
  await expect
    .element(main)
    .toMatchTextContent(
      '3 tasks from earlier weeks are still open, about 2 h 30 min. Plans rarely go exactly as planned.',
    );
  await button('Adjust plan').click();
  await expect.element(dialog.getByRole('radio', { name: 'Take more time' })).toBeChecked();
  await expect
    .element(dialog)
    .toMatchTextContent(`Up to 3 h a week; ends 3 weeks later, on ${longDate(shift.endsOn)}.`);
  await expect.element(dialog).toMatchTextContent(`Up to 6 h a week; still ends on ${longDate(plannedEnd)}.`);
  await expect
    .element(dialog)
    .toMatchTextContent(`Up to 3 h a week; sets 2 tasks aside for now; still ends on ${longDate(plannedEnd)}.`);
  await expect.element(dialog).toMatchTextContent('You usually spend 3 h a week on this plan.');
  await expect.element(dialog).toMatchTextContent('The line marks 3 h, your usual week.');
  await expect.poll(() => texts(changes)).toEqual(['Count to tenWeek 1 → moves to Week 3']);
  await dialog.getByRole('radio', { name: 'Do less' }).click();
  await expect.poll(() => texts(changes)).toEqual(['Count to tenWeek 1 Set aside', 'Say helloWeek 2 Set aside']);
  await expect.element(dialog.getByRole('list', { name: 'Time per week' })).toMatchTextContent('3 h');
  await button('Apply').click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button('Undo last change')).toBeVisible();
  await expect.element(button('Adjust plan')).not.toBeInTheDocument();
  await expect.element(main).toHaveFocus();
  await toast('Seville adjusted.').getByRole('button', { name: 'Undo' }).click();
  await expect.element(button('Adjust plan')).toBeVisible();
  await expect.element(button('Undo last change')).not.toBeInTheDocument();
});

test('undoes the last change later on', async () => {
  await openPlan({ isBehind: false, canUndoReplan: true });
  await button('Undo last change').click();
  await expect.element(toast('Change undone.')).toBeVisible();
  await expect.element(button('Undo last change')).not.toBeInTheDocument();
});

test('speaks of the planned hours as long as no full week is over', async () => {
  await openPlan({ usualWeeks: 0 });
  await button('Adjust plan').click();
  await expect.element(dialog).toMatchTextContent('You planned 3 h a week for this plan.');
  await expect.element(dialog).toMatchTextContent('The line marks 3 h, as you planned.');
});

test('shows the new draft after a conflict, and applies it on the second click', async () => {
  const state = await openPlan({});
  await button('Adjust plan').click();
  await expect.poll(() => texts(changes)).toEqual(['Count to tenWeek 1 → moves to Week 3']);
  const moves = [{ taskId: secondId, title: 'Say hello', from: 2, to: 4 }];
  state.drafts = [{ ...shift, token: 'second', moves }];
  await button('Apply').click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('The plan was changed after this draft was made');
  await expect.poll(() => texts(changes)).toEqual(['Say helloWeek 2 → moves to Week 4']);
  await expect.element(button('Apply')).toHaveAttribute('aria-busy', 'false');
  await button('Apply').click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('says what else to do if no draft helps', async () => {
  await openPlan({}, []);
  await button('Adjust plan').click();
  await expect.element(dialog).toMatchTextContent('None of our suggestions would help here.');
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('says why the drafts could not be loaded, and retries', async () => {
  await openPlan({});
  const restore = intercept('/replan', respond(409, { message: 'Only a running plan can be replanned.' }));
  await button('Adjust plan').click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Only a running plan can be replanned.');
  restore();
  await button('Retry').click();
  await expect.element(button('Apply')).toBeVisible();
});

test('says that the outlook could not be loaded, without moving the rest of the plan, and loads it on retry', async () => {
  await openPlan({ projection: null, isBehind: false });
  const restore = intercept('/outlook', respond(500));
  const respondNow = delayRequests('/outlook');
  await remountApp();
  await expect.element(main).toMatchTextContent('Planned end:');
  const card = page.getByRole('region', { name: 'Week 2' });
  const height = async () => (await card.findElement()).getBoundingClientRect().height;
  const heightBefore = await height();
  respondNow();
  await expect.element(page.getByRole('alert')).toMatchTextContent('The outlook for this plan could not be loaded.');
  expect(await height()).toBe(heightBefore);
  restore();
  await button('Retry').click();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(main).toMatchTextContent('After 5 finished tasks');
  expect(await height()).toBe(heightBefore);
  await expect.element(main).toHaveFocus();
});
