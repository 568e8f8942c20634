import type { DocumentRecords } from '#contract/account/account-document.ts';
import { toYear } from '#domain/calendar/calendar.ts';
import { firstPositions } from '#server/db/positions.ts';
import { type DatedSettings, initialSettings } from '#domain/focus-area/effective-settings.ts';
import { type AreaKey, areaKeys, areas } from './areas.ts';
import { type GoalKey, goalKeys, goals } from './goals.ts';
import { createSeedIds } from './ids.ts';
import { momentInstant, createSeedCalendar, type SeedMoment } from './seed-calendar.ts';
import { plans } from './plans.ts';
import { resourceKeys, resources } from './resources.ts';
import { listTargetOverrides, restWeeks } from './special-weeks.ts';
import { assignSteps } from './steps.ts';
import type { SeedTask } from './seed-task.ts';
import { cardsTask, tasks } from './tasks.ts';
import { buildTimeEntries } from './time-entries.ts';
import { listTrackedSessions, type TrackedSession } from './tracked-sessions.ts';

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
  const taskIds = new Map(tasks.map((task) => [task, newId(at(taskCreated(task)))]));
  const positions = taskPositions();

  const sessions = listTrackedSessions(calendar);
  const steps = assignSteps(sessions, calendar);
  const stepIds = (session: TrackedSession) => {
    const { task, resource } = steps.stepOf.get(session) ?? {};
    return { taskId: task ? taskIds.get(task)! : null, inventoryItemId: resource ? itemIds[resource] : null };
  };
  const completedAt = (task: SeedTask) => {
    const instant = steps.completedAt.get(task);
    return instant === undefined ? toIsoOrNull(task.completed) : new Date(instant).toISOString();
  };

  return {
    focusAreas: areaKeys.map((key) => ({
      _id: areaIds[key],
      name: areas[key].name,
      description: areas[key].description,
      createdAt: toIso(FIRST_MOMENT),
      settings: datedSettings(key),
    })),
    goals: goalKeys.map((key) => {
      const { area, title, end, isFavorite = false } = goals[key];
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
    timeEntries: buildTimeEntries(sessions, now, goalIds, stepIds, newId),
    weeklyGoals: weeklyGoals(),
    actionPlans: plans.map(({ area, created, goals: included, startWeek, pause, ...plan }) => ({
      _id: newId(at(created)),
      focusAreaId: areaIds[area],
      ...plan,
      createdAt: toIso(created),
      goalIds: included.map(([key]) => goalIds[key]),
      goalWeeks: included.map(([, week]) => week ?? null),
      startWeek: startWeek === undefined ? null : calendar.weeks[startWeek]!,
      pausedFrom: null,
      pauses: listPauses(pause?.(calendar)),
      finishedAt: null,
      cameAlong: null,
    })),
    inventoryItems: resourceKeys.map((key) => {
      const { goal, title, url = null, notes = '', tags = [], priority = 'med', minutes, done } = resources[key];
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
    tasks: tasks.map((task) => ({
      _id: taskIds.get(task)!,
      goalId: goalIds[task.goal],
      title: task.title,
      completedAt: completedAt(task),
      createdAt: toIso(taskCreated(task)),
      inventoryItemIds: (task.resources ?? []).map((key) => itemIds[key]),
      estimatedMinutes: task.minutes ?? null,
      timesPerWeek: task.timesPerWeek ?? null,
      week: task.week ?? null,
      untilWeek: task.untilWeek ?? null,
      position: positions.get(task)!,
      setAsideAt: toIsoOrNull(task.setAside),
      ticks: task === cardsTask ? [...steps.ticks] : [],
    })),
  };

  function listPauses(pause: readonly [from: number, to: number] | undefined) {
    return pause ? [{ from: calendar.weeks[pause[0]]!, to: calendar.weeks[pause[1]]! }] : [];
  }

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

/** Goals of a weekly plan are created with the plan unless they are older, and all others in their first week. */
function goalCreated(key: GoalKey): SeedMoment {
  const { from } = goals[key];
  const plan = findPlan(key);
  return plan?.structure === 'weekly' && plan.created.week < from ? plan.created : { ...FIRST_MOMENT, week: from };
}

function findPlan(goal: GoalKey) {
  return plans.find(({ goals: included }) => included.some(([key]) => key === goal));
}

function taskCreated({ goal, created }: SeedTask): SeedMoment {
  return created ?? findPlan(goal)!.created;
}

/** The tasks of each goal in the order of the list. */
function taskPositions(): ReadonlyMap<SeedTask, string> {
  const byGoal = [...Map.groupBy(tasks, ({ goal }) => goal).values()];
  return new Map(
    byGoal.flatMap((list) => {
      const positions = firstPositions(list.length);
      return list.map((task, n) => [task, positions[n]!] as const);
    }),
  );
}

function itemCreated(key: (typeof resourceKeys)[number]): SeedMoment {
  return { week: resources[key].week, weekday: 6, time: '19:10' };
}
