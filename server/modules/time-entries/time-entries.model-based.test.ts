import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, daySpan, weekSpan } from '#domain/calendar/calendar.ts';
import { entryMaxMs } from '#domain/limits.ts';
import { effectiveEnd, overlapMs, effectiveSpan, overlaps } from '#domain/calendar/time-span.ts';
import { createGoal } from '#server/testing/fixtures/factories.ts';
import { type TestApp, describeOnEachDatabase } from '#server/testing/app.ts';
import { iso, createTrackingUser } from '#server/testing/fixtures/tracking-user.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const CLIENTS = 4;
const OPERATIONS = 1000;

/** The generator is seeded, so that failures are reproducible. */
function createRandomInt(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return Math.floor((state / 0x80_00_00_00) * sides);
  };
}

type TestUser = Awaited<ReturnType<typeof createTrackingUser>>;

/** The tracked time in some weeks, as the API reports it and as computed from the rows. */
async function readReportedAndExpected(t: TestApp, ann: TestUser, weeks: readonly string[]) {
  const rows = await ann.rows();
  const spans = rows.map((row) => ({ ...row, ...effectiveSpan(row.started_at, row.ended_at, t.now) }));
  const running = rows.filter((row) => effectiveEnd(row.started_at, row.ended_at, t.now) === null);
  const toIds = (entries: readonly { readonly _id: string }[]) => entries.map(({ _id }) => _id);
  const reported: unknown[] = [toIds(await ann.active())];
  const expected: unknown[] = [running.map(({ id }) => id)];
  for (const week of weeks) {
    const seconds: Record<string, number> = {};
    for (const [goal, goalSpans] of Map.groupBy(spans, (row) => row.goal_id)) {
      const ms = goalSpans.reduce((sum, span) => sum + overlapMs(span, weekSpan(week, 'UTC')), 0);
      if (ms > 0) seconds[goal] = ms / 1000;
    }
    const sum = Object.values(seconds).reduce((total, each) => total + each, 0);
    reported.push(await ann.goalUsage(week), await ann.areaUsage(week));
    expected.push(seconds, sum > 0 ? { [ann.area]: sum } : {});
    for (let n = 0; n < 7; n++) {
      const day = addDays(week, n);
      reported.push(toIds(await ann.day(day)));
      expected.push(spans.filter((span) => overlaps(span, daySpan(day, 'UTC'))).map(({ id }) => id));
    }
  }
  return { reported, expected };
}

describeOnEachDatabase('time entries under random operations', {}, (t) => {
  it(`have at most one timer per goal, no empty entries and correct sums after ${OPERATIONS} operations by ${CLIENTS} clients (CC-02)`, async () => {
    const ann = await createTrackingUser(t);
    const goals = [
      ann.goal,
      await createGoal(ann.client, ann.area, 'Swim'),
      await createGoal(ann.client, ann.area, 'Row'),
    ];
    const created: string[] = [];
    const started: string[] = [];
    const stopped: string[] = [];
    const outcomes = new Map<string, number>();
    const runClient = async (seed: number) => {
      const roll = createRandomInt(seed);
      // Picks one of the latest entries, some of which are still running.
      const pickEntry = () => created.at(-1 - roll(8)) ?? ann.goal;
      const operations = {
        start: () => ann.start(goals[roll(3)]),
        stop: () => ann.stop((roll(4) > 0 && started.at(-1 - roll(3))) || pickEntry()),
        resume: () => ann.patch(stopped.pop() ?? pickEntry(), { resume: true }),
        add: () => ann.add(t.now - (2 + roll(200)) * HOUR, t.now - roll(2 * HOUR), goals[roll(3)]),
        move: () => ann.patch(started.at(-1 - roll(2)) ?? ann.goal, { goalId: goals[roll(3)] }),
        startAt: () => ann.patch(pickEntry(), { startAt: iso(t.now - roll(8 * 24 * HOUR) + 2 * MINUTE) }),
        endAt: () => ann.patch(pickEntry(), { endAt: iso(t.now - roll(8 * 24 * HOUR) + 2 * MINUTE) }),
        remove: () => ann.remove(pickEntry()),
      };
      const names = Object.keys(operations) as (keyof typeof operations)[];
      for (let n = 0; n < OPERATIONS / CLIENTS; n++) {
        t.now += roll(10 * MINUTE);
        const name = names[roll(names.length)]!;
        const response = await operations[name]();
        const { status } = response;
        expect([200, 201, 204, 404, 422], `${name}: ${response.text}`).toContain(status);
        outcomes.set(`${name} ${status}`, (outcomes.get(`${name} ${status}`) ?? 0) + 1);
        if (status > 201) continue;
        const { _id, startAt, endAt } = response.json;
        if (status === 201) created.push(_id);
        if (name === 'start') started.push(_id);
        // Stopping again has no effect, and an entry can be resumed only shortly after its end.
        if (name === 'stop' && t.now - Date.parse(endAt) < HOUR / 2) stopped.push(_id);
        expect(endAt === null || endAt > startAt).toBe(true);
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, (_, n) => runClient(n + 1)));

    const rows = await ann.rows();
    const running = rows.filter((row) => row.ended_at === null).map((row) => row.goal_id);
    expect(new Set(running).size).toBe(running.length);
    for (const row of rows) {
      const { from, to } = effectiveSpan(row.started_at, row.ended_at, t.now);
      if (row.ended_at !== null) expect(to).toBeGreaterThan(from);
      expect(to - from).toBeLessThanOrEqual(entryMaxMs);
      expect(goals).toContain(row.goal_id);
    }
    const { reported, expected } = await readReportedAndExpected(t, ann, ['2026-11-02', '2026-11-09', '2026-11-16']);
    expect(reported).toEqual(expected);
    // Every kind of outcome must have occurred.
    const expectedOutcomes = [
      'start 201',
      'start 200',
      'stop 200',
      'resume 200',
      'resume 422',
      'add 201',
      'move 200',
      'move 422',
      'startAt 200',
      'remove 204',
    ];
    expect(expectedOutcomes.filter((name) => (outcomes.get(name) ?? 0) < 3)).toEqual([]);
    expect(t.log.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  it('are reported by day, by week and as running timers according to effectiveSpan, overlaps and overlapMs', async () => {
    const { now } = t;
    const monday = Date.UTC(2026, 10, 9);
    // The session must start before the instants below.
    t.now = monday - 10 * 24 * HOUR;
    const ann = await createTrackingUser(t);
    // Instants close to the boundaries of days.
    const instant = fc
      .tuple(fc.integer({ min: -9, max: 8 }), fc.constantFrom(0, 0, 1, -1, 500, 12 * HOUR))
      .map(([day, offset]) => monday + day * 24 * HOUR + offset);
    const length = fc.constantFrom(0, 0, 1, 999, 24 * HOUR, 24 * HOUR, 25 * HOUR, entryMaxMs, entryMaxMs - 1);
    const entry = fc.record({ start: instant, length, goal: fc.nat(2), mayRun: fc.boolean() });
    const goals = [
      ann.goal,
      await createGoal(ann.client, ann.area, 'Swim'),
      await createGoal(ann.client, ann.area, 'Row'),
    ];
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { maxLength: 8 }), instant, async (entries, at) => {
        await t.db.deleteFrom('time_entries').where('user_id', '=', ann.userId).execute();
        t.now = at;
        const runningGoals = new Set<number>();
        for (const { start, goal, ...each } of entries) {
          const isRunning = each.mayRun && !runningGoals.has(goal);
          if (isRunning) runningGoals.add(goal);
          await ann.insert(start, isRunning ? null : start + each.length, goals[goal]);
        }
        const { reported, expected } = await readReportedAndExpected(t, ann, ['2026-11-02', '2026-11-09']);
        expect(reported).toEqual(expected);
      }),
      { numRuns: 25 },
    );
    t.now = now;
  });
});
