import type { CommitmentLevel, PlanStructure } from '#domain/plan/action-plan.ts';
import type { AreaKey } from './areas.ts';
import type { GoalKey } from './goals.ts';
import { PORTAL_START_WEEK, type SeedCalendar, type SeedMoment, SPANISH_START_WEEK } from './seed-calendar.ts';
import { portalPause } from './special-weeks.ts';

interface SeedPlan {
  readonly area: AreaKey;
  readonly title: string;
  readonly description: string;
  readonly structure: PlanStructure;
  readonly weeks: number | null;
  readonly weeklyHours: number;
  readonly commitmentLevel: CommitmentLevel;
  readonly created: SeedMoment;
  /** Each with the week of the plan that was chosen for it, if any. */
  readonly goals: readonly (readonly [goal: GoalKey, week?: number])[];
  /** The week of the seed calendar in which it started. */
  readonly startWeek?: number;
  /** The first week of a pause, and the week in which the plan was resumed. */
  readonly pause?: (calendar: SeedCalendar) => readonly [from: number, to: number];
}

export const plans: readonly SeedPlan[] = [
  {
    area: 'spanish',
    title: 'Half an hour of Spanish with Inés',
    description:
      'Four weeks until she visits. At the end we talk for thirty minutes about our week, the trip and whatever comes up, ' +
      'and I do not switch to English once.',
    structure: 'weekly',
    weeks: 4,
    weeklyHours: 3,
    commitmentLevel: 'Medium',
    created: { week: 48, weekday: 6, time: '18:20' },
    goals: [['weekOne', 1], ['weekTwo', 2], ['weekThree', 3], ['weekFour', 4], ['cards']],
    startWeek: SPANISH_START_WEEK,
  },
  {
    area: 'deepWork',
    title: 'The portal in the hands of customers',
    description:
      'Eight weeks from the first page to everyone. Customers see where their order is without calling us, which is what seven ' +
      'of nine asked for.',
    structure: 'weekly',
    weeks: 8,
    weeklyHours: 7,
    commitmentLevel: 'Strong',
    created: { week: PORTAL_START_WEEK - 1, weekday: 6, time: '17:30' },
    goals: [
      ['portal', 1],
      ['portalPilot', 7],
      ['portalLaunch', 8],
    ],
    startWeek: PORTAL_START_WEEK,
    pause: portalPause,
  },
  {
    area: 'household',
    title: 'A home I like to come back to',
    description: 'No dates, no hurry: one thing at a time, whenever a Saturday is free.',
    structure: 'backlog',
    weeks: null,
    weeklyHours: 1,
    commitmentLevel: 'Light',
    created: { week: 25, weekday: 6, time: '11:40' },
    goals: [['hallway'], ['balcony']],
  },
];
