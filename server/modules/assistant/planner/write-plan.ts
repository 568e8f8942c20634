import { limits } from '#domain/limits.ts';
import type { PlanDraft } from '#domain/assistant/plan-draft.ts';
import { goalTitle } from '../facts/goal/goal-title.ts';
import { isPoorTitle } from '../facts/goal/poor-goal.ts';
import type { PlanInput, WrittenPlan } from '../plan-input.ts';
import type { Playbook } from '../playbooks/playbook.ts';
import { normalizeCase, normalizeLine, truncate } from '../user-text.ts';
import { buildStages } from './build-stages.ts';
import { cleanFacts } from './clean-facts.ts';
import { composeWeeks, type Prepared } from './compose-weeks.ts';
import { startFromCurrent } from './current-amount.ts';
import { placeDated } from './dated-tasks.ts';
import { describePlan } from './describe-plan.ts';
import { fitDurations } from './fit-durations.ts';
import { scopeToGoal } from './goal-scope.ts';
import { createSlotFiller, formatDeadline } from './fill-slots.ts';
import { reachesDeadline } from './last-day.ts';
import { addPayments, planPayments, subtractPayments } from './payments.ts';
import { withListedParts } from './listed-parts.ts';
import { withOwnParts } from './part-stages.ts';
import { endAtOwnCount } from './own-end.ts';
import { placeSeasons } from './place-seasons.ts';
import { planNotes } from './plan-notes.ts';
import type { WeekPlan, WeekTask } from './plan-stages.ts';
import { createRefusalCheck } from './refusals.ts';
import { secondPart } from './second-part.ts';
import { withStatedFacts } from './stated-facts.ts';
import { endBeforeSeason } from './season-end.ts';
import { seasonNotes } from './seasons.ts';
import { fitToDays, taskMinutes, titleOfTask } from './task-size.ts';
import { capitalize, capitalizeNames, lowerFirst } from './user-words.ts';
import { hoursOf, openDays, weekCapacities } from './week-capacity.ts';
import { assignDays } from './weekly-days.ts';

const MAX_TITLE_LENGTH = 120;
const MAX_OWN_TITLE = 100;
const levels = { light: 'Light', medium: 'Medium', strong: 'Strong' } as const;

/** Writes a plan from one or two playbooks. Deterministic: the same input always yields the same plan. */
export function writePlan(given: PlanInput, chosen: readonly Playbook[]): WrittenPlan {
  const input = withStatedFacts({ ...given, facts: cleanFacts(given.facts) });
  const playbooks = chosen.map((playbook) => fitDurations(scopeToGoal(playbook, input), input));
  const main = playbooks[0]!;
  // Whoever wants to release an app and writes 'no paid apps' does not refuse the goal.
  const refusals = input.facts.refusals.filter(
    (refusal) => !createRefusalCheck([refusal])(`${main.name} ${main.title}`),
  );
  const refuses = createRefusalCheck(refusals);
  const payments = planPayments(input);
  const capacities = subtractPayments(weekCapacities(input), payments);
  const owned: string[] = [];
  const second = playbooks.length === 1 ? secondPart(input, main) : null;
  const withParts = second === null ? input : withPart(input, second);
  const prepared = playbooks.map((playbook, n): Prepared => {
    const filler = createSlotFiller(input, playbook);
    const built = buildStages(endAtOwnCount(playbook, filler), input, filler, refuses);
    owned.push(...built.owned);
    const started = startFromCurrent(built.stages, input, filler);
    if (n > 0) return { playbook, filler, stages: started };
    const stages = playbook.isGeneral
      ? withOwnParts(started, withParts, playbook).stages
      : withListedParts(started, withParts);
    return { playbook, filler, stages };
  });
  const { filler } = prepared[0]!;
  const composition = composeWeeks(
    prepared,
    capacities,
    // The last payment is the end.
    payments.length > 0 ? { ...input, hasFixedWeeks: true } : input,
  );
  const dated = placeDated(composition.weeks, input, capacities);
  const season = isBoundToDay(dated.weeks, input)
    ? null
    : endBeforeSeason(dated.weeks, prepared[0]!.stages, input.weeks);
  const { weeks: composed, later: inSeason } = placeSeasons(season?.weeks ?? dated.weeks, input, capacities);
  const otherSeason = [...inSeason, ...(season?.later ?? [])];
  const { dropped } = composition;
  const lastStage = season?.lastStage ?? composition.lastStage;
  const days = openDays(input);
  const fitting = composed.map((week, n) => ({
    ...week,
    tasks: week.tasks
      .filter(({ text }) => !refuses(text) || week.tasks.length === 1)
      .map((task) => (input.structure === 'weekly' ? fitToDays(task, days[n]!) : task)),
  }));
  const weeks = addPayments(fitting, payments);
  const tasks = weeks.flatMap((week) => week.tasks);
  const notes = planNotes({
    playbook: main,
    plannedMinutes: tasks.reduce((sum, task) => sum + taskMinutes(task), 0),
    // A backlog has no weeks of its own.
    plannedWeeks: input.structure === 'weekly' && !season?.lastStage ? weeks.length : input.weeks.length,
    input,
    dropped,
    lastStage: composition.lastStage,
    dayMinutes: tasks.reduce((sum, task) => sum + (task.fixed ? taskMinutes(task) : 0), 0),
  });
  return {
    draft: {
      title: titleOf(input, filler.fill(main.title)),
      description: describePlan({
        input: { ...input, facts: { ...input.facts, refusals } },
        playbooks,
        filler,
        refuses,
        owned,
        lastStage,
        second,
        weeks: input.structure === 'weekly' ? weeks.length : input.weeks.length,
        tasks: tasks.map(({ text }) => text),
        later: [...dated.later, ...otherSeason],
        hasDay: tasks.some(({ fixed }) => fixed),
      }),
      structure: input.structure,
      weeks: input.structure === 'weekly' ? weeks.length : null,
      weeklyCommitmentHours: hoursOf(input),
      commitmentLevel: levels[input.effort],
      goals: toGoals(weeks, input, main.kind !== 'project'),
    },
    notes:
      input.structure === 'weekly'
        ? [
            ...(season?.lastStage ? [] : notes),
            ...seasonNotes(weeks, input.weeks, { tasks: inSeason, milestones: season?.later ?? [] }),
          ]
        : notes,
  };
}

/** Whether the plan ends on the user's day, or has no dates. */
const isBoundToDay = (weeks: readonly WeekPlan[], { structure, facts, weeks: dates }: PlanInput) =>
  structure !== 'weekly' || reachesDeadline(facts.deadline, dates[weeks.length - 1]!.to);

const withPart = (input: PlanInput, part: string): PlanInput => ({
  ...input,
  facts: { ...input.facts, parts: [...input.facts.parts, part] },
});

function toGoals(
  weeks: readonly WeekPlan[],
  { structure, facts, weeks: dates }: PlanInput,
  inAnyOrder: boolean,
): PlanDraft['goals'] {
  const isWeekly = structure === 'weekly';
  const dated = (tasks: readonly WeekTask[], n: number) =>
    n === weeks.length - 1 && reachesDeadline(facts.deadline, dates[n]!.to)
      ? tasks.map((task) => (task.fixed ? onTheDay(task, facts.deadline, dates[0]?.from) : task))
      : tasks;
  return weeks.map(({ title, tasks, resources }, n) => ({
    title: truncate(isWeekly ? `Week ${n + 1}: ${title}` : title, MAX_TITLE_LENGTH),
    tasks: (isWeekly ? assignDays(dated(tasks, n), { days: facts.days, week: dates[n], inAnyOrder }) : tasks).map(
      (task) => ({ title: titleOfTask(task) }),
    ),
    resources: resources.slice(0, limits.draftResources).map((resource) => ({
      title: truncate(capitalize(resource.title), limits.title),
      url: resource.url,
      notes: resource.notes,
      estimatedMinutes: resource.minutes,
    })),
  }));
}

/** 'Race: …' → 'On 14 March: Race: …', unless the text names the day. */
function onTheDay(task: WeekTask, deadline: string | null, today: string | undefined): WeekTask {
  const date = deadline === null ? '' : formatDeadline(deadline, today);
  return date === '' || task.text.includes(date) ? task : { ...task, text: `On ${date}: ${lowerFirst(task.text)}` };
}

/** A goal that is not clear would be a worse title than that of the playbook. */
function titleOf({ title, facts }: PlanInput, fallback: string): string {
  const goal = capitalizeNames(normalizeCase(normalizeLine(facts.goal)));
  const given = normalizeLine(title);
  const own = given || goalTitle(goal);
  const isGood = own.length <= MAX_OWN_TITLE && (given !== '' || !isPoorTitle(goal));
  return truncate(capitalize(own.length >= 3 && isGood ? own : fallback), limits.title);
}
