import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DocumentListName, recordSchemas, type DocumentRecords } from '#contract/account/account-document.ts';
import { addDays, toDay, weekStartForInstant } from '#domain/calendar/calendar.ts';
import { buildSeedDocument } from './seed-document.ts';

const zones = ['UTC', 'Europe/Berlin', 'America/Los_Angeles', 'Asia/Kolkata'];

const moments = [
  ...['09', '10', '11', '12', '13', '14', '15'].map((day) => `2026-11-${day}T15:30:00.000Z`),
  '2026-11-11T03:00:00.000Z',
  '2026-01-01T00:00:00.000Z',
  '2026-01-01T12:00:00.000Z',
  // These are just after the clocks changed in Berlin and in Los Angeles.
  '2026-03-29T01:00:00.001Z',
  '2026-10-25T01:30:00.000Z',
  '2026-03-08T10:00:00.000Z',
  '2026-11-01T09:30:00.000Z',
  '2028-02-29T09:00:00.000Z',
];

const MAX_ENTRY_MS = 5 * 3_600_000;
const uuidv7 = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

describe('the seed document', () => {
  describe.each(zones)('in %s', (zone) => {
    it.each(moments)('is consistent at %s', (moment) => {
      const seed = buildSeedDocument(Date.parse(moment), zone);
      expect(findInconsistencies(seed, moment, zone)).toEqual([]);
      expect(seed.timeEntries.length).toBeGreaterThan(1800);
      expect(seed.timeEntries.length).toBeLessThan(2600);
      const first = Date.parse(seed.timeEntries[0]!.startAt);
      expect(weekStartForInstant(first, zone)).toBe(addDays(weekStartForInstant(Date.parse(moment), zone), -7 * 52));
    });
  });

  it('is consistent at any moment in any time zone', () => {
    const timeZone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    const instant = fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2034, 0) });
    const property = fc.property(instant, timeZone, (now, zone) => {
      expect(findInconsistencies(buildSeedDocument(now, zone), new Date(now).toISOString(), zone)).toEqual([]);
    });
    fc.assert(property, { numRuns: 40 });
  });

  it('is deterministic for a moment and time zone', () => {
    const now = Date.UTC(2026, 10, 11, 9);
    expect(buildSeedDocument(now, 'Europe/Berlin')).toEqual(buildSeedDocument(now, 'Europe/Berlin'));
  });

  it('begins its days at midnight in the time zone', () => {
    const [first] = buildSeedDocument(Date.UTC(2026, 10, 11, 20), 'Asia/Kolkata').focusAreas;
    expect(toDay(Date.parse(first!.createdAt), 'Asia/Kolkata')).toBe(first!.settings[1]!.fromWeek);
  });

  it('takes at most 100 ms of CPU time', () => {
    const cpuMs = Array.from({ length: 5 }, () => {
      // Elapsed time would include other processes.
      const before = process.threadCpuUsage();
      buildSeedDocument(Date.UTC(2026, 10, 11, 9), 'Europe/Berlin');
      const { user, system } = process.threadCpuUsage(before);
      return (user + system) / 1000;
    });
    expect(Math.min(...cpuMs)).toBeLessThan(100);
  });
});

function findInconsistencies(seed: DocumentRecords, now: string, zone: string): string[] {
  return [
    ...findInvalidRecords(seed),
    ...findDuplicates(Object.values(seed).flatMap((list) => list.map(({ _id }) => _id))),
    ...findDuplicates(seed.weeklyGoals.map(({ focusAreaId, weekStart }) => `${focusAreaId} in ${weekStart}`)),
    ...findDuplicates(seed.actionPlans.flatMap(({ goalIds }) => goalIds)),
    ...findDanglingReferences(seed),
    ...findFutureRecords(seed, now, zone),
    ...findInvalidEntries(seed),
  ];
}

function findInvalidRecords(seed: DocumentRecords): string[] {
  return (Object.keys(recordSchemas) as DocumentListName[]).flatMap((list) =>
    seed[list].flatMap((record) => {
      const { error } = recordSchemas[list].safeParse(record);
      return error || !uuidv7.test(record._id) ? [`${list} ${JSON.stringify(record)} ${error}`] : [];
    }),
  );
}

function findDuplicates(values: readonly string[]): string[] {
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(value).size).map((value) => `${value} occurs twice`);
}

function findDanglingReferences(seed: DocumentRecords): string[] {
  const areas = new Set(seed.focusAreas.map(({ _id }) => _id));
  const goals = new Map(seed.goals.map((goal) => [goal._id, goal]));
  const items = new Map(seed.inventoryItems.map((item) => [item._id, item]));
  const withoutArea = [...seed.goals, ...seed.weeklyGoals, ...seed.actionPlans].filter(
    (each) => !areas.has(each.focusAreaId),
  );
  const withoutGoal = [...seed.timeEntries, ...seed.inventoryItems, ...seed.tasks].filter(
    (each) => !goals.has(each.goalId),
  );
  const plans = seed.actionPlans.filter(({ focusAreaId, goalIds }) =>
    goalIds.some((goal) => goals.get(goal)?.focusAreaId !== focusAreaId),
  );
  const tasks = seed.tasks.filter(({ goalId, inventoryItemIds }) =>
    inventoryItemIds.some((item) => items.get(item)?.goalId !== goalId),
  );
  return [...withoutArea, ...withoutGoal, ...plans, ...tasks].map(({ _id }) => `${_id} has a dangling reference`);
}

function findFutureRecords(seed: DocumentRecords, now: string, zone: string): string[] {
  const instants = Object.values(seed).flatMap((list) =>
    list.flatMap((record) => Object.entries(record).flatMap(([name, at]) => (name.endsWith('At') ? [String(at)] : []))),
  );
  const thisWeek = weekStartForInstant(Date.parse(now), zone);
  const settings = seed.focusAreas.flatMap((area) => area.settings.map(({ fromWeek }) => fromWeek));
  const weeks = [...settings, ...seed.weeklyGoals.map(({ weekStart }) => weekStart)];
  return [
    ...instants.filter((at) => at !== 'null' && at > now).map((at) => `${at} is in the future`),
    ...weeks.filter((week) => week > thisWeek).map((week) => `week ${week} is in the future`),
  ];
}

/** Entries outside their goal's lifetime, or of an implausible length. */
function findInvalidEntries(seed: DocumentRecords): string[] {
  const goals = new Map(seed.goals.map((goal) => [goal._id, goal]));
  return seed.timeEntries
    .filter(({ goalId, startAt, endAt }) => {
      const { createdAt, closedAt, status } = goals.get(goalId)!;
      if (startAt < createdAt) return true;
      if (endAt === null) return status !== 'Active';
      const length = Date.parse(endAt) - Date.parse(startAt);
      return length < 60_000 || length > MAX_ENTRY_MS || (closedAt !== null && endAt > closedAt);
    })
    .map(({ startAt, endAt }) => `${startAt} to ${endAt} is invalid`);
}
