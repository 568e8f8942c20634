import { describe, expect, it } from 'vitest';
import { toDay } from '#domain/calendar/calendar.ts';
import {
  currentWeek,
  exceptIn,
  initialRequest,
  onlyIn,
  pathParam,
  searchParam,
  today,
  unlessSearch,
  weeksAgo,
} from './initial-data.ts';
import { resolveInitialUrl } from './resolve-initial-request.ts';

const context = { today: '2026-11-11', params: {}, search: {}, stored: {} };

const HOSTILE = `</script>&<!--"'%2F?#/../\u2028 \u{1F5FC}+=\\`;

describe('the URL of an initial request', () => {
  it('is the path if the request has no parameters', () => {
    expect(resolveInitialUrl(initialRequest('/api/auth/me'), context)).toBe('/api/auth/me');
  });

  it("contains the user's day and week, and constants", () => {
    const day = { path: '/api/time-entries/time-entries-by-day', query: { date: today } };
    expect(resolveInitialUrl(day, context)).toBe('/api/time-entries/time-entries-by-day?date=2026-11-11');
    const history = { path: '/api/reports/weekly-history', query: { start: weeksAgo(6), count: '6' } };
    expect(resolveInitialUrl(history, context)).toBe('/api/reports/weekly-history?start=2026-09-28&count=6');
  });

  it("contains the current week in the user's time zone", () => {
    const request = { path: '/api/reports/weekly', query: { weekStart: currentWeek } };
    const sundayNight = Date.UTC(2026, 10, 8, 23, 30);
    const weekIn = (zone: string) => resolveInitialUrl(request, { ...context, today: toDay(sundayNight, zone) });
    expect(weekIn('UTC')).toBe('/api/reports/weekly?weekStart=2026-11-02');
    expect(weekIn('Europe/Berlin')).toBe('/api/reports/weekly?weekStart=2026-11-09');
    expect(weekIn('Pacific/Kiritimati')).toBe('/api/reports/weekly?weekStart=2026-11-09');
    expect(weekIn('America/Los_Angeles')).toBe('/api/reports/weekly?weekStart=2026-11-02');
  });

  it('goes back in whole weeks across the turn of the year and clock changes', () => {
    const request = { path: '/x', query: { weekStart: weeksAgo(1) } };
    expect(resolveInitialUrl(request, { ...context, today: '2027-01-01' })).toBe('/x?weekStart=2026-12-21');
    expect(resolveInitialUrl(request, { ...context, today: '2026-03-29' })).toBe('/x?weekStart=2026-03-16');
  });

  it('contains a search parameter or its fallback, and omits it if there is neither', () => {
    const request = {
      path: '/x',
      query: { week: searchParam('week', currentWeek), sort: searchParam('sort', 'name'), q: searchParam('q') },
    };
    expect(resolveInitialUrl(request, context)).toBe('/x?week=2026-11-09&sort=name');
    const search = { week: '2026-10-05', sort: 'date', q: '' };
    expect(resolveInitialUrl(request, { ...context, search })).toBe('/x?week=2026-10-05&sort=date&q=');
  });

  it.each([
    ['nonsense', '2026-11-09'],
    ['2026-13-01', '2026-11-09'],
    // Not a Monday.
    ['2026-10-06', '2026-11-09'],
    ['2026-11-16', '2026-11-09'],
    ['2026-10-05', '2026-10-05'],
  ])('contains the week that the page shows for ?week=%s', (week, shown) => {
    const request = { path: '/x', query: { week: searchParam('week', currentWeek) } };
    expect(resolveInitialUrl(request, { ...context, search: { week } })).toBe(`/x?week=${shown}`);
  });

  it('contains a future week if the page allows it, and weeks relative to the requested one', () => {
    const search = { week: '2026-11-16' };
    const future = { path: '/x', query: { week: searchParam('week', currentWeek, { allowsFuture: true }) } };
    expect(resolveInitialUrl(future, { ...context, search })).toBe('/x?week=2026-11-16');
    const earlier = { path: '/x', query: { start: searchParam('week', currentWeek, { offset: -6 }) } };
    expect(resolveInitialUrl(earlier, context)).toBe('/x?start=2026-09-28');
    expect(resolveInitialUrl(earlier, { ...context, search: { week: '2026-11-02' } })).toBe('/x?start=2026-09-21');
  });

  it('contains a requested day in the past, but today instead of one in the future', () => {
    const request = { path: '/x', query: { date: searchParam('date', today) } };
    expect(resolveInitialUrl(request, { ...context, search: { date: '2026-11-10' } })).toBe('/x?date=2026-11-10');
    expect(resolveInitialUrl(request, { ...context, search: { date: '2026-11-12' } })).toBe('/x?date=2026-11-11');
  });

  it('is undefined if a search parameter makes the page show something else', () => {
    const request = unlessSearch(['report', 'week'], { path: '/x' });
    expect(resolveInitialUrl(request, context)).toBe('/x');
    expect(resolveInitialUrl(request, { ...context, search: { view: 'all' } })).toBe('/x');
    expect(resolveInitialUrl(request, { ...context, search: { week: '2026-11-02' } })).toBeUndefined();
  });

  it('contains the week of the requested day', () => {
    const [from, to] = [0, 6].map((weekday) => searchParam('date', today, { weekday }));
    const request = { path: '/x', query: { from: from!, to: to! } };
    expect(resolveInitialUrl(request, context)).toBe('/x?from=2026-11-09&to=2026-11-15');
    const urlFor = (date: string) => resolveInitialUrl(request, { ...context, search: { date } });
    expect(urlFor('2026-10-25')).toBe('/x?from=2026-10-19&to=2026-10-25');
    // A day in the future, even one of this week, is replaced by today.
    expect(urlFor('2026-11-16')).toBe('/x?from=2026-11-09&to=2026-11-15');
  });

  it('is undefined in the views that do not send the request', () => {
    const week = { search: 'view', storedAs: 'x-view', value: 'week' };
    const isSentIn = (search: Record<string, string>, stored: Record<string, string> = {}) =>
      [onlyIn(week, { path: '/x' }), exceptIn(week, { path: '/x' })].map(
        (request) => resolveInitialUrl(request, { ...context, search, stored }) !== undefined,
      );
    expect(isSentIn({})).toEqual([false, true]);
    expect(isSentIn({ view: 'week' })).toEqual([true, false]);
    expect(isSentIn({}, { 'x-view': '"week"' })).toEqual([true, false]);
    expect(isSentIn({ view: 'list' }, { 'x-view': '"week"' })).toEqual([false, true]);
    expect(isSentIn({ view: 'week' }, { 'x-view': '"list"' })).toEqual([true, false]);
  });

  it('is undefined if a path parameter has no value', () => {
    const request = { path: '/api/goals/:id/detail', params: { id: pathParam('goalId') } };
    expect(resolveInitialUrl(request, context)).toBeUndefined();
    // An empty value would result in the URL of another endpoint.
    expect(resolveInitialUrl(request, { ...context, params: { goalId: '' } })).toBeUndefined();
    expect(resolveInitialUrl(request, { ...context, params: { goalId: 'a' } })).toBe('/api/goals/a/detail');
  });

  it('contains encoded values, which cannot become other parts of the URL', () => {
    const request = {
      path: '/api/goals/:id/detail',
      params: { id: pathParam('goalId') },
      query: { q: searchParam('q'), limit: '5' },
    };
    const url = resolveInitialUrl(request, { ...context, params: { goalId: HOSTILE }, search: { q: HOSTILE } })!;
    const { pathname, searchParams, hash } = new URL(url, 'http://localhost');
    expect(decodeURIComponent(pathname.split('/')[3]!)).toBe(HOSTILE);
    expect(pathname.split('/')).toHaveLength(5);
    expect([...searchParams]).toEqual([
      ['q', HOSTILE],
      ['limit', '5'],
    ]);
    expect(hash).toBe('');
  });
});
