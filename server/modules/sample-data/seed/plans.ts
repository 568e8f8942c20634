import type { CommitmentLevel, PlanStructure } from '#domain/plan/action-plan.ts';
import type { AreaKey } from './areas.ts';
import type { GoalKey } from './goals.ts';
import type { SeedMoment } from './seed-calendar.ts';

interface SeedPlan {
  readonly area: AreaKey;
  readonly title: string;
  readonly description: string;
  readonly structure: PlanStructure;
  readonly weeks: number | null;
  readonly weeklyHours: number;
  readonly commitmentLevel: CommitmentLevel;
  readonly created: SeedMoment;
  readonly goals: readonly GoalKey[];
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
    weeklyHours: 4,
    commitmentLevel: 'Medium',
    created: { week: 48, weekday: 6, time: '18:20' },
    goals: ['weekOne', 'weekTwo', 'weekThree', 'weekFour'],
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
    goals: ['hallway', 'balcony'],
  },
];
