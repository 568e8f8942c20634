import type { DocumentRecords } from '#contract/account-document.ts';
import { toYear } from '#domain/calendar/calendar.ts';
import { type DatedSettings, initialSettings } from '#domain/focus-area/effective-settings.ts';
import { type AreaKey, areaKeys, areas } from './areas.ts';
import { type GoalKey, goalKeys, goals, seedGoals } from './goals.ts';
import { createSeedIds } from './ids.ts';
import { momentInstant, createSeedCalendar, type SeedMoment } from './seed-calendar.ts';
import { plans } from './plans.ts';
import { seedResources, resourceKeys } from './resources.ts';
import { listTargetOverrides, restWeeks } from './special-weeks.ts';
import { tasks } from './tasks.ts';
import { buildTimeEntries } from './time-entries.ts';

/** Before the first habit of the first day. */
const FIRST_MOMENT: SeedMoment = { week: 0, weekday: 0, time: '6:30' };

/** The account of a fictional user with one year of data up to now. Deterministic for a moment and time zone. */
export function buildSeedDocument(now: number, timeZone: string): DocumentRecords {
  const calendar = createSeedCalendar(now, timeZone);
  const newId = createSeedIds();
  const at = (moment: SeedMoment) => momentInstant(moment, calendar);
  const toIso = (moment: SeedMoment) => new Date(at(moment)).toISOString();
  /** Returns null for a moment that is still in the future. */
  const toIsoOrNull = (moment: SeedMoment | undefined) => (moment && at(moment) <= now ? toIso(moment) : null);
  const createIds = <K extends string>(keys: readonly K[], createdAt: (key: K) => SeedMoment) =>
    Object.fromEntries(keys.map((key) => [key, newId(at(createdAt(key)))])) as Readonly<Record<K, string>>;

  const areaIds = createIds(areaKeys, () => FIRST_MOMENT);
  const goalIds = createIds(goalKeys, goalCreated);
  const itemIds = createIds(resourceKeys, itemCreated);

  return {
    focusAreas: areaKeys.map((key) => ({
      _id: areaIds[key],
      name: areas[key].name,
      description: areas[key].description,
      createdAt: toIso(FIRST_MOMENT),
      settings: datedSettings(key),
    })),
    goals: goalKeys.map((key) => {
      const { area, title, end, isFavorite = false } = seedGoals[key];
      return {
        _id: goalIds[key],
        focusAreaId: areaIds[area],
        title,
        status: end?.status ?? 'Active',
        isFavorite,
        timeframeYear: toYear(at(goalCreated(key)), timeZone),
        createdAt: toIso(goalCreated(key)),
        closedAt: end ? toIso({ week: end.week, weekday: 6, time: '22:30' }) : null,
      };
    }),
    timeEntries: buildTimeEntries(calendar, goalIds, newId),
    weeklyGoals: weeklyGoals(),
    actionPlans: plans.map(({ area, created, goals: included, ...plan }) => ({
      _id: newId(at(created)),
      focusAreaId: areaIds[area],
      ...plan,
      createdAt: toIso(created),
      goalIds: included.map((key) => goalIds[key]),
      goalWeeks: [],
      startWeek: null,
      pausedFrom: null,
      pauses: [],
      finishedAt: null,
      cameAlong: null,
    })),
    inventoryItems: resourceKeys.map((key) => {
      const { goal, title, url = null, notes = '', tags = [], priority = 'med', minutes, done } = seedResources[key];
      return {
        _id: itemIds[key],
        goalId: goalIds[goal],
        title,
        url,
        notes,
        tags: [...tags],
        priority,
        estimatedMinutes: minutes ?? null,
        reflectionNote: done?.reflection ?? '',
        rating: done?.rating ?? null,
        completedAt: done ? toIso({ week: done.week, weekday: 5, time: '19:40' }) : null,
        createdAt: toIso(itemCreated(key)),
      };
    }),
    tasks: tasks.map(({ goal, title, created = planCreated(goal), completed, resources = [] }) => ({
      _id: newId(at(created)),
      goalId: goalIds[goal],
      title,
      completedAt: toIsoOrNull(completed),
      createdAt: toIso(created),
      inventoryItemIds: resources.map((key) => itemIds[key]),
      timesPerWeek: null,
      week: null,
      untilWeek: null,
      setAsideAt: null,
      ticks: [],
    })),
  };

  function datedSettings(key: AreaKey): DatedSettings[] {
    const [first, ...later] = areas[key].settings.map(({ from, ...settings }) => ({
      fromWeek: calendar.weeks[from]!,
      ...settings,
    }));
    return [...initialSettings(first!, first!.fromWeek), ...later];
  }

  function weeklyGoals(): DocumentRecords['weeklyGoals'] {
    const resting = restWeeks(calendar);
    const targets = listTargetOverrides(calendar);
    return calendar.weeks.flatMap((weekStart, week) =>
      areaKeys.flatMap((area) => {
        const override = targets.find((target) => target.week === week && target.area === area);
        if (!override && !resting.has(week)) return [];
        // Weeks are planned on the evening before they begin.
        const created: SeedMoment = { week, weekday: -1, time: '20:40' };
        return {
          _id: newId(at(created)),
          focusAreaId: areaIds[area],
          weekStart,
          goalMin: override?.minutes ?? null,
          isResting: resting.has(week),
          createdAt: toIso(created),
        };
      }),
    );
  }
}

/** Goals of a weekly plan are created with the plan, and all others in their first week. */
function goalCreated(key: GoalKey): SeedMoment {
  const plan = plans.find(({ structure, goals: included }) => structure === 'weekly' && included.includes(key));
  return plan?.created ?? { ...FIRST_MOMENT, week: goals[key].from };
}

function planCreated(goal: GoalKey): SeedMoment {
  return plans.find(({ goals: included }) => included.includes(goal))!.created;
}

function itemCreated(key: (typeof resourceKeys)[number]): SeedMoment {
  return { week: seedResources[key].week, weekday: 6, time: '19:10' };
}
