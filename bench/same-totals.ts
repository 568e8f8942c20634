import { isDeepStrictEqual } from 'node:util';
import type { Row } from './baseline/database.ts';
import { fetchInitialData } from './initial-data.ts';
import type { Target } from './load.ts';

/** Totals of running timers differ when a second passes between the two responses. */
const MAX_ATTEMPTS = 20;

/** The rows that an ideal returns, see baseline/ideal.ts. */
interface IdealResponse {
  readonly areas: readonly Row[];
  readonly goals?: readonly Row[];
  readonly weeks?: readonly Row[];
  readonly elapsed?: readonly Row[];
}

type Totals = Readonly<Record<string, readonly unknown[] | undefined>>;

/** An ideal is only comparable if all its totals match our page or response. */
export async function assertSameTotals(
  idealPath: string,
  ideal: Target,
  fetchOurs: () => Promise<Record<string, unknown>>,
): Promise<void> {
  let difference = '';
  for (let n = 0; n < MAX_ATTEMPTS; n++) {
    const [ourData, idealResponse] = await Promise.all([fetchOurs(), fetchJson(ideal, idealPath)]);
    const [ours, expected] = [totalsOfResponses(ourData), totalsOfRows(idealResponse as IdealResponse)];
    const differing = Object.keys(expected).find((name) => !isDeepStrictEqual(ours[name], expected[name]));
    if (differing === undefined) return;
    const excerpts = [ours[differing], expected[differing]].map((total) => JSON.stringify(total)?.slice(0, 900));
    difference = `${differing}\n${excerpts.join('\n')}`;
  }
  throw new Error(`${idealPath} has different totals: ${difference}`);
}

export const fetchPageData = (target: Target, path: string) => () => fetchInitialData(target, path);

/** Presents the response as if it were the only one embedded in a page. */
export const fetchResponse = (target: Target, path: string) => async () => ({
  [path.split('?')[0]!]: await fetchJson(target, path),
});

/** Our server must see the timer that an ideal starts and stops, too. */
export async function assertIdealTimerRuns(ours: Target, ideal: Target, goalId: string): Promise<void> {
  const isActive = async (id: string) => JSON.stringify(await fetchJson(ours, '/api/time-entries/active')).includes(id);
  const { _id: id } = (await fetchJson(ideal, '/ideal/time-entries', 'POST', { goalId })) as { _id: string };
  if (!(await isActive(id))) throw new Error('the ideal did not start a timer');
  await fetchJson(ideal, `/ideal/time-entries/${id}`, 'PATCH', { endNow: true });
  if (await isActive(id)) throw new Error('the ideal did not stop its timer');
}

function totalsOfRows({ areas, goals, weeks, elapsed }: IdealResponse): Totals {
  const goalsByArea = Map.groupBy(goals ?? [], (row) => row['focus_area_id'] as string);
  const sumForArea = (area: Row, column: string) => sum(goalsByArea.get(area['id']) ?? [], column);
  return {
    areas: sorted(
      areas.map((area) => [
        area['id'],
        area['name'],
        area['goal_min'],
        area['is_resting'] === 1,
        goals ? sumForArea(area, 'seconds') : Number(area['seconds'] ?? 0),
      ]),
    ),
    ...(goals && {
      goals: sorted(goals.map((row) => [row['id'], row['title']])),
      secondsByGoal: sorted(goals.filter(hasSeconds).map((row) => [row['id'], Number(row['seconds'])])),
      running: sorted(goals.filter(isRunning).map((row) => [row['id'], toIso(row['running_since'])])),
      ...('uses' in goals[0]! && { uses: sorted(areas.map((area) => [area['id'], sumForArea(area, 'uses')])) }),
    }),
    ...(elapsed && { elapsed: elapsed.map((row) => Number(row['seconds'])) }),
    ...(weeks && {
      weeks: sorted(
        [...Map.groupBy(weeks, (row) => toIso(row['begins']).slice(0, 10))].map(([week, rows]) => [
          week,
          sum(rows, 'seconds'),
        ]),
      ),
    }),
  };
}

const hasSeconds = (row: Row) => Number(row['seconds'] ?? 0) > 0;
const isRunning = (row: Row) => row['running_since'] !== null;
const sum = (rows: readonly Row[], column: string) => rows.reduce((total, row) => total + Number(row[column] ?? 0), 0);
/** PostgreSQL returns 64-bit integers as strings. */
const toIso = (ms: number | string) => new Date(Number(ms)).toISOString();

/** The same totals, taken from our endpoints' responses by path. */
function totalsOfResponses(bodies: Readonly<Record<string, unknown>>): Totals {
  const body = (path: string) => bodies[path] as Row | undefined;
  const list = (path: string) => bodies[path] as readonly Row[] | undefined;
  const areas = body('/api/reports/productivity-score')?.['areas'] ?? body('/api/reports/weekly')?.['report'];
  return {
    areas: sorted(
      (areas as readonly Row[] | undefined)?.map((area) => [
        area['focusAreaId'],
        area['name'],
        area['goalMin'],
        area['isResting'],
        area['usedSec'],
      ]),
    ),
    goals: sorted(
      list('/api/focus-areas/with-goals')
        ?.flatMap((area) => area['goals'] as readonly Row[])
        .map((goal) => [goal['_id'], goal['title']]),
    ),
    secondsByGoal: sorted(list('/api/goals/weekly-usage')?.map((usage) => [usage['goalId'], usage['trackedSeconds']])),
    running: sorted(
      (body('/api/time-entries/active')?.['data'] as readonly Row[] | undefined)?.map((entry) => [
        entry['goalId'],
        entry['startAt'],
      ]),
    ),
    uses: sorted(list('/api/reports/focus-area-usage-history')?.map((usage) => [usage['focusAreaId'], usage['count']])),
    elapsed: [body('/api/reports/weekly')?.['elapsedSec']],
    weeks: sorted(
      (body('/api/reports/weekly-history')?.['history'] as readonly Row[] | undefined)?.map((week) => [
        week['weekStart'],
        week['trackedSec'],
      ]),
    ),
  };
}

const sorted = (totals: readonly (readonly unknown[])[] | undefined) =>
  totals?.toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1));

async function fetchJson(
  { address, cookie, csrfToken }: Target,
  path: string,
  method = 'GET',
  body?: object,
): Promise<unknown> {
  const response = await fetch(address + path, {
    method,
    headers: { cookie, 'x-csrf-token': csrfToken, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}
