import { isDeepStrictEqual } from 'node:util';
import type { Row } from './baseline/database.ts';
import { fetchInitialData } from './initial-data.ts';
import type { Target } from './load.ts';

/** Totals of running timers differ when a second passes between the two responses. */
const MAX_ATTEMPTS = 20;

/** The rows of an ideal, see baseline/ideal.ts. */
interface IdealResponse {
  readonly goals?: readonly Row[];
  readonly areas?: readonly Row[];
  readonly weeks?: readonly Row[];
}

type Totals = Readonly<Record<string, unknown>>;

/** An ideal that leaves out data would be no ideal: every total that it has must be that of our page, or of our response. */
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
  throw new Error(`${idealPath} has other totals: ${difference}`);
}

export const fetchPageData = (target: Target, path: string) => () => fetchInitialData(target, path);

/** As if the response were the only one that is embedded in a page. */
export const fetchResponse = (target: Target, path: string) => async () => ({
  [path.split('?')[0]!]: await fetchJson(target, path),
});

/** The timer that an ideal starts and stops must be one for our server, too. */
export async function assertIdealTimerRuns(ours: Target, ideal: Target, goalId: string): Promise<void> {
  const isRunning = async (id: string) =>
    JSON.stringify(await fetchJson(ours, '/api/time-entries/active')).includes(id);
  const { _id: id } = (await fetchJson(ideal, '/ideal/time-entries', 'POST', { goalId })) as { _id: string };
  if (!(await isRunning(id))) throw new Error('the ideal started no timer');
  await fetchJson(ideal, `/ideal/time-entries/${id}`, 'PATCH', { endNow: true });
  if (await isRunning(id)) throw new Error('the ideal did not stop its timer');
}

function totalsOfRows({ goals, areas, weeks }: IdealResponse): Totals {
  return {
    ...(goals && {
      goals: goals.map((row) => [row['id'], row['title']]).toSorted(byFirst),
      secondsByGoal: goals
        .filter(hasSeconds)
        .map((row) => [row['id'], Number(row['seconds'])])
        .toSorted(byFirst),
      running: goals
        .filter((row) => row['running_since'] !== null)
        .map((row) => [row['id'], new Date(Number(row['running_since'])).toISOString()])
        .toSorted(byFirst),
      areas: [...Map.groupBy(goals, (row) => row['area_id'] as string).values()]
        .map((rows) => toAreaTotal(rows[0]!, sum(rows, 'seconds')))
        .toSorted(byFirst),
      ...(goals[0] &&
        'uses' in goals[0] && {
          uses: [...Map.groupBy(goals, (row) => row['area_id'] as string)]
            .map(([id, rows]) => [id, sum(rows, 'uses')])
            .filter(([, uses]) => uses !== 0)
            .toSorted(byFirst),
        }),
    }),
    ...(areas && { areas: areas.map((row) => toAreaTotal(row, Number(row['seconds'] ?? 0))).toSorted(byFirst) }),
    ...(weeks && {
      weeks: [...Map.groupBy(weeks, (row) => Number(row['begins']))]
        .map(([begins, rows]) => [new Date(begins).toISOString().slice(0, 10), sum(rows, 'seconds')])
        .toSorted(byFirst),
    }),
  };
}

const hasSeconds = (row: Row) => Number(row['seconds'] ?? 0) > 0;
const sum = (rows: readonly Row[], column: string) => rows.reduce((total, row) => total + Number(row[column] ?? 0), 0);
const toAreaTotal = (row: Row, seconds: number) => [
  row['area_id'],
  row['name'],
  row['goal_min'] ?? row['default_weekly_min'],
  row['is_resting'] === 1,
  seconds,
];

/** The responses of the endpoints that have these totals, by path. */
function totalsOfResponses(bodies: Record<string, unknown>): Totals {
  const body = (path: string) => bodies[path] as Row | undefined;
  const list = (path: string) => bodies[path] as readonly Row[] | undefined;
  const areas = body('/api/reports/productivity-score')?.['areas'] ?? body('/api/reports/weekly')?.['report'];
  return {
    goals: list('/api/focus-areas/with-goals')
      ?.flatMap((area) => area['goals'] as readonly Row[])
      .map((goal) => [goal['_id'], goal['title']])
      .toSorted(byFirst),
    secondsByGoal: list('/api/goals/weekly-usage')
      ?.map((usage) => [usage['goalId'], usage['trackedSeconds']])
      .toSorted(byFirst),
    running: (body('/api/time-entries/active')?.['data'] as readonly Row[] | undefined)
      ?.map((entry) => [entry['goalId'], entry['startAt']])
      .toSorted(byFirst),
    areas: (areas as readonly Row[] | undefined)
      ?.map((area) => [area['focusAreaId'], area['name'], area['goalMin'], area['isResting'], area['usedSec']])
      .toSorted(byFirst),
    uses: list('/api/reports/focus-area-usage-history')
      ?.map((usage) => [usage['focusAreaId'], usage['count']])
      .toSorted(byFirst),
    weeks: (body('/api/reports/weekly-history')?.['history'] as readonly Row[] | undefined)
      ?.map((week) => [week['weekStart'], week['trackedSec']])
      .toSorted(byFirst),
  };
}

const byFirst = ([a]: readonly unknown[], [b]: readonly unknown[]) => (String(a) < String(b) ? -1 : 1);

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
