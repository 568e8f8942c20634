import type { GoalKey } from './goals.ts';
import type { SeedMoment } from './seed-calendar.ts';

export interface Habit {
  /** One of those that are open is picked at random. */
  readonly goals: readonly GoalKey[];
  /** From 0 for Monday to 6 for Sunday. */
  readonly weekdays: readonly number[];
  readonly time: SeedMoment['time'];
  readonly minutes: number;
  /** On each of the weekdays, from 0 to 1. */
  readonly probability: number;
  /** Done alongside another activity. */
  readonly isParallel?: true;
}

const MON = 0;
const TUE = 1;
const WED = 2;
const THU = 3;
const FRI = 4;
const SAT = 5;
const SUN = 6;
const workdays = [MON, TUE, WED, THU, FRI];
const plannedGoals: readonly GoalKey[] = ['weekOne', 'weekTwo', 'weekThree', 'weekFour'];

export const habits: readonly Habit[] = [
  { goals: ['release', 'forecasts', 'portal'], weekdays: workdays, time: '9:05', minutes: 86, probability: 0.95 },
  {
    goals: ['release', 'forecasts', 'requests', 'requests', 'writing'],
    weekdays: workdays,
    time: '10:50',
    minutes: 68,
    probability: 0.85,
  },
  {
    goals: ['release', 'forecasts', 'requests', 'portal'],
    weekdays: [MON, TUE, THU, FRI],
    time: '13:15',
    minutes: 52,
    probability: 0.72,
  },
  { goals: ['writing'], weekdays: [WED], time: '13:30', minutes: 72, probability: 0.8 },
  { goals: ['statistics'], weekdays: [TUE], time: '19:10', minutes: 75, probability: 0.7 },
  { goals: ['review'], weekdays: [FRI], time: '15:30', minutes: 34, probability: 0.9 },

  { goals: ['cards'], weekdays: [...workdays, SAT, SUN], time: '7:55', minutes: 13, probability: 0.8 },
  {
    goals: ['courseBook', 'novel', ...plannedGoals],
    weekdays: [MON, TUE, THU],
    time: '19:35',
    minutes: 33,
    probability: 0.78,
  },
  { goals: ['tandem'], weekdays: [WED], time: '19:00', minutes: 58, probability: 0.85 },
  { goals: ['courseBook', 'novel', ...plannedGoals], weekdays: [SUN], time: '10:30', minutes: 38, probability: 0.7 },
  { goals: ['podcasts'], weekdays: [TUE, THU], time: '6:52', minutes: 24, probability: 0.45, isParallel: true },
  { goals: ['podcasts'], weekdays: [SAT], time: '8:50', minutes: 41, probability: 0.6, isParallel: true },

  { goals: ['runs'], weekdays: [TUE, THU], time: '6:45', minutes: 36, probability: 0.86 },
  { goals: ['tenKilometres', 'halfMarathon'], weekdays: [SAT], time: '8:40', minutes: 66, probability: 0.86 },
  { goals: ['strength'], weekdays: [MON, FRI], time: '18:05', minutes: 42, probability: 0.78 },
  { goals: ['yoga'], weekdays: [THU], time: '18:30', minutes: 55, probability: 0.75 },

  { goals: ['meals'], weekdays: [MON, TUE, WED, THU], time: '17:35', minutes: 31, probability: 0.6 },
  { goals: ['meals'], weekdays: [SAT], time: '11:10', minutes: 56, probability: 0.9 },
  { goals: ['order', 'order', 'balcony', 'hallway'], weekdays: [SAT], time: '14:00', minutes: 74, probability: 0.8 },
  { goals: ['order'], weekdays: [WED], time: '18:15', minutes: 26, probability: 0.7 },
  { goals: ['order'], weekdays: [MON, TUE, THU], time: '21:50', minutes: 11, probability: 0.55 },
  { goals: ['papers', 'papers', 'balcony', 'hallway'], weekdays: [SUN], time: '17:10', minutes: 41, probability: 0.7 },

  { goals: ['calls'], weekdays: [TUE, THU], time: '18:35', minutes: 27, probability: 0.55 },
  { goals: ['family'], weekdays: [MON, WED, THU], time: '18:50', minutes: 33, probability: 0.5 },
  { goals: ['friends'], weekdays: [FRI], time: '19:10', minutes: 142, probability: 0.7 },
  { goals: ['family', 'birthday'], weekdays: [SAT], time: '15:50', minutes: 96, probability: 0.7 },
  { goals: ['family'], weekdays: [SUN], time: '12:30', minutes: 112, probability: 0.75 },

  { goals: ['series', 'saga'], weekdays: [MON, TUE, WED, THU], time: '20:45', minutes: 58, probability: 0.62 },
  { goals: ['games'], weekdays: [FRI], time: '22:05', minutes: 62, probability: 0.5 },
  { goals: ['games', 'boardGames'], weekdays: [SAT], time: '20:30', minutes: 112, probability: 0.75 },
  { goals: ['games'], weekdays: [SUN], time: '15:20', minutes: 58, probability: 0.4 },
  { goals: ['series'], weekdays: [SUN], time: '20:15', minutes: 94, probability: 0.6 },
];
