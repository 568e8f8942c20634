import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { makeArea, startTimer } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { intercept } from '#web/testing/network.ts';
import { open, reload } from '#web/testing/open.tsx';

const HOUR = 3_600_000;

const running = page.getByRole('region', { name: 'Running Timers' }).getByRole('listitem');
const dialog = page.getByRole('dialog');

beforeEach(signUp);

describe('a timer of more than eight hours', () => {
  const question = (title: string) => page.getByRole('region', { name: `Was ${title} forgotten?` });

  beforeEach(async () => {
    const { goals } = await makeArea(api, { name: 'Coding' }, ['Learn Rust', 'Ship it']);
    for (const goal of goals) await startTimer(api, goal, 9 * HOUR);
    await open('/timers');
  });

  test('is not asked about again once the user kept it running', async () => {
    await expect.element(question('Learn Rust')).toMatchTextContent('This has been running for 9 h.');
    await question('Learn Rust').getByRole('button', { name: 'Keep running' }).click();
    await expect.element(question('Learn Rust')).not.toBeInTheDocument();
    await reload();
    await expect.element(question('Ship it')).toBeVisible();
    await expect.element(question('Learn Rust')).not.toBeInTheDocument();
    await expect.element(running).toHaveLength(2);
  });

  test('can be ended earlier', async () => {
    await question('Ship it').getByRole('button', { name: 'End earlier…' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(running).toHaveLength(1);
    await expect.element(running).toMatchTextContent('Learn Rust');
  });

  test('can be discarded', async () => {
    await question('Ship it').getByRole('button', { name: 'Discard…' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect.element(running).toHaveLength(1);
    await expect.element(running).toMatchTextContent('Learn Rust');
  });
});

test('changes the start of a running timer', async () => {
  const { goals } = await makeArea(api, { name: 'Coding' }, ['Learn Rust']);
  const { startAt } = await startTimer(api, goals[0]!, HOUR);
  await open('/timers');
  await page.getByRole('button', { name: /change the start of Learn Rust/ }).click();
  const earlier = new Date(Date.parse(startAt) - HOUR).toISOString();
  await page.getByLabelText('Start date').fill(earlier.slice(0, 10));
  await page.getByLabelText('Start time').fill(earlier.slice(11, 16));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(running).toMatchTextContent(/2:0\d:\d\d/);
});

test('updates nothing but the running times every second', async () => {
  const titles = Array.from({ length: 20 }, (_, n) => `Goal ${n}`);
  const { goals } = await makeArea(api, { name: 'Coding' }, titles);
  await startTimer(api, goals[0]!, HOUR);
  await open('/timers');
  await expect.element(running).toHaveLength(1);
  const clock = await running.getByText(/^1:00:\d\d$/).findElement();
  const changed = new Set<Node>();
  const twice = Promise.withResolvers<void>();
  let ticks = 0;
  const watcher = new MutationObserver((changes) => {
    for (const { target } of changes) changed.add(target);
    if (changes.some(({ target }) => clock.contains(target))) ticks++;
    if (ticks === 2) twice.resolve();
  });
  watcher.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  await twice.promise;
  watcher.disconnect();
  // Two clocks and a bar: its width, its value, and now and then its words.
  expect(changed.size).toBeGreaterThanOrEqual(2);
  expect(changed.size).toBeLessThanOrEqual(6);
});

describe('on a device with a wrong clock', () => {
  const deviceNow = Date.now;

  function setClock(byHours: number): void {
    vi.spyOn(Date, 'now').mockImplementation(() => deviceNow() + byHours * HOUR);
  }

  /** By how many seconds the time that is shown is off. */
  function errorOf(startAt: string): number {
    const [hours, minutes, seconds] = /(\d+):(\d\d):(\d\d)/.exec(running.element().textContent)!.slice(1).map(Number);
    const shown = hours! * 3600 + minutes! * 60 + seconds!;
    return Math.abs(shown - (deviceNow() - Date.parse(startAt)) / 1000);
  }

  afterEach(() => {
    vi.restoreAllMocks();
    // The app notices at once that the clock was set, and does not rely on what it knew of it in the next test.
    document.dispatchEvent(new Event('visibilitychange'));
  });

  test.each([-3, 3])('shows the right time when it is off by %i hours', async (hours) => {
    const { goals } = await makeArea(api, { name: 'Coding' }, ['Learn Rust']);
    const { startAt } = await startTimer(api, goals[0]!, HOUR);
    setClock(hours);
    await open('/timers');
    await expect.element(running).toBeVisible();
    await expect.poll(() => errorOf(startAt)).toBeLessThan(3);
  });

  test('asks the server for the time when the clock is set, and stays right', async () => {
    const { goals } = await makeArea(api, { name: 'Coding' }, ['Learn Rust']);
    const { startAt } = await startTimer(api, goals[0]!, HOUR);
    let asked = 0;
    let answered = 0;
    let answeredAt = 0;
    intercept('/active', async ({ forward }) => {
      asked++;
      const response = await forward();
      answered++;
      answeredAt = performance.now();
      return response;
    });
    await open('/timers');
    await expect.element(running).toMatchTextContent(/1:00:\d\d/);
    // Parts of the page that come later ask, too; after that nothing does for half a minute.
    const isQuiet = () => asked === answered && performance.now() - answeredAt > 2000;
    await expect.poll(isQuiet).toBe(true);
    const before = answered;
    setClock(3);
    await expect.poll(() => answered).toBeGreaterThan(before);
    await expect.poll(() => errorOf(startAt)).toBeLessThan(3);
  });
});
