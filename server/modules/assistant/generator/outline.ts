import type { CommitmentLevel } from '#domain/plan/action-plan.ts';
import { limits } from '#domain/limits.ts';
import type { Effort, PlanBrief } from '#domain/assistant/brief.ts';
import { fillTemplate } from './template.ts';
import type { GoalKind } from './goal-kind.ts';
import { extractGoalPhrase } from './goal/goal-phrase.ts';
import { estimateExperience } from './goal/prior-experience.ts';
import { normalizeCase, normalizeLine, truncate } from './user-text.ts';
import { classifyGoal } from './goal/classify-goal.ts';

export interface Intensity {
  readonly level: CommitmentLevel;
  readonly tasksPerWeek: number;
  /** The share of the weekly hours that is planned. */
  readonly timeShare: number;
  /** How far number ranges of the kind go, from 0 to 1. */
  readonly reach: number;
}

const intensities: Readonly<Record<Effort, Intensity>> = {
  light: { level: 'Light', tasksPerWeek: 3, timeShare: 0.75, reach: 0.8 },
  medium: { level: 'Medium', tasksPerWeek: 4, timeShare: 0.9, reach: 0.9 },
  strong: { level: 'Strong', tasksPerWeek: 5, timeShare: 1, reach: 1 },
};
/** From this many weekly hours on, a strong plan gets an extra task per week. */
const EXTRA_TASK_HOURS = 8;

const MAX_MEASURE_LENGTH = 80;
const MIN_BACKLOG_GOALS = 3;
const MAX_BACKLOG_GOALS = 12;

type TemplateValues = Readonly<Record<string, string>>;

/** What a plan is about, derived from the brief before its weeks are written. */
export interface Outline {
  readonly kind: GoalKind;
  readonly title: string;
  /** Values for all placeholders except the theme. */
  readonly values: TemplateValues & { readonly subject: string; readonly measure: string };
  /** The number of goals. */
  readonly weeks: number;
  /** The share of the first phase that the user can skip, from 0 to 1. */
  readonly experience: number;
  readonly intensity: Intensity;
  /** Planned minutes per week. */
  readonly weeklyMinutes: number;
}

export function createOutline(brief: PlanBrief): Outline {
  const goal = brief.goal || brief.title;
  const { kind, subject, values } = classifyGoal(goal, brief.measure);
  const { phrase, title } = extractGoalPhrase(goal);
  const rawValues = { ...values, subject, goal: phrase };
  const filledValues = { ...rawValues, ...fillNestedValues(values, rawValues) };
  const intensity = intensities[brief.effort];
  return {
    kind,
    title: truncate(normalizeLine(brief.title), limits.title) || title,
    values: {
      ...filledValues,
      measure:
        truncate(normalizeCase(normalizeLine(brief.measure)), MAX_MEASURE_LENGTH) ||
        fillTemplate(kind.measure, { values: filledValues, progress: 1, reach: 1 }),
    },
    weeks:
      brief.structure === 'weekly'
        ? brief.weeks
        : Math.min(Math.max(brief.weeks, MIN_BACKLOG_GOALS), MAX_BACKLOG_GOALS),
    experience: estimateExperience(brief.start, kind),
    intensity:
      brief.effort === 'strong' && brief.weeklyHours >= EXTRA_TASK_HOURS
        ? { ...intensity, tasksPerWeek: intensity.tasksPerWeek + 1 }
        : intensity,
    weeklyMinutes: Math.floor(brief.weeklyHours * 60 * intensity.timeShare),
  };
}

/** Values may refer to other values. */
function fillNestedValues(values: TemplateValues, all: TemplateValues): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, fillTemplate(value, { values: all, progress: 1, reach: 1 })]),
  );
}
