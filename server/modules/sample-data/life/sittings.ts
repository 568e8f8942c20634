import { addDays, daysOfWeek } from '#domain/calendar.ts';
import { type AreaKey, settingsOf } from './areas.ts';
import { between, type Chance, oneOf, seeded } from './chance.ts';
import { type GoalKey, goals, isOpenIn } from './goals.ts';
import { type Habit, habits } from './habits.ts';
import { type LifeCalendar, MINUTE, minuteOf, THIS_WEEK } from './life-calendar.ts';
import { type DayKind, isDayOff, livedOn, type Mood, moodOf } from './seasons.ts';
import { type OwnTarget, plannedTargets, restWeeks, targetOf } from './special-weeks.ts';

/** Time given to a goal, by the clock. */
export interface Sitting {
  readonly goal: GoalKey;
  readonly startAt: number;
  readonly endAt: number;
  /** Written down afterwards, in fives of minutes; else timed. */
  readonly isByHand: boolean;
}

interface Intent {
  readonly habit: Habit;
  readonly goal: GoalKey;
  /** After midnight, in minutes. */
  readonly from: number;
  readonly minutes: number;
}

/** Whatever would begin later than this after its hour is left for another day. */
const PATIENCE_MIN = 50;
const LAST_MIN = 23 * 60 + 40;
const BY_HAND_ODDS = 0.14;
/** Of a day on which nobody thinks of timers. */
const BLANK_DAY_ODDS = 0.025;

/** All of the year up to the end of this week, day by day and in the order of the day. */
export function sittingsOf(calendar: LifeCalendar): Sitting[] {
  const resting = restWeeks(calendar);
  const targets = plannedTargets(calendar);
  return calendar.weeks.flatMap((weekStart, week) => {
    const mood = moodOf(week, weekStart, seededBy(weekStart));
    return daysOfWeek(weekStart).flatMap((day, weekday) => {
      // Seeded by the day, so that a past day stays what it was while this week goes on.
      const chance = seededBy(addDays(day, 1));
      const kind = resting.get(week) ?? (isDayOff(day) ? 'off' : 'usual');
      const intents = habits
        .filter((habit) => habit.weekdays.includes(weekday))
        .flatMap((habit) => intentOf(habit, { week, kind, mood, targets, chance }) ?? []);
      const sittings = oneAfterAnother(intents, chance).map((intent) => sittingOf(intent, day, calendar, chance));
      return week < THIS_WEEK && chance() < BLANK_DAY_ODDS ? [] : sittings;
    });
  });
}

interface Circumstances {
  readonly week: number;
  readonly kind: DayKind;
  readonly mood: Mood;
  readonly targets: readonly OwnTarget[];
  readonly chance: Chance;
}

function intentOf(habit: Habit, { week, kind, mood, targets, chance }: Circumstances): Intent | undefined {
  const open = habit.goals.filter((goal) => isOpenIn(week, goal));
  const [goal, luck, late, long] = [oneOf(open, chance), chance(), between(-9, 16, chance), between(0.8, 1.2, chance)];
  if (goal === undefined) return undefined;
  const { area } = goals[goal];
  const push = area === 'evenings' ? mood.sofa : mood.effort;
  if (luck > habit.odds * push || !livedOn[kind].includes(area)) return undefined;
  const minutes = habit.minutes * long * Math.sqrt(push) * askedFor(area, week, targets);
  return { habit, goal, from: minuteOf(habit.at) + late, minutes };
}

/** By how much more is done than in a usual week of today, as more is asked for. */
function askedFor(area: AreaKey, week: number, targets: readonly OwnTarget[]): number {
  return targetOf(area, week, targets) / settingsOf(area, THIS_WEEK).defaultWeeklyMin;
}

/** What would overlap begins later, or not at all; what is done beside another stays where it is. */
function oneAfterAnother(intents: readonly Intent[], chance: Chance): Intent[] {
  let free = 0;
  return intents
    .toSorted((a, b) => a.from - b.from)
    .flatMap((intent) => {
      if (intent.habit.isBeside) return [intent];
      const from = Math.max(intent.from, free);
      const minutes = Math.min(intent.minutes, LAST_MIN - from);
      if (from > intent.from + PATIENCE_MIN || minutes < 5) return [];
      free = from + minutes + between(2, 9, chance);
      return [{ ...intent, from, minutes }];
    });
}

function sittingOf({ habit, goal, from, minutes }: Intent, day: string, { at }: LifeCalendar, chance: Chance): Sitting {
  const isByHand = !habit.isBeside && chance() < BY_HAND_ODDS;
  const step = isByHand ? 5 : 1 / 60;
  const [first, last] = [Math.ceil(from / step) * step, Math.floor((from + minutes) / step) * step];
  return { goal, startAt: instantAt(first), endAt: instantAt(Math.max(last, first + 5)), isByHand };

  function instantAt(minute: number): number {
    return Math.round(at(day, minute) / 1000) * 1000;
  }
}

function seededBy(day: string): Chance {
  return seeded(Date.parse(day) / MINUTE);
}
