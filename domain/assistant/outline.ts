import type { CommitmentLevel } from '../action-plan.ts';
import { limits } from '../limits.ts';
import type { Effort, PlanBrief } from './brief.ts';
import { fill } from './fill.ts';
import type { GoalKind } from './goal-kind.ts';
import { goalPhrase } from './goal-phrase.ts';
import { headStart } from './head-start.ts';
import { calmly, inOneLine, shortened } from './own-words.ts';
import { recognise } from './recognise.ts';

/** How hard a plan pushes. */
export interface Push {
  readonly level: CommitmentLevel;
  /** How many tasks a week has. */
  readonly tasks: number;
  /** How much of the weekly hours is planned. */
  readonly time: number;
  /** How much of the way numbers go. */
  readonly reach: number;
}

const pushes: Readonly<Record<Effort, Push>> = {
  light: { level: 'Light', tasks: 3, time: 0.75, reach: 0.8 },
  medium: { level: 'Medium', tasks: 4, time: 0.9, reach: 0.9 },
  strong: { level: 'Strong', tasks: 5, time: 1, reach: 1 },
};
/** From so many hours on, a strong week has room for one task more. */
const manyHours = 8;

const longestMeasure = 80;
/** Of a backlog. */
const [fewestGoals, mostGoals] = [3, 12];

type Words = Readonly<Record<string, string>>;

/** What a plan is about, before its weeks are written. */
export interface Outline {
  readonly kind: GoalKind;
  readonly title: string;
  /** What stands in braces, all but the theme. */
  readonly values: Words & { readonly subject: string; readonly measure: string };
  /** How many goals it has. */
  readonly weeks: number;
  /** How much of the first phase the user has behind them, from 0 to 1. */
  readonly ahead: number;
  readonly push: Push;
  /** Of a week. */
  readonly minutes: number;
}

export function outlineOf(brief: PlanBrief): Outline {
  const said = brief.goal || brief.title;
  const { kind, subject, values } = recognise(said, brief.measure);
  const { phrase, title } = goalPhrase(said);
  const own = { ...values, subject, goal: phrase };
  const named = { ...own, ...inner(values, own) };
  const push = pushes[brief.effort];
  return {
    kind,
    title: shortened(inOneLine(brief.title), limits.title) || title,
    values: {
      ...named,
      measure:
        shortened(calmly(inOneLine(brief.measure)), longestMeasure) ||
        fill(kind.measure, { values: named, progress: 1, reach: 1 }),
    },
    weeks: brief.structure === 'weekly' ? brief.weeks : Math.min(Math.max(brief.weeks, fewestGoals), mostGoals),
    ahead: headStart(brief.start, kind),
    push: brief.effort === 'strong' && brief.weeklyHours >= manyHours ? { ...push, tasks: push.tasks + 1 } : push,
    minutes: Math.floor(brief.weeklyHours * 60 * push.time),
  };
}

/** Values that name other values. */
function inner(values: Words, all: Words): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, fill(value, { values: all, progress: 1, reach: 1 })]),
  );
}
