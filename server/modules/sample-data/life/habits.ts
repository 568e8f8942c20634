import type { GoalKey } from './goals.ts';
import type { Moment } from './life-calendar.ts';

export interface Habit {
  /** What it is for: any of those that are open. */
  readonly goals: readonly GoalKey[];
  /** From 0 for Monday to 6 for Sunday. */
  readonly weekdays: readonly number[];
  readonly at: Moment['time'];
  readonly minutes: number;
  /** How often it comes to pass on such a day, from 0 to 1. */
  readonly odds: number;
  /** Done while something else is. */
  readonly isBeside?: true;
}

const MON = 0;
const TUE = 1;
const WED = 2;
const THU = 3;
const FRI = 4;
const SAT = 5;
const SUN = 6;
const workdays = [MON, TUE, WED, THU, FRI];
const planned: readonly GoalKey[] = ['weekOne', 'weekTwo', 'weekThree', 'weekFour'];

/** What a usual week is made of. */
export const habits: readonly Habit[] = [
  { goals: ['release', 'portal'], weekdays: workdays, at: '9:05', minutes: 86, odds: 0.95 },
  { goals: ['release', 'portal', 'portal', 'writing'], weekdays: workdays, at: '10:50', minutes: 68, odds: 0.85 },
  { goals: ['release', 'portal'], weekdays: [MON, TUE, THU, FRI], at: '13:15', minutes: 52, odds: 0.72 },
  { goals: ['writing'], weekdays: [WED], at: '13:30', minutes: 72, odds: 0.8 },
  { goals: ['statistics'], weekdays: [TUE], at: '19:10', minutes: 75, odds: 0.7 },
  { goals: ['review'], weekdays: [FRI], at: '15:30', minutes: 34, odds: 0.9 },

  { goals: ['cards'], weekdays: [...workdays, SAT, SUN], at: '7:55', minutes: 13, odds: 0.8 },
  { goals: ['courseBook', 'novel', ...planned], weekdays: [MON, TUE, THU], at: '19:35', minutes: 33, odds: 0.78 },
  { goals: ['tandem'], weekdays: [WED], at: '19:00', minutes: 58, odds: 0.85 },
  { goals: ['courseBook', 'novel', ...planned], weekdays: [SUN], at: '10:30', minutes: 38, odds: 0.7 },
  { goals: ['podcasts'], weekdays: [TUE, THU], at: '6:52', minutes: 24, odds: 0.45, isBeside: true },
  { goals: ['podcasts'], weekdays: [SAT], at: '8:50', minutes: 41, odds: 0.6, isBeside: true },

  { goals: ['runs'], weekdays: [TUE, THU], at: '6:45', minutes: 36, odds: 0.86 },
  { goals: ['tenKilometres', 'halfMarathon'], weekdays: [SAT], at: '8:40', minutes: 66, odds: 0.86 },
  { goals: ['strength'], weekdays: [MON, FRI], at: '18:05', minutes: 42, odds: 0.78 },
  { goals: ['yoga'], weekdays: [THU], at: '18:30', minutes: 55, odds: 0.75 },

  { goals: ['meals'], weekdays: [MON, TUE, WED, THU], at: '17:35', minutes: 31, odds: 0.6 },
  { goals: ['meals'], weekdays: [SAT], at: '11:10', minutes: 56, odds: 0.9 },
  { goals: ['order', 'order', 'balcony', 'hallway'], weekdays: [SAT], at: '14:00', minutes: 74, odds: 0.8 },
  { goals: ['order'], weekdays: [WED], at: '18:15', minutes: 26, odds: 0.7 },
  { goals: ['order'], weekdays: [MON, TUE, THU], at: '21:50', minutes: 11, odds: 0.55 },
  { goals: ['papers', 'papers', 'balcony', 'hallway'], weekdays: [SUN], at: '17:10', minutes: 41, odds: 0.7 },

  { goals: ['calls'], weekdays: [TUE, THU], at: '18:35', minutes: 27, odds: 0.55 },
  { goals: ['family'], weekdays: [MON, WED, THU], at: '18:50', minutes: 33, odds: 0.5 },
  { goals: ['friends'], weekdays: [FRI], at: '19:10', minutes: 142, odds: 0.7 },
  { goals: ['family', 'birthday'], weekdays: [SAT], at: '15:50', minutes: 96, odds: 0.7 },
  { goals: ['family'], weekdays: [SUN], at: '12:30', minutes: 112, odds: 0.75 },

  { goals: ['series', 'saga'], weekdays: [MON, TUE, WED, THU], at: '20:45', minutes: 58, odds: 0.62 },
  { goals: ['games'], weekdays: [FRI], at: '22:05', minutes: 62, odds: 0.5 },
  { goals: ['games', 'boardGames'], weekdays: [SAT], at: '20:30', minutes: 112, odds: 0.75 },
  { goals: ['games'], weekdays: [SUN], at: '15:20', minutes: 58, odds: 0.4 },
  { goals: ['series'], weekdays: [SUN], at: '20:15', minutes: 94, odds: 0.6 },
];
