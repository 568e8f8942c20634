import type { AnsweredStep, Pillar } from '#domain/assistant/brief.ts';
import type { DraftGoal, PlanDraft } from '#domain/assistant/plan-draft.ts';
import { planWeeks } from '#domain/assistant/plan-weeks.ts';
import { usualWeeklyMinutes } from '../feasibility/tracked-weeks.ts';
import type { PlanChange, PlanOrigin, PlanRequest, SplitRequest } from '../plan-generator.ts';
import {
  answersBeyondPrompt,
  describeOutline,
  languageName,
  openWeeks,
  toPromptAnswers,
  weekdayOf,
} from './prompt-text.ts';

/** What the user has confirmed about the plan, without what they left open. */
function describeFields({ fields, context }: PlanRequest) {
  const { structure, effort, weeklyMinutes, title, measure, deadline, level, budget } = fields;
  const usualMinutes = usualWeeklyMinutes(context.trackedMinutesByWeek);
  const weeks = openWeeks(fields);
  return {
    today: context.today,
    weekday: weekdayOf(context.today),
    timeZone: context.timeZone,
    structure,
    weeks: structure === 'weekly' ? weeks.map(({ from, to }, n) => ({ week: n + 1, from, to })) : weeks.length,
    weeklyHours: toHours(weeklyMinutes),
    effort,
    ...withoutEmpty({ title, measure, deadline, level, budget, focusArea: context.focusAreaName }),
    ...(usualMinutes !== undefined && { usualWeeklyHours: Math.round(usualMinutes / 6) / 10 }),
  };
}

/** What the user has written and chosen, in their own words. */
function describeWords(request: PlanRequest) {
  const { prompt, outline, labelledOutline = outline, language } = request;
  const answers = toPromptAnswers(answersBeyondPrompt(request));
  return {
    ...withoutEmpty({ outline: describeOutline(labelledOutline), language: language && languageName(language) }),
    description: prompt,
    ...(answers.length > 0 && { answers }),
  };
}

export const toHours = (minutes: number) => Math.ceil(minutes / 60);

export function buildPlanData(request: PlanRequest): string {
  return JSON.stringify({ ...describeFields(request), ...describeWords(request) });
}

export function buildOutlineData(request: PlanRequest): string {
  return JSON.stringify({ numberOfMilestones: '4 to 8', ...describeFields(request), ...describeWords(request) });
}

/** What a draft was written from, without what the browser no longer knows. */
function describeOrigin({ wish, deadline, level, budget, outline, prompt }: PlanOrigin) {
  return withoutEmpty({ wish, deadline, level, budget, outline: describeOutline(outline), description: prompt });
}

const weeksOf = ({ structure, goals }: PlanDraft, { startsOn }: PlanOrigin) =>
  startsOn === null || structure !== 'weekly' ? undefined : planWeeks(startsOn, goals.length);

export function buildGoalData(draft: PlanDraft, index: number, origin: PlanOrigin): string {
  const { title, description, structure, weeklyCommitmentHours, commitmentLevel, goals } = draft;
  return JSON.stringify({
    plan: { title, description, structure, goals: goals.map((goal) => goal.title) },
    rewrite: { number: index + 1, ...weeksOf(draft, origin)?.[index], ...toPromptGoal(goals[index]!) },
    weeklyHours: weeklyCommitmentHours,
    effort: commitmentLevel.toLowerCase(),
    ...describeOrigin(origin),
  });
}

export function buildChangeData({ plan, wish, today, weeks }: PlanChange): string {
  return JSON.stringify({ plan, wish, today, ...(weeks.length > 0 && { weeks }) });
}

export function buildDraftChangeData(draft: PlanDraft, plan: string, origin: PlanOrigin): string {
  const weeks = weeksOf(draft, origin)?.map((dates, n) => ({ week: n + 1, ...dates }));
  return JSON.stringify({ plan, weeks, ...describeOrigin(origin) });
}

export function buildTaskData({ title, goalTitle, planTitle, prompt }: SplitRequest): string {
  return JSON.stringify({ task: title, goal: goalTitle, plan: planTitle, description: prompt });
}

function toPromptGoal({ title, tasks, resources }: DraftGoal) {
  return { title, tasks: tasks.map((task) => task.title), resources: resources.map((resource) => resource.title) };
}

function withoutEmpty<T extends object>(values: T): Partial<T> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null && value !== '');
  return Object.fromEntries(given) as Partial<T>;
}

export function buildQuestionData(about: Pillar, narrative: string, history: readonly AnsweredStep[]): string {
  return JSON.stringify({ about, story: narrative, answers: toPromptAnswers(history) });
}
