import fc from 'fast-check';
import { weekStartForInstant } from '#domain/calendar/calendar.ts';
import { focusAreaClasses } from '#domain/focus-area/focus-area.ts';
import { priorities } from '#domain/inventory.ts';
import { entryMaxMs } from '#domain/limits.ts';
import { sampleDraft } from '../fixtures/factories.ts';
import type { TestApp } from '../app.ts';
import type { TestClient } from '../client.ts';
import { randomName, randomText } from './texts.ts';
import { iso } from '../fixtures/tracking-user.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const minutes = fc.integer({ min: 1, max: 10_080 });

/** The inputs of each operation. */
const operationArbitraries = {
  area: fc.record({
    name: randomName,
    description: randomText,
    focusAreaClass: fc.constantFrom(...focusAreaClasses),
    weight: fc.integer({ min: 1, max: 10 }),
    defaultWeeklyMin: minutes,
  }),
  goal: fc.record({ title: randomName, timeframeYear: fc.constantFrom(2000, 2026, 2100) }),
  entry: fc.record({
    startedMsAgo: fc.oneof(fc.constantFrom(1, 1500, HOUR), fc.integer({ min: 1, max: 60 * DAY })),
    lengthMs: fc.constantFrom(1, 999, 1000, 1001, HOUR, HOUR, 25 * HOUR, entryMaxMs),
    copies: fc.constantFrom(1, 1, 1, 2, 3),
  }),
  timer: fc.record({ elapsedMs: fc.constantFrom(0, 1, 999, HOUR, entryMaxMs - HOUR) }),
  stop: fc.constant({}),
  wait: fc.record({ ms: fc.constantFrom(1, 500, HOUR, 8 * DAY) }),
  planWeek: fc.constantFrom({ goalMin: 0 }, { goalMin: null }, { goalMin: 10_080 }, { isResting: true }),
  settings: fc.record({ defaultWeeklyMin: minutes }),
  status: fc.record({ status: fc.constantFrom('Completed', 'Archived') }),
  favorite: fc.record({ favorite: fc.boolean() }),
  item: fc.record({
    body: fc.record(
      {
        title: randomName,
        url: fc.constantFrom('', 'https://example.org/a?b=c', null),
        notes: randomText,
        tags: fc.array(fc.constantFrom('Gear', 'gear', '=x', 'é', '"'), { maxLength: 3 }),
        reflectionNote: randomText,
        priority: fc.constantFrom(...priorities),
        estimatedMinutes: fc.constantFrom(null, 1, 60_000),
      },
      { requiredKeys: ['title'] },
    ),
    change: fc.constantFrom({}, { completed: true, rating: 5 }, { rating: 1 }),
  }),
  task: fc.record({ title: randomName, isDone: fc.boolean(), hasItem: fc.boolean() }),
  plan: fc.record({ title: randomName, description: randomText }),
  draft: fc.record({ isNewArea: fc.boolean(), name: randomName }),
  deleteGoal: fc.constant({}),
  importCsv: fc.record({ day: fc.constantFrom('1970-01-01', '1970-01-04', '2000-02-29') }),
};

type Name = keyof typeof operationArbitraries;
type Input<N extends Name> = (typeof operationArbitraries)[N] extends fc.Arbitrary<infer G> ? G : never;
/** `pick` selects one of the existing areas and goals, modulo their number. */
type Operation = { [N in Name]: { readonly name: N; readonly pick: number; readonly input: Input<N> } }[Name];

const operation = fc.oneof(
  ...(Object.keys(operationArbitraries) as Name[]).map((name) => ({
    weight: name === 'entry' ? 6 : 1,
    arbitrary: fc.record({ name: fc.constant(name), pick: fc.nat(20), input: operationArbitraries[name] }),
  })),
) as fc.Arbitrary<Operation>;

/** Operations that create names differing only in case, and entries with equal times, which are rarely generated at random. */
const collidingOperations = ['Gym', 'gym'].flatMap((name, pick): Operation[] => [
  {
    name: 'area',
    pick,
    input: { name, description: '', focusAreaClass: 'level_up', weight: 5, defaultWeeklyMin: 60 },
  },
  { name: 'goal', pick, input: { title: `=${name}`, timeframeYear: 2026 } },
  { name: 'entry', pick, input: { startedMsAgo: 2 * HOUR, lengthMs: HOUR, copies: 2 } },
]);

export const randomOperations = fc
  .array(operation, { maxLength: 40, size: 'max' })
  .map((more): Operation[] => [...collidingOperations, ...more]);

/** Ignores rejected requests, but not server errors. */
export async function runOperations(t: TestApp, client: TestClient, operations: readonly Operation[]): Promise<void> {
  const areas: string[] = [];
  const goals: string[] = [];
  const items = new Map<string, string>();
  let [area, goal]: (string | undefined)[] = [];
  const send = async (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body: object = {}) => {
    const response = await (method === 'POST' ? client.post(path, body) : client.mutate(method, path, body));
    if (![200, 201, 204, 404, 409, 422].includes(response.status))
      throw new Error(`${method} ${path}: ${response.text}`);
    return response.status < 300 && response.text !== '' ? response.json : undefined;
  };
  const timeEntry = (body: object) => send('POST', '/api/time-entries', { goalId: goal, ...body });
  const handlers: { [N in Name]: (input: Input<N>) => Promise<unknown> } = {
    area: async (body) => {
      const created = await send('POST', '/api/focus-areas', body);
      if (created) areas.push(created._id);
    },
    goal: async (body) => {
      const created = await send('POST', `/api/focus-areas/${area}/goals`, body);
      if (created) goals.push(created._id);
    },
    entry: async ({ startedMsAgo, lengthMs, copies }) => {
      const from = t.now - startedMsAgo;
      for (let n = 0; n < copies; n++) {
        await timeEntry({ startAt: iso(from), endAt: iso(Math.min(from + lengthMs, t.now)) });
      }
    },
    timer: ({ elapsedMs }) => timeEntry({ runningSince: iso(t.now - elapsedMs) }),
    stop: async () => {
      for (const { _id } of (await client.get('/api/time-entries/active')).json.data) {
        await send('PATCH', `/api/time-entries/${_id}`, { endNow: true });
      }
    },
    wait: async ({ ms }) => void (t.now += ms),
    planWeek: async (body) => {
      const { timeZone } = (await client.get('/api/auth/me')).json.user;
      const [first] = (await client.get(`/api/weekly-goals?weekStart=${weekStartForInstant(t.now, timeZone)}`)).json;
      await send('PATCH', `/api/weekly-goals/${first._id}`, body);
    },
    settings: async (body) => {
      const { name } = (await client.get(`/api/focus-areas/${area}`)).json;
      await send('PUT', `/api/focus-areas/${area}`, { name, ...body });
    },
    status: (body) => send('PATCH', `/api/goals/${goal}/status`, body),
    favorite: (body) => send('PATCH', `/api/goals/${goal}/favorite`, body),
    item: async ({ body, change }) => {
      const created = await send('POST', `/api/goals/${goal}/inventory`, body);
      if (!created) return;
      items.set(goal!, created._id);
      await send('PATCH', `/api/inventory/${created._id}`, change);
    },
    task: async ({ title, isDone, hasItem }) => {
      const inventoryItems = [hasItem ? items.get(goal!) : undefined].filter(Boolean);
      const created = await send('POST', `/api/goals/${goal}/tasks`, { title, inventoryItems });
      if (created && isDone) await send('PATCH', `/api/tasks/${created._id}/status`, { completed: true });
    },
    plan: (body) =>
      send('POST', '/api/action-plans', { focusAreaId: area, ...body, goals: [{ goalId: goal, include: true }] }),
    draft: ({ isNewArea, name }) => {
      const focusArea = isNewArea ? { newFocusArea: { name } } : { focusAreaId: area };
      return send('POST', '/api/ai/save-plan', { ...focusArea, draft: sampleDraft });
    },
    deleteGoal: async () => {
      await send('DELETE', `/api/safe-delete/goals/${goal}`);
      goals.splice(goals.indexOf(goal!), 1);
    },
    importCsv: ({ day }) => {
      const row = `Old,Gym,${day},00:00:30,${day},09:00:00`;
      return send('POST', '/api/imports', { text: `Client,Project,Start date,Start time,End date,End time\n${row}` });
    },
  };
  for (const { name, pick, input } of operations) {
    [area, goal] = [areas[pick % areas.length], goals[pick % goals.length]];
    const isPossible = name === 'area' || (name === 'goal' ? area : goal) !== undefined;
    if (isPossible) await (handlers[name] as (each: unknown) => Promise<unknown>)(input);
  }
}
