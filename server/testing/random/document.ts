import fc from 'fast-check';
import { areaColors } from '#domain/focus-area/area-colors.ts';
import { focusAreaClasses } from '#domain/focus-area/focus-area.ts';
import { priorities } from '#domain/inventory.ts';
import { entryMaxMs } from '#domain/limits.ts';
import { BEGINNING_OF_TIME } from '#domain/focus-area/effective-settings.ts';
import { randomName, randomNote, randomTags, randomText } from './texts.ts';
import { iso } from '../fixtures/tracking-user.ts';

const instant = fc
  .oneof(
    fc.constantFrom(Date.UTC(1969, 11, 29), -1, 0, Date.UTC(2026, 10, 11, 10), Date.UTC(2100, 11, 23)),
    fc.integer({ min: Date.UTC(1969, 11, 29), max: Date.UTC(2100, 11, 23) }),
  )
  .map(iso);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const week = fc.constantFrom('1969-12-29', '1970-01-05', '2026-11-09', '2100-12-27');
const id = fc.uuid({ version: 7 });

/** A random document that can be imported. */
export const randomDocument = fc
  .record({
    timeZone: fc.constantFrom('UTC', 'Asia/Tokyo', 'America/New_York'),
    areas: fc.array(
      fc.record({
        _id: id,
        name: randomName,
        description: randomText,
        color: fc.constantFrom(...areaColors),
        createdAt: instant,
        settings: fc.uniqueArray(
          fc.record({
            fromWeek: fc.oneof(fc.constant(BEGINNING_OF_TIME), week),
            focusAreaClass: fc.constantFrom(...focusAreaClasses),
            defaultWeeklyMin: fc.integer({ min: 0, max: 10_080 }),
            weight: fc.integer({ min: 1, max: 10 }),
          }),
          { selector: ({ fromWeek }) => fromWeek, minLength: 1 },
        ),
        goals: fc.array(
          fc.record({
            _id: id,
            title: randomName,
            closing: maybe(fc.record({ status: fc.constantFrom('Completed', 'Archived'), closedAt: instant })),
            isFavorite: fc.boolean(),
            timeframeYear: fc.integer({ min: 1969, max: 2100 }),
            createdAt: instant,
            running: maybe(
              fc.record({ _id: id, startAt: instant, createdAt: instant, note: randomNote, tags: randomTags }),
            ),
            entries: fc.array(
              fc.record({
                _id: id,
                startAt: instant,
                length: fc.integer({ min: 0, max: entryMaxMs }),
                createdAt: instant,
                note: randomNote,
                tags: randomTags,
              }),
              { maxLength: 4 },
            ),
            items: fc.array(
              fc.record({
                _id: id,
                title: randomName,
                url: fc.constantFrom(null, 'http://a.example/'),
                notes: randomText,
                tags: fc.constantFrom([], ['a', 'A'], ['=1']),
                reflectionNote: randomText,
                priority: fc.constantFrom(...priorities),
                estimatedMinutes: fc.constantFrom(null, 1),
                rating: fc.constantFrom(null, 1, 5),
                completedAt: maybe(instant),
                createdAt: instant,
              }),
              { maxLength: 2 },
            ),
          }),
          { maxLength: 3 },
        ),
        weeks: fc.uniqueArray(
          fc.record({
            _id: id,
            weekStart: week,
            goalMin: maybe(fc.integer({ min: 0, max: 10_080 })),
            isResting: fc.boolean(),
            createdAt: instant,
          }),
          { selector: ({ weekStart }) => weekStart, maxLength: 3 },
        ),
        plan: fc.record({ _id: id, title: randomName, createdAt: instant, weeks: fc.constantFrom(null, 1, 52) }),
      }),
      { maxLength: 4 },
    ),
  })
  .map(({ timeZone, areas }) => {
    const goals = areas.flatMap((area) => area.goals.map((goal) => ({ ...goal, focusAreaId: area._id })));
    const items = goals.flatMap((goal) => goal.items.map((item) => ({ ...item, goalId: goal._id })));
    return {
      format: 'weekwise',
      version: 2,
      account: { timeZone },
      // The import ignores fields that a record should not have.
      focusAreas: areas,
      goals: goals.map(({ closing, ...goal }) => ({
        ...goal,
        status: closing?.status ?? 'Active',
        closedAt: closing?.closedAt ?? null,
      })),
      timeEntries: goals.flatMap(({ _id: goalId, entries, running, closing }) => [
        ...entries.map(({ length, ...entry }) => ({
          ...entry,
          goalId,
          endAt: iso(Date.parse(entry.startAt) + length),
        })),
        ...(running && !closing ? [{ ...running, goalId, endAt: null }] : []),
      ]),
      weeklyGoals: areas.flatMap((area) => area.weeks.map((each) => ({ ...each, focusAreaId: area._id }))),
      actionPlans: areas.map(({ _id: focusAreaId, goals: areaGoals, plan }) => ({
        ...plan,
        focusAreaId,
        description: '',
        structure: plan.weeks === null ? 'backlog' : 'weekly',
        weeklyHours: 3,
        commitmentLevel: 'Light',
        goalIds: areaGoals.map(({ _id }) => _id),
        cameAlong: areaGoals[0] ? { goalIds: [areaGoals[0]._id], focusAreaId: null, fingerprint: 'f' } : null,
      })),
      inventoryItems: items,
      tasks: items.map(({ _id, goalId, title, completedAt, createdAt }) => ({
        _id,
        goalId,
        title,
        completedAt,
        createdAt,
        inventoryItemIds: [_id],
      })),
    };
  });
