import type { DocumentLists } from '#contract/account-document.ts';
import { yearOf } from '#domain/calendar.ts';
import { type DatedSettings, firstSettings } from '#domain/settings-in-force.ts';
import { type AreaKey, areaKeys, areas } from './areas.ts';
import { type GoalKey, goalKeys, goals, lifeGoals } from './goals.ts';
import { lifeIds } from './ids.ts';
import { instantOf, lifeCalendar, type Moment } from './life-calendar.ts';
import { plans } from './plans.ts';
import { lifeResources, resourceKeys } from './resources.ts';
import { plannedTargets, restWeeks } from './special-weeks.ts';
import { tasks } from './tasks.ts';
import { timeEntriesOf } from './time-entries.ts';

/** Before the first habit of the first day. */
const FIRST_MORNING: Moment = { week: 0, weekday: 0, time: '6:30' };

/** A year of somebody's life that ends now: the same for the same moment and zone. */
export function sampleLife(now: number, timeZone: string): DocumentLists {
  const calendar = lifeCalendar(now, timeZone);
  const newId = lifeIds();
  const at = (moment: Moment) => instantOf(moment, calendar);
  const instant = (moment: Moment) => new Date(at(moment)).toISOString();
  /** Null for what has not happened, or not yet. */
  const instantOrNull = (moment: Moment | undefined) => (moment && at(moment) <= now ? instant(moment) : null);
  const idsOf = <K extends string>(keys: readonly K[], made: (key: K) => Moment) =>
    Object.fromEntries(keys.map((key) => [key, newId(at(made(key)))])) as Readonly<Record<K, string>>;

  const areaIds = idsOf(areaKeys, () => FIRST_MORNING);
  const goalIds = idsOf(goalKeys, goalMade);
  const itemIds = idsOf(resourceKeys, itemMade);

  return {
    focusAreas: areaKeys.map((key) => ({
      _id: areaIds[key],
      name: areas[key].name,
      description: areas[key].description,
      createdAt: instant(FIRST_MORNING),
      settings: datedSettings(key),
    })),
    goals: goalKeys.map((key) => {
      const { area, title, end, isFavorite = false } = lifeGoals[key];
      return {
        _id: goalIds[key],
        focusAreaId: areaIds[area],
        title,
        status: end?.status ?? 'Active',
        isFavorite,
        timeframeYear: yearOf(at(goalMade(key)), timeZone),
        createdAt: instant(goalMade(key)),
        closedAt: end ? instant({ week: end.week, weekday: 6, time: '22:30' }) : null,
      };
    }),
    timeEntries: timeEntriesOf(calendar, goalIds, newId),
    weeklyGoals: weeklyGoals(),
    actionPlans: plans.map(({ area, made, goals: included, ...plan }) => ({
      _id: newId(at(made)),
      focusAreaId: areaIds[area],
      ...plan,
      createdAt: instant(made),
      goalIds: included.map((key) => goalIds[key]),
      cameAlong: null,
    })),
    inventoryItems: resourceKeys.map((key) => {
      const { goal, title, url = null, notes = '', tags = [], priority = 'med', minutes, done } = lifeResources[key];
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
        completedAt: done ? instant({ week: done.week, weekday: 5, time: '19:40' }) : null,
        createdAt: instant(itemMade(key)),
      };
    }),
    tasks: tasks.map(({ goal, title, made = planMade(goal), done, from = [] }) => ({
      _id: newId(at(made)),
      goalId: goalIds[goal],
      title,
      completedAt: instantOrNull(done),
      createdAt: instant(made),
      inventoryItemIds: from.map((key) => itemIds[key]),
    })),
  };

  function datedSettings(key: AreaKey): DatedSettings[] {
    const [first, ...later] = areas[key].settings.map(({ from, ...settings }) => ({
      fromWeek: calendar.weeks[from]!,
      ...settings,
    }));
    return [...firstSettings(first!, first!.fromWeek), ...later];
  }

  function weeklyGoals(): DocumentLists['weeklyGoals'] {
    const resting = restWeeks(calendar);
    const targets = plannedTargets(calendar);
    return calendar.weeks.flatMap((weekStart, week) =>
      areaKeys.flatMap((area) => {
        const own = targets.find((target) => target.week === week && target.area === area);
        if (!own && !resting.has(week)) return [];
        // Planned on the evening before the week.
        const made: Moment = { week, weekday: -1, time: '20:40' };
        return {
          _id: newId(at(made)),
          focusAreaId: areaIds[area],
          weekStart,
          goalMin: own?.minutes ?? null,
          isResting: resting.has(week),
          createdAt: instant(made),
        };
      }),
    );
  }
}

/** Goals of a weekly plan are made with it, all others when there is first time for them. */
function goalMade(key: GoalKey): Moment {
  const plan = plans.find(({ structure, goals: included }) => structure === 'weekly' && included.includes(key));
  return plan?.made ?? { ...FIRST_MORNING, week: goals[key].from };
}

function planMade(goal: GoalKey): Moment {
  return plans.find(({ goals: included }) => included.includes(goal))!.made;
}

function itemMade(key: (typeof resourceKeys)[number]): Moment {
  return { week: lifeResources[key].week, weekday: 6, time: '19:10' };
}
