import { expect, it } from 'vitest';
import { requestKind } from './request-kind.ts';

const ORIGIN = 'https://weekwise.example';
const kindForPath = (path: string, mode: RequestMode = 'same-origin', method = 'GET') =>
  requestKind(method, mode, new URL(path, ORIGIN), ORIGIN);

it.each(['/dashboard', '/timers?plan=in', '/goals/0192f0c1-2345-7abc-8def-0123456789ab', '/login', '/app.html'])(
  'treats %s as a page of the app',
  (path) => expect(kindForPath(path, 'navigate')).toBe('page'),
);

it.each([
  '/',
  '/?from=mail',
  '/index.html',
  '/privacy',
  '/terms',
  '/terms.html',
  '/source',
  '/api/docs',
  '/api/docs/static/index.html',
  '/api/export/weekwise.json',
  '/api/auth/me',
  '/robots.txt',
  'https://elsewhere.example/dashboard',
])('does not treat %s as a page of the app', (path) => expect(kindForPath(path, 'navigate')).toBeUndefined());

it.each([
  '/api/auth/me',
  '/api/focus-areas',
  '/api/focus-areas/with-goals',
  '/api/time-entries/active',
  '/api/time-entries/time-entries-by-day?date=2026-11-11',
  '/api/time-entries/range?from=2026-11-09&to=2026-11-15',
  '/api/weekly-goals?weekStart=2026-11-09',
  '/api/reports/productivity-score?weekStart=2026-11-09',
  '/api/goals/weekly-usage?weekStart=2026-11-09',
  '/api/action-plans',
  '/api/plan-weeks/tasks?weekStart=2026-11-09',
  '/api/inventory?page=2',
])('caches only GET requests to %s', (path) => {
  expect(kindForPath(path)).toBe('api');
  expect(kindForPath(path, 'same-origin', 'POST')).toBeUndefined();
});

it.each([
  '/api/csrf-token',
  '/api/auth/meadow',
  '/api/account/sessions',
  '/api/export/weekwise.json',
  '/api/export/time-entries.csv',
  '/api/health',
  '/api/docs',
  '/api/ai/planner',
  '/api/safe-delete/goals/x/dependents',
  '/sw.js',
  '/assets/shot-1.webp',
  '/manifest.webmanifest',
])('does not cache %s', (path) => expect(kindForPath(path)).toBeUndefined());

it('treats scripts, styles and favicons as files of the app', () => {
  expect(
    ['/assets/app-x.js', '/assets/x.css', '/favicon.svg', '/favicon-running.svg'].map((path) => kindForPath(path)),
  ).toEqual(Array(4).fill('file'));
});
