import type { AnsweredStep, Effort } from '#domain/assistant/brief.ts';
import type { Facts } from '#domain/assistant/facts.ts';
import type { DraftGoal, PlanDraft } from '#domain/assistant/plan-draft.ts';
import type { PlanWeek } from '#domain/assistant/plan-weeks.ts';
import { limits } from '#domain/limits.ts';
import type { PlanStructure } from '#domain/plan/action-plan.ts';
import type { PlanOrigin, SplitRequest } from '../plan-generator.ts';
import { planTextFormat } from '../plan-text/plan-text-format.ts';
import { dataRule, languageRule, toPromptAnswers, truncate } from './prompt-text.ts';

/** What a model is told about a plan. */
export interface PlanPrompt {
  /** The goal in the user's words, or the narrative of the wizard. */
  readonly prompt: string;
  readonly history: readonly AnsweredStep[];
  readonly scope: {
    readonly structure: PlanStructure;
    /** For a backlog: how many weeks of work it should hold. */
    readonly weeks: readonly PlanWeek[];
    readonly weeklyHours: number;
    readonly effort: Effort;
    /** If empty, the model finds one. */
    readonly title: string;
  };
  readonly facts?: Facts | undefined;
  readonly today: string;
  readonly timeZone: string;
  /** In a typical week, on everything. */
  readonly usualWeeklyMinutes?: number | undefined;
  readonly focusAreaName?: string | undefined;
}

/** What a model is asked to answer instead of a harmful plan. */
export const REFUSAL_WORD = 'REFUSED';

const commonRules = `
${dataRule}
${languageRule} Keep the word "Week" in the headings.
If what the person wants would hurt them or somebody else, or is a crime, answer with the single word ${REFUSAL_WORD}.
Answer with the Markdown alone, without an introduction and without a code block.`;

const craftRules = `Use everything the person wrote: their deadline, level, budget, what they own, the days they have, what gets in their way and what they are weak at. Leave out what they refuse, and say so in a "> " line. Name their own subject in the tasks; no sentence may fit any other plan.
The tasks of a week together take at most "weeklyHours" hours: about 75 % of them if "effort" is light, 90 % if it is medium, all if it is strong.`;

export const planSystemPrompt = `You write plans for one person in an app for planning weeks and tracking time. You know what an expert in the field of the goal would do, in which order, and how long it takes.
"today" is today's date. A weekly plan has exactly one goal for each entry of "weeks", with these dates. The weeks build on each other, and the last one reaches the goal as the person measures it. A backlog has 3 to 12 goals in a sensible order.
${craftRules}
If the goal does not fit the time, the first "> " line says so with figures, and the plan is the best part that does fit. "usualWeeklyHours" is what the person tracks in a typical week, on everything.

${planTextFormat}
${commonRules}`;

export const goalSystemPrompt = `You rewrite one week of a plan, or one goal of a backlog, for one person in an app for planning weeks and tracking time.
"plan" is the whole plan with the headings of all its weeks, and "rewrite" is the week that the person does not like. Reach the same result in a clearly different way: other tasks, in another order or of another kind, which still build on the weeks before and prepare the weeks after.
${craftRules}
Write only this week, with its heading and number, in this form:

${planTextFormat}
${commonRules}`;

export const taskSystemPrompt = `You split one task of a plan into smaller ones for one person in an app for planning weeks and tracking time.
"task" is the task, "goal" and "plan" are the titles around it. Write 2 to 5 tasks that together do exactly the same and take the same time. Each is one concrete action of at most an hour if possible, begins with a verb, names the subject, and ends with its size in brackets: (45 min), (1 h) or (1 h 30 min).
Write each as a line "- [ ] …", and nothing else.
${commonRules}`;

export function buildPlanData(plan: PlanPrompt): string {
  const { structure, weeks, weeklyHours, effort, title } = plan.scope;
  return JSON.stringify({
    today: plan.today,
    timeZone: plan.timeZone,
    structure,
    weeks: structure === 'weekly' ? weeks.map(({ from, to }, n) => ({ week: n + 1, from, to })) : weeks.length,
    weeklyHours,
    effort,
    ...(title !== '' && { title }),
    ...(plan.focusAreaName !== undefined && { focusArea: plan.focusAreaName }),
    ...(plan.usualWeeklyMinutes !== undefined && { usualWeeklyHours: Math.round(plan.usualWeeklyMinutes / 6) / 10 }),
    ...(plan.facts && { facts: knownFacts(plan.facts) }),
    description: truncate(plan.prompt, limits.narrative),
    answers: toPromptAnswers(plan.history),
  });
}

export function buildGoalData(draft: PlanDraft, index: number, { prompt, facts }: PlanOrigin): string {
  const { title, description, structure, weeklyCommitmentHours, commitmentLevel, goals } = draft;
  return JSON.stringify({
    plan: { title, description, structure, goals: goals.map((goal) => goal.title) },
    rewrite: { number: index + 1, ...toPromptGoal(goals[index]!) },
    weeklyHours: weeklyCommitmentHours,
    effort: commitmentLevel.toLowerCase(),
    ...(facts && { facts: knownFacts(facts) }),
    description: truncate(prompt, limits.narrative),
  });
}

export function buildTaskData({ title, goalTitle, planTitle, prompt, facts }: SplitRequest): string {
  return JSON.stringify({
    task: title,
    goal: goalTitle,
    plan: planTitle,
    ...(facts && { facts: knownFacts(facts) }),
    description: truncate(prompt, limits.narrative),
  });
}

function toPromptGoal({ title, tasks, resources }: DraftGoal) {
  return { title, tasks: tasks.map((task) => task.title), resources: resources.map((resource) => resource.title) };
}

/** Without what the user did not say. */
function knownFacts(facts: Facts) {
  return Object.fromEntries(
    Object.entries(facts).filter(([, value]) =>
      Array.isArray(value) ? value.length > 0 : value !== null && value !== '',
    ),
  );
}
