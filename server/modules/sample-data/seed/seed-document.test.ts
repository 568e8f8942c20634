import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DocumentList, documentLists, type DocumentLists } from '#contract/account-document.ts';
import { addDays, dayOf, weekOf } from '#domain/calendar.ts';
import { sampleLife } from './sample-life.ts';

const zones = ['UTC', 'Europe/Berlin', 'America/Los_Angeles', 'Asia/Kolkata'];

const moments = [
  ...['09', '10', '11', '12', '13', '14', '15'].map((day) => `2026-11-${day}T15:30:00.000Z`),
  '2026-11-11T03:00:00.000Z',
  '2026-01-01T00:00:00.000Z',
  '2026-01-01T12:00:00.000Z',
  // The clocks have just changed, in Berlin and in Los Angeles.
  '2026-03-29T01:00:00.001Z',
  '2026-10-25T01:30:00.000Z',
  '2026-03-08T10:00:00.000Z',
  '2026-11-01T09:30:00.000Z',
  '2028-02-29T09:00:00.000Z',
];

const LONGEST_MS = 5 * 3_600_000;
const uuidv7 = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

describe('a sample life', () => {
  describe.each(zones)('in %s', (zone) => {
    it.each(moments)('is whole at %s', (moment) => {
      const life = sampleLife(Date.parse(moment), zone);
      expect(wrongIn(life, moment, zone)).toEqual([]);
      expect(life.timeEntries.length).toBeGreaterThan(1800);
      expect(life.timeEntries.length).toBeLessThan(2600);
      const first = Date.parse(life.timeEntries[0]!.startAt);
      expect(weekOf(first, zone)).toBe(addDays(weekOf(Date.parse(moment), zone), -7 * 52));
    });
  });

  it('is so at any moment, anywhere', () => {
    const anywhere = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    const anytime = fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2034, 0) });
    const property = fc.property(anytime, anywhere, (now, zone) => {
      expect(wrongIn(sampleLife(now, zone), new Date(now).toISOString(), zone)).toEqual([]);
    });
    fc.assert(property, { numRuns: 40 });
  });

  it('is the same for the same moment', () => {
    const now = Date.UTC(2026, 10, 11, 9);
    expect(sampleLife(now, 'Europe/Berlin')).toEqual(sampleLife(now, 'Europe/Berlin'));
  });

  it('begins its days where the zone does', () => {
    const [first] = sampleLife(Date.UTC(2026, 10, 11, 20), 'Asia/Kolkata').focusAreas;
    expect(dayOf(Date.parse(first!.createdAt), 'Asia/Kolkata')).toBe(first!.settings[1]!.fromWeek);
  });

  it('takes a tenth of a second of work at most', () => {
    const took = Array.from({ length: 5 }, () => {
      // Work, not waiting: others may be busy at the same time.
      const before = process.threadCpuUsage();
      sampleLife(Date.UTC(2026, 10, 11, 9), 'Europe/Berlin');
      const { user, system } = process.threadCpuUsage(before);
      return (user + system) / 1000;
    });
    expect(Math.min(...took)).toBeLessThan(100);
  });
});

/** Whatever an account could not hold, in words. */
function wrongIn(life: DocumentLists, now: string, zone: string): string[] {
  return [
    ...invalidRecords(life),
    ...twice(Object.values(life).flatMap((list) => list.map(({ _id }) => _id))),
    ...twice(life.weeklyGoals.map(({ focusAreaId, weekStart }) => `${focusAreaId} in ${weekStart}`)),
    ...twice(life.actionPlans.flatMap(({ goalIds }) => goalIds)),
    ...lostReferences(life),
    ...notYet(life, now, zone),
    ...wrongEntries(life),
  ];
}

function invalidRecords(life: DocumentLists): string[] {
  return (Object.keys(documentLists) as DocumentList[]).flatMap((list) =>
    life[list].flatMap((record) => {
      const { error } = documentLists[list].safeParse(record);
      return error || !uuidv7.test(record._id) ? [`${list} ${JSON.stringify(record)} ${error}`] : [];
    }),
  );
}

function twice(values: readonly string[]): string[] {
  const known = new Set<string>();
  return values.filter((value) => known.size === known.add(value).size).map((value) => `${value} twice`);
}

function lostReferences(life: DocumentLists): string[] {
  const areas = new Set(life.focusAreas.map(({ _id }) => _id));
  const goals = new Map(life.goals.map((goal) => [goal._id, goal]));
  const items = new Map(life.inventoryItems.map((item) => [item._id, item]));
  const inArea = [...life.goals, ...life.weeklyGoals, ...life.actionPlans].filter(
    (each) => !areas.has(each.focusAreaId),
  );
  const ofGoal = [...life.timeEntries, ...life.inventoryItems, ...life.tasks].filter((each) => !goals.has(each.goalId));
  const plans = life.actionPlans.filter(({ focusAreaId, goalIds }) =>
    goalIds.some((goal) => goals.get(goal)?.focusAreaId !== focusAreaId),
  );
  const tasks = life.tasks.filter(({ goalId, inventoryItemIds }) =>
    inventoryItemIds.some((item) => items.get(item)?.goalId !== goalId),
  );
  return [...inArea, ...ofGoal, ...plans, ...tasks].map(({ _id }) => `${_id} refers to nothing`);
}

function notYet(life: DocumentLists, now: string, zone: string): string[] {
  const instants = Object.values(life).flatMap((list) =>
    list.flatMap((record) => Object.entries(record).flatMap(([name, at]) => (name.endsWith('At') ? [String(at)] : []))),
  );
  const thisWeek = weekOf(Date.parse(now), zone);
  const settings = life.focusAreas.flatMap((area) => area.settings.map(({ fromWeek }) => fromWeek));
  const weeks = [...settings, ...life.weeklyGoals.map(({ weekStart }) => weekStart)];
  return [
    ...instants.filter((at) => at !== 'null' && at > now).map((at) => `${at} is to come`),
    ...weeks.filter((week) => week > thisWeek).map((week) => `week ${week} is to come`),
  ];
}

/** Outside of the life of their goal, or of a length that nobody believes. */
function wrongEntries(life: DocumentLists): string[] {
  const goals = new Map(life.goals.map((goal) => [goal._id, goal]));
  return life.timeEntries
    .filter(({ goalId, startAt, endAt }) => {
      const { createdAt, closedAt, status } = goals.get(goalId)!;
      if (startAt < createdAt) return true;
      if (endAt === null) return status !== 'Active';
      const length = Date.parse(endAt) - Date.parse(startAt);
      return length < 60_000 || length > LONGEST_MS || (closedAt !== null && endAt > closedAt);
    })
    .map(({ startAt, endAt }) => `${startAt} to ${endAt} cannot be`);
}
