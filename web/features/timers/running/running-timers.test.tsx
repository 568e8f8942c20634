import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createArea, startTimer } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { intercept } from '#web/testing/network.ts';
import { renderApp, remountApp } from '#web/testing/render-app.tsx';

const HOUR = 3_600_000;

const running = page.getByRole('region', { name: 'Running Timers' }).getByRole('listitem');
const dialog = page.getByRole('dialog');

beforeEach(signUp);

describe('a timer that has run for more than eight hours', () => {
  const prompt = (title: string) => page.getByRole('region', { name: `Was ${title} forgotten?` });

  beforeEach(async () => {
    const { goals } = await createArea(api, { name: 'Coding' }, ['Learn Rust', 'Ship it']);
    for (const goal of goals) await startTimer(api, goal, 9 * HOUR);
    await renderApp('/timers');
  });

  test('does not prompt again after the user chose to keep it running', async () => {
    await expect.element(prompt('Learn Rust')).toMatchTextContent('This has been running for 9 h.');
    await prompt('Learn Rust').getByRole('button', { name: 'Keep running' }).click();
    await expect.element(prompt('Learn Rust')).not.toBeInTheDocument();
    await remountApp();
    await expect.element(prompt('Ship it')).toBeVisible();
    await expect.element(prompt('Learn Rust')).not.toBeInTheDocument();
    await expect.element(running).toHaveLength(2);
  });

  test('can be ended earlier', async () => {
    await prompt('Ship it').getByRole('button', { name: 'End earlier…' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(running).toHaveLength(1);
    await expect.element(running).toMatchTextContent('Learn Rust');
  });

  test('can be discarded', async () => {
    await prompt('Ship it').getByRole('button', { name: 'Discard…' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect.element(running).toHaveLength(1);
    await expect.element(running).toMatchTextContent('Learn Rust');
  });
});

test('changes the start of a running timer', async () => {
  const { goals } = await createArea(api, { name: 'Coding' }, ['Learn Rust']);
  const { startAt } = await startTimer(api, goals[0]!, HOUR);
  await renderApp('/timers');
  await page.getByRole('button', { name: /change the start of Learn Rust/ }).click();
  const earlier = new Date(Date.parse(startAt) - HOUR).toISOString();
  await page.getByLabelText('Start date').fill(earlier.slice(0, 10));
  await page.getByLabelText('Start time').fill(earlier.slice(11, 16));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(running).toMatchTextContent(/2:0\d:\d\d/);
});

test('re-renders nothing but the running times every second', async () => {
  const titles = Array.from({ length: 20 }, (_, n) => `Goal ${n}`);
  const { goals } = await createArea(api, { name: 'Coding' }, titles);
  await startTimer(api, goals[0]!, HOUR);
  await renderApp('/timers');
  await expect.element(running).toHaveLength(1);
  const clock = await running.getByText(/^1:00:\d\d$/).findElement();
  const changedNodes = new Set<Node>();
  const secondTick = Promise.withResolvers<void>();
  let ticks = 0;
  const watcher = new MutationObserver((changes) => {
    for (const { target } of changes) changedNodes.add(target);
    if (changes.some(({ target }) => clock.contains(target))) ticks++;
    if (ticks === 2) secondTick.resolve();
  });
  watcher.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  await secondTick.promise;
  watcher.disconnect();
  // Two clocks and a progress bar: its width, its value and occasionally its text.
  expect(changedNodes.size).toBeGreaterThanOrEqual(2);
  expect(changedNodes.size).toBeLessThanOrEqual(6);
});

describe('on a device with a wrong clock', () => {
  const deviceNow = Date.now;

  function shiftClock(hours: number): void {
    vi.spyOn(Date, 'now').mockImplementation(() => deviceNow() + hours * HOUR);
  }

  /** How many seconds the displayed time is off by. */
  function clockErrorSec(startAt: string): number {
    const [hours, minutes, seconds] = /(\d+):(\d\d):(\d\d)/.exec(running.element().textContent)!.slice(1).map(Number);
    const displayed = hours! * 3600 + minutes! * 60 + seconds!;
    return Math.abs(displayed - (deviceNow() - Date.parse(startAt)) / 1000);
  }

  afterEach(() => {
    vi.restoreAllMocks();
    // Makes the app notice the clock change now instead of during the next test.
    document.dispatchEvent(new Event('visibilitychange'));
  });

  test.each([-3, 3])('shows the right time when the clock is off by %i hours (TM-01)', async (hours) => {
    const { goals } = await createArea(api, { name: 'Coding' }, ['Learn Rust']);
    const { startAt } = await startTimer(api, goals[0]!, HOUR);
    shiftClock(hours);
    await renderApp('/timers');
    await expect.element(running).toBeVisible();
    await expect.poll(() => clockErrorSec(startAt)).toBeLessThan(3);
  });

  test('refetches the server time when the clock changes, and still shows the right time (TM-01)', async () => {
    const { goals } = await createArea(api, { name: 'Coding' }, ['Learn Rust']);
    const { startAt } = await startTimer(api, goals[0]!, HOUR);
    let requests = 0;
    let responses = 0;
    let respondedAt = 0;
    intercept('/active', async ({ forward }) => {
      requests++;
      const response = await forward();
      responses++;
      respondedAt = performance.now();
      return response;
    });
    await renderApp('/timers');
    await expect.element(running).toMatchTextContent(/1:00:\d\d/);
    // Lazily loaded components send requests too. After those, none follow for half a minute.
    const isQuiet = () => requests === responses && performance.now() - respondedAt > 2000;
    await expect.poll(isQuiet).toBe(true);
    const before = responses;
    shiftClock(3);
    await expect.poll(() => responses).toBeGreaterThan(before);
    await expect.poll(() => clockErrorSec(startAt)).toBeLessThan(3);
  });
});
