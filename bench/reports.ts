import { addDays } from '#domain/calendar.ts';
import type { DatabaseKind } from '../server/testing/databases.ts';
import { filledArea, filledGoal, filledWeek } from './entries.ts';
import { refuseDifference } from './house.ts';
import { read } from './load.ts';
import { openPastHouse } from './past-house.ts';
import { tell } from './tell.ts';
import { figureOf, inTurns } from './turns.ts';

const range = (count: number) => `start=${addDays(filledWeek, -7 * (count - 1))}&count=${count}`;

const score = { name: 'rating of a week', path: `productivity-score?weekStart=${filledWeek}` };
const weekly = { name: 'report of a week', path: `weekly?weekStart=${filledWeek}` };
const ofManyWeeks = [
  { name: 'history of 6 weeks', path: `weekly-history?${range(6)}` },
  { name: 'history of 53 weeks', path: `weekly-history?${range(53)}` },
  { name: 'average of 6 weeks', path: `average-weekly?weekStart=${filledWeek}` },
  { name: 'focus area in 53 weeks', path: `weekly-focus-area-history?focusAreaId=${filledArea}&${range(53)}` },
  { name: 'goal in 12 weeks', path: `weekly-goal-history?goalId=${filledGoal}&${range(12)}` },
];

/** Each report of an account with 50,000 entries beside its floor, and those of a week beside a tenth of the history. */
export async function benchReports(kind: DatabaseKind): Promise<void> {
  const { house, young, old } = await openPastHouse(kind);
  for (const { name, path } of [score, weekly, ...ofManyWeeks]) {
    const steps = [read(`/api/reports/${path}`)];
    await refuseDifference(steps, [old.ours, old.floor]);
    const rounds = await inTurns({ floor: old.floor, ours: old.ours }, steps, 0.5);
    tell(`${name} on ${kind.name}`, figureOf(rounds, 0, 'ours', 'floor'), 'floor', 3);
  }
  for (const { name, path } of [score, weekly]) {
    const rounds = await inTurns({ young: young.ours, old: old.ours }, [read(`/api/reports/${path}`)], 0.5);
    tell(`${name} on ${kind.name}, ten times the history`, figureOf(rounds, 0, 'old', 'young'), 'a tenth', 1.5);
  }
  await house.close();
}

/** The reports of a week of one account among 100 users and among 10,000. */
export async function benchUsers(kind: DatabaseKind): Promise<void> {
  const [few, many] = [
    await openPastHouse(kind, { users: 100, entries: 20, goals: 5 }),
    await openPastHouse(kind, { users: 10_000, entries: 20, goals: 5 }),
  ];
  for (const { name, path } of [score, weekly]) {
    const steps = [read(`/api/reports/${path}`)];
    const rounds = await inTurns({ few: few.old.ours, many: many.old.ours }, steps, 0.5);
    tell(`${name} on ${kind.name} among 10,000 users`, figureOf(rounds, 0, 'many', 'few'), 'among 100', 1.5);
  }
  await few.house.close();
  await many.house.close();
}
