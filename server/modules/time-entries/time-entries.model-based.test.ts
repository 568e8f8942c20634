import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, daySpan, weekSpan } from '#domain/calendar.ts';
import { entryMaxMs } from '#domain/limits.ts';
import { endOf, overlapMs, spanOf, touches } from '#domain/time-span.ts';
import { makeGoal } from '../../testing/account.ts';
import { type AppUnderTest, describeOnEachDatabase } from '../../testing/app.ts';
import { iso, trackerOf } from '../../testing/tracker.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const CLIENTS = 4;
const OPERATIONS = 1000;

/** The same every time, so that a failure can be looked into. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return Math.floor((state / 0x80_00_00_00) * sides);
  };
}

type Tracker = Awaited<ReturnType<typeof trackerOf>>;

/** All that is answered about time in some weeks, beside what follows from the rows by the rules of time spans. */
async function toldAndTrue(t: AppUnderTest, ann: Tracker, weeks: readonly string[]) {
  const rows = await ann.rows();
  const spans = rows.map((row) => ({ ...row, ...spanOf(row.started_at, row.ended_at, t.now) }));
  const running = rows.filter((row) => endOf(row.started_at, row.ended_at, t.now) === null);
  const idsOf = (entries: readonly { readonly _id: string }[]) => entries.map(({ _id }) => _id);
  const told: unknown[] = [idsOf(await ann.active())];
  const really: unknown[] = [running.map(({ id }) => id)];
  for (const week of weeks) {
    const seconds: Record<string, number> = {};
    for (const [goal, own] of Map.groupBy(spans, (row) => row.goal_id)) {
      const ms = own.reduce((sum, span) => sum + overlapMs(span, weekSpan(week, 'UTC')), 0);
      if (ms > 0) seconds[goal] = ms / 1000;
    }
    const sum = Object.values(seconds).reduce((all, of) => all + of, 0);
    told.push(await ann.goalUsage(week), await ann.areaUsage(week));
    really.push(seconds, sum > 0 ? { [ann.area]: sum } : {});
    for (let n = 0; n < 7; n++) {
      const day = addDays(week, n);
      told.push(idsOf(await ann.day(day)));
      really.push(spans.filter((span) => touches(span, daySpan(day, 'UTC'))).map(({ id }) => id));
    }
  }
  return { told, really };
}

describeOnEachDatabase('whatever happens to entries', {}, (t) => {
  it(`${OPERATIONS} operations of ${CLIENTS} clients leave at most one running for a goal, none of no length, and right sums`, async () => {
    const ann = await trackerOf(t);
    const goals = [ann.goal, await makeGoal(ann.client, ann.area, 'Swim'), await makeGoal(ann.client, ann.area, 'Row')];
    const known: string[] = [];
    const started: string[] = [];
    const done = new Map<string, number>();
    const client = async (seed: number) => {
      const roll = dice(seed);
      // One of the latest, some of which still run.
      const anEntry = () => known.at(-1 - roll(8)) ?? ann.goal;
      const operations = {
        start: () => ann.start(goals[roll(3)]),
        stop: () => ann.stop(anEntry()),
        resume: () => ann.patch(anEntry(), { resume: true }),
        add: () => ann.add(t.now - (2 + roll(200)) * HOUR, t.now - roll(2 * HOUR), goals[roll(3)]),
        move: () => ann.patch(started.at(-1 - roll(2)) ?? ann.goal, { goalId: goals[roll(3)] }),
        startAt: () => ann.patch(anEntry(), { startAt: iso(t.now - roll(8 * 24 * HOUR) + 2 * MINUTE) }),
        endAt: () => ann.patch(anEntry(), { endAt: iso(t.now - roll(8 * 24 * HOUR) + 2 * MINUTE) }),
        remove: () => ann.remove(anEntry()),
      };
      const names = Object.keys(operations) as (keyof typeof operations)[];
      for (let n = 0; n < OPERATIONS / CLIENTS; n++) {
        t.now += roll(10 * MINUTE);
        const name = names[roll(names.length)]!;
        const answer = await operations[name]();
        const { status } = answer;
        expect([200, 201, 204, 404, 422], `${name}: ${answer.text}`).toContain(status);
        done.set(`${name} ${status}`, (done.get(`${name} ${status}`) ?? 0) + 1);
        if (status > 201) continue;
        const { _id, startAt, endAt } = answer.json;
        if (status === 201) known.push(_id);
        if (name === 'start') started.push(_id);
        expect(endAt === null || endAt > startAt).toBe(true);
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, (_, n) => client(n + 1)));

    const rows = await ann.rows();
    const running = rows.filter((row) => row.ended_at === null).map((row) => row.goal_id);
    expect(new Set(running).size).toBe(running.length);
    for (const row of rows) {
      const { from, to } = spanOf(row.started_at, row.ended_at, t.now);
      if (row.ended_at !== null) expect(to).toBeGreaterThan(from);
      expect(to - from).toBeLessThanOrEqual(entryMaxMs);
      expect(goals).toContain(row.goal_id);
    }
    const { told, really } = await toldAndTrue(t, ann, ['2026-11-02', '2026-11-09', '2026-11-16']);
    expect(told).toEqual(really);
    // It was no idle walk.
    const often = [
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
    expect(often.filter((name) => (done.get(name) ?? 0) < 3)).toEqual([]);
    expect(t.log.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  it('days, weeks and what runs are told as the rules of time spans say, of any entries', async () => {
    const { now } = t;
    const monday = Date.UTC(2026, 10, 9);
    // A session that begins after the moments below would be void.
    t.now = monday - 10 * 24 * HOUR;
    const ann = await trackerOf(t);
    // Around the edges of days, where it matters.
    const instant = fc
      .tuple(fc.integer({ min: -9, max: 8 }), fc.constantFrom(0, 0, 1, -1, 500, 12 * HOUR))
      .map(([day, past]) => monday + day * 24 * HOUR + past);
    const length = fc.constantFrom(0, 0, 1, 999, 24 * HOUR, 24 * HOUR, 25 * HOUR, entryMaxMs, entryMaxMs - 1);
    const entry = fc.record({ start: instant, length, goal: fc.nat(2), runs: fc.boolean() });
    const goals = [ann.goal, await makeGoal(ann.client, ann.area, 'Swim'), await makeGoal(ann.client, ann.area, 'Row')];
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { maxLength: 8 }), instant, async (entries, at) => {
        await t.db.deleteFrom('time_entries').where('user_id', '=', ann.userId).execute();
        t.now = at;
        const runs = new Set<number>();
        for (const { start, goal, ...each } of entries) {
          const isRunning = each.runs && !runs.has(goal);
          if (isRunning) runs.add(goal);
          await ann.insert(start, isRunning ? null : start + each.length, goals[goal]);
        }
        const { told, really } = await toldAndTrue(t, ann, ['2026-11-02', '2026-11-09']);
        expect(told).toEqual(really);
      }),
      { numRuns: 25 },
    );
    t.now = now;
  });
});
