import type { DraftGoal, PlanDraft } from '#domain/assistant/plan-draft.ts';
import { planWeeks } from '#domain/assistant/plan-weeks.ts';
import { planTextFormat } from '#planner/plan-text/plan-text-format.ts';
import { usualWeeklyMinutes } from '../feasibility/tracked-weeks.ts';
import type { PlanChange, PlanOrigin, PlanRequest, SplitRequest } from '../plan-generator.ts';
import { REFUSAL_WORD } from './empty-reply.ts';
import {
  answersBeyondPrompt,
  dataRule,
  describeOutline,
  languageName,
  openWeeks,
  toPromptAnswers,
  weekdayOf,
} from './prompt-text.ts';

const commonRules = `
${dataRule}
Write in "language" if it is given, otherwise in the language of the person's own words. Keep the word "Week" in the headings.
If what the person wants would hurt them or somebody else, or is a crime, answer with the single word ${REFUSAL_WORD}.
Do not ask for what you do not know: assume what is likely, and say so in a "> " line.
Answer with the Markdown alone, without an introduction and without a code block.`;

const outlineRule = `"outline" is what the person has chosen: the plan leads through "steps" in this order, "alreadyDone" is behind them and needs no tasks, nothing of "notWanted" is in the plan, and "numbers" are theirs.`;

const craftRules = `Use everything the person wrote: their deadline, level, budget, what they own, the days they have, what gets in their way and what they are weak at. Leave out what they refuse, and say so in a "> " line. Name their own subject in the tasks; no sentence may fit any other plan.
The tasks of a week together take at most "weeklyHours" hours: about 75 % of them if "effort" is light, 90 % if it is medium, all if it is strong.
${outlineRule}`;

export const planSystemPrompt = `You write plans for one person in an app for planning weeks and tracking time. You know what an expert in the field of the goal would do, in which order, and how long it takes.
"today" is today's date. A weekly plan has exactly one goal for each entry of "weeks", with these dates. The weeks build on each other, and the last one reaches the goal as the person measures it. A backlog has 3 to 12 goals in a sensible order.
${craftRules}
If the goal does not fit the time, the first "> " line says so with figures, and the plan is the best part that does fit. "usualWeeklyHours" is what the person tracks in a typical week, on everything.

${planTextFormat}
${commonRules}`;

export const goalSystemPrompt = `You rewrite one week of a plan, or one goal of a backlog, for one person in an app for planning weeks and tracking time.
"plan" is the whole plan with the headings of all its weeks, and "rewrite" is the week that the person does not like, with its dates if they are known. "wish" is what should be different; without one, reach the same result in a clearly different way: other tasks, in another order or of another kind. The week still builds on the weeks before and prepares the weeks after.
${craftRules}
Write only this week, with its heading and number, in this form:

${planTextFormat}
${commonRules}`;

export const changeSystemPrompt = `You change a plan for one person in an app for planning weeks and tracking time.
"plan" is the plan as Markdown, and "wish" is what should be different. Change the plan as the wish says, and leave everything else exactly as it is, word for word: titles, sizes, order and resources. Write all its weeks again, with their numbers. A week that loses all of its tasks keeps its heading.
A task "- [x]" is done or begun: copy it as it is, and write no other task for the same. "today" is today's date, and "weeks" are the dates of the weeks, if they are known.
${outlineRule}
Write the whole plan in this form, whatever number of tasks it has:

${planTextFormat}
${commonRules}`;

export const taskSystemPrompt = `You split one task of a plan into smaller ones for one person in an app for planning weeks and tracking time.
"task" is the task, "goal" and "plan" are the titles around it. Write 2 to 5 tasks that together do exactly the same and take the same time. Each is one concrete action of at most an hour if possible, begins with a verb, names the subject, and ends with its size in brackets: (45 min), (1 h) or (1 h 30 min).
Write each as a line "- [ ] …", and nothing else.
${commonRules}`;

export const outlineSystemPrompt = `You name the milestones of a plan for one person in an app for planning weeks and tracking time. They decide which of them are done already or not for them, before the plan is written.
Write 4 to 8 milestones ("numberOfMilestones") that an expert in the field of the goal would choose, in order, from the first to the one that reaches the goal. Each is a result in at most ten words that names their own subject, without dates, numbers of weeks or sizes.
Write each as a line "- …", and nothing else.
${commonRules}`;

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
  const { prompt, outline, language } = request;
  const answers = toPromptAnswers(answersBeyondPrompt(request));
  return {
    ...withoutEmpty({ outline: describeOutline(outline), language: language && languageName(language) }),
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

export function buildGoalData(draft: PlanDraft, index: number, origin: PlanOrigin): string {
  const { title, description, structure, weeklyCommitmentHours, commitmentLevel, goals } = draft;
  const { prompt, startsOn, wish, deadline, level, budget, outline } = origin;
  const dates = startsOn === null || structure !== 'weekly' ? undefined : planWeeks(startsOn, index + 1)[index];
  return JSON.stringify({
    plan: { title, description, structure, goals: goals.map((goal) => goal.title) },
    rewrite: { number: index + 1, ...dates, ...toPromptGoal(goals[index]!) },
    ...withoutEmpty({ wish }),
    weeklyHours: weeklyCommitmentHours,
    effort: commitmentLevel.toLowerCase(),
    ...withoutEmpty({ deadline, level, budget, outline: describeOutline(outline) }),
    description: prompt,
  });
}

export function buildChangeData({ plan, wish, today, weeks }: PlanChange): string {
  return JSON.stringify({ plan, wish, today, ...(weeks.length > 0 && { weeks }) });
}

export function buildDraftChangeData(draft: PlanDraft, plan: string, origin: PlanOrigin): string {
  const { prompt, startsOn, wish, deadline, level, budget, outline } = origin;
  const weeks =
    startsOn === null || draft.structure !== 'weekly'
      ? undefined
      : planWeeks(startsOn, draft.goals.length).map((dates, n) => ({ week: n + 1, ...dates }));
  return JSON.stringify({
    plan,
    wish,
    ...withoutEmpty({ weeks, deadline, level, budget, outline: describeOutline(outline), description: prompt }),
  });
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
