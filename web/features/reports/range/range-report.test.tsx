import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Goal } from '#contract/goals/goals.ts';
import { addDays } from '#domain/calendar/calendar.ts';
import { callApi } from '#testing/api.ts';
import { createArea, createEntryOnDay } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { intercept, respond } from '#web/testing/network.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { currentUrl, texts } from '#web/testing/screen.ts';

const FROM = '2026-03-02';
const TO = '2026-03-08';
const url = `/reports?report=range&from=${FROM}&to=${TO}`;

const rows = page.getByRole('table').getByRole('row');
const groupBy = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const filters = page.getByText('Filter', { exact: true });

beforeEach(signUp);

/** Two goals tracked in parallel on Monday, with tags, and one on Sunday. */
async function seedWeek() {
  const coding = await createArea(api, { name: 'Coding' }, ['Learn Rust', 'Podcast']);
  const music = await createArea(api, { name: 'Music', focusAreaClass: 'chill_zone' }, ['Piano']);
  const [rust, podcast] = coding.goals as [Goal, Goal];
  const entries = [
    await createEntryOnDay(api, rust, FROM, 9 * 60, 240),
    await createEntryOnDay(api, podcast, FROM, 11 * 60 + 20, 300),
  ];
  for (const [n, tags] of [['deep', 'home'], ['home']].entries())
    await callApi(api, 'PATCH', `/api/time-entries/${entries[n]!._id}`, { tags });
  await createEntryOnDay(api, music.goals[0]!, TO, 600, 60);
  return { coding, music };
}

test('asks a new account to create a focus area, and says when nothing was tracked', async () => {
  await renderApp(url);
  await expect.element(page.getByText('Nothing to report yet')).toBeVisible();
  await createArea(api, { name: 'Coding' });
  await renderApp(url);
  await expect.element(page.getByText('Nothing was tracked in this period')).toBeVisible();
});

test('shows the total, the time in which it was tracked, and each focus area with its share', async () => {
  await seedWeek();
  await renderApp(url);
  const card = page.getByRole('region', { name: '2 Mar 2026 – 8 Mar 2026' });
  await expect
    .element(card)
    .toMatchTextContent('Timers overlapped: 10 h tracked in 8 h 20 min. Ratings count each timer in full.');
  await expect.element(card).toMatchTextContent('Tracked10 hA day, on average1 h 25 minTime entries3');
  await expect
    .poll(() => texts(rows))
    .toEqual(['Focus areaTrackedShareEntries', 'Coding9 hin 7 h 20 min90%2', 'Music1 h10%1']);
});

test('can be grouped by goal, tag, day, week and month, and remembers it in the URL', async () => {
  await seedWeek();
  await renderApp(url);
  await groupBy('Goal').click();
  await expect
    .poll(() => texts(rows))
    .toEqual(['GoalTrackedShareEntries', 'Podcast Coding5 h50%1', 'Learn Rust Coding4 h40%1', 'Piano Music1 h10%1']);
  await groupBy('Tag').click();
  await expect.poll(() => texts(rows)).toEqual(expect.arrayContaining(['home9 hin 7 h 20 min90%2', 'No tag1 h10%1']));
  await expect.element(page.getByText(/^An entry with several tags counts under each/)).toBeVisible();
  await groupBy('Day').click();
  await expect.element(page.getByRole('slider', { name: 'Time by day' })).toBeInTheDocument();
  await expect.poll(() => texts(rows)).toHaveLength(8);
  await expect.element(rows.nth(2)).toMatchTextContent('Tue, 3 Mar 20260 min0%0');
  await groupBy('Month').click();
  await expect.poll(() => texts(rows)).toEqual(['MonthTrackedShareEntries', 'Mar 202610 hin 8 h 20 min100%3']);
  expect(currentUrl()).toBe(`${url}&by=month`);
});

test('lists no days after today', async () => {
  const { goals } = await createArea(api, { name: 'Coding' }, ['Rust']);
  const today = new Date().toISOString().slice(0, 10);
  await createEntryOnDay(api, goals[0]!, addDays(today, -1), 0, 60);
  await renderApp(`/reports?report=range&from=${addDays(today, -1)}&to=${addDays(today, 5)}&by=day`);
  await expect.poll(() => texts(rows)).toHaveLength(3);
});

test('compares tags with each other, however much time has none', async () => {
  const { goals } = await createArea(api, { name: 'Coding' }, ['Rust']);
  const tags = Array.from({ length: 13 }, (_, n) => `tag ${n + 10}`);
  const { _id } = await createEntryOnDay(api, goals[0]!, FROM, 0, 60);
  await callApi(api, 'PATCH', `/api/time-entries/${_id}`, { tags });
  await createEntryOnDay(api, goals[0]!, TO, 0, 600);
  await renderApp(`${url}&by=tag`);
  await expect.element(page.getByText('The 12 with the most time of 13.')).toBeVisible();
  const bar = page.getByRole('listitem', { includeHidden: true }).filter({ hasText: 'tag 10' });
  await expect.poll(() => bar.element().querySelector('i')!.style.width).toBe('100%');
});

describe('the dates', () => {
  beforeEach(async () => {
    await createArea(api, { name: 'Coding' });
  });

  test('are this month by default, and can be chosen together', async () => {
    await renderApp('/reports?report=range');
    const month = new Date().toISOString().slice(0, 7);
    await expect.element(field('Period')).toHaveDisplayValue('This month');
    await expect.element(field('From')).toHaveValue(`${month}-01`);
    await field('Period').selectOptions('Last month');
    const lastDay = addDays(`${month}-01`, -1);
    await expect.element(field('To')).toHaveValue(lastDay);
    await expect.poll(currentUrl).toContain(`from=${lastDay.slice(0, 7)}-01&to=${lastDay}`);
  });

  test('can be typed, unless they are reversed or too far apart', async () => {
    await renderApp(url);
    await expect.element(field('Period')).toHaveDisplayValue('Custom');
    await field('To').fill('2026-03-01');
    await expect.element(page.getByRole('alert')).toMatchTextContent('The last day must not be before the first.');
    await field('To').fill('2029-03-01');
    await expect.element(page.getByRole('alert')).toMatchTextContent('Choose at most 106 weeks.');
    await field('To').fill('2026-03-09');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await expect.poll(currentUrl).toContain('to=2026-03-09');
  });
});

test('can be filtered by focus area, goal and tag', async () => {
  const { coding } = await seedWeek();
  await renderApp(`${url}&by=goal`);
  await filters.click();
  await field('Focus area').selectOptions('Coding');
  await expect.poll(() => texts(rows)).toHaveLength(3);
  await expect.poll(() => texts(field('Goal').getByRole('option'))).toEqual(['All goals', 'Learn Rust', 'Podcast']);
  await field('Tag').selectOptions('deep');
  await expect.poll(() => texts(rows)).toEqual(['GoalTrackedShareEntries', 'Learn Rust Coding4 h100%1']);
  expect(currentUrl()).toBe(`${url}&by=goal&inArea=${coding.area._id}&tag=deep`);
  await field('Goal').selectOptions('Podcast');
  await expect
    .element(page.getByText('Choose other dates or fewer filters to see where your time went.'))
    .toBeVisible();
});

test('ignores filters for what has been deleted', async () => {
  await seedWeek();
  await renderApp(`${url}&inArea=0190a6d0-0000-7000-8000-000000000000`);
  await expect.poll(() => texts(rows)).toHaveLength(3);
});

describe('the CSV', () => {
  const clickLink = vi.spyOn(HTMLAnchorElement.prototype, 'click');
  beforeEach(() => void clickLink.mockImplementation(() => {}));
  afterEach(() => void clickLink.mockReset());

  test('has the same dates, grouping and filters as the page', async () => {
    const { coding } = await seedWeek();
    await renderApp(`${url}&by=day&inArea=${coding.area._id}`);
    const link = page.getByRole('link', { name: 'Download as CSV' });
    await expect
      .element(link)
      .toHaveAttribute('href', `/api/reports/range.csv?from=${FROM}&to=${TO}&by=day&focusAreaId=${coding.area._id}`);
    await link.click();
    const name = `weekwise-${FROM}-to-${TO}-by-day.csv`;
    await expect.element(page.getByText(`${name} was saved.`)).toBeVisible();
    expect(clickLink).toHaveBeenCalledOnce();
  });
});

test('shows an error if it cannot be loaded, and loads it on retry', async () => {
  await seedWeek();
  const restore = intercept('/api/reports/range?', respond(500, { message: 'Broken.' }));
  await renderApp(url);
  await expect.element(page.getByRole('alert')).toMatchTextContent('The report could not be loaded.');
  restore();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => texts(rows)).toHaveLength(3);
});

test('shows the first hundred rows of a long table until all are requested', async () => {
  await seedWeek();
  await renderApp(`/reports?report=range&from=2025-03-09&to=2026-03-08&by=day`);
  await expect.poll(() => texts(rows)).toHaveLength(101);
  await page.getByRole('button', { name: 'Show all 365 rows' }).click();
  await expect.poll(() => texts(rows)).toHaveLength(366);
});
