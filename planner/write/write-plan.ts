import type { Outline } from '#domain/assistant/outline.ts';
import { limits } from '#domain/limits.ts';
import type { Playbook } from '../library/playbook.ts';
import type { ArrangedGoal } from '../plan-text/arrangement.ts';
import type { Clock, Language, PlanFields, WrittenPlan } from '../plan-fields.ts';
import { planBacklog } from './backlog.ts';
import { weekCapacities, workingWeeks } from './dates.ts';
import { describePlan } from './describe-plan.ts';
import { toDraft, toGoal } from './draft.ts';
import { smallerNote, smallerParts, usualNote, weekNotes } from './notes.ts';
import { planPractice } from './practice.ts';
import { planProject, type ProjectScope } from './project.ts';
import { moveIntoSeason } from './seasons.ts';
import { prepareStages } from './prepare-stages.ts';
import { type Stage, type Step, sum, type Visit, type WeekPlan, type WeekTask } from './stage.ts';
import { goalInWords } from './text.ts';
import { SPARE_WEEK, weekTitles } from './titles.ts';

/** A practice may fill more hours than its playbook asks for; a habit and a project do not. */
const MAX_GROWTH = { practice: 1.5, habit: 1, project: 1 } as const;

/** What the steps of the scheduler hand to those that write texts. */
interface Schedule {
  readonly goals: readonly ArrangedGoal[];
  readonly dropped: readonly Step[];
  readonly factor: number;
}

/** Writes a plan from an outline. Deterministic: the same input always yields the same plan. */
export function writePlan(
  given: Playbook | null,
  outline: Outline,
  fields: PlanFields,
  clock: Clock,
  language: Language | null,
): WrittenPlan {
  const working = workingWeeks(fields);
  const capacities = weekCapacities(working, fields);
  const minutes = sum(capacities);
  const prepared = prepareStages(given, outline, { fields, working, minutes, clock, language });
  const { playbook, stages, fill } = prepared;
  const isWeekly = fields.structure === 'weekly';
  const scope: ProjectScope = {
    weeks: working,
    capacities,
    hasPlaybook: playbook !== null,
    endsOnDay: fields.deadline !== null && fields.deadline <= fields.weeks.at(-1)!.to,
  };
  const schedule = isWeekly ? scheduleWeeks(stages, playbook, scope) : scheduleBacklog(stages, playbook, scope);
  const goals = isWeekly ? withSpareWeeks(schedule.goals, fields.weeks.length) : schedule.goals;
  const smaller = smallerParts(schedule.dropped, schedule.factor);
  const isSpare = goals.map(({ tasks }) => tasks.length === 0);
  const notes = [
    ...(isWeekly ? weekNotes(isSpare, fields, clock.today) : []),
    smallerNote(smaller, minutes),
    playbook ? usualNote(playbook, minutes, working.length) : '',
    ...prepared.notes,
  ];
  const title = fields.title || (playbook ? fill(playbook.title) : goalInWords(fields.goal));
  const description = describePlan(playbook, fields, { fill, smaller });
  return { draft: toDraft({ title, description, goals }, fields), notes: notes.filter((note) => note !== '') };
}

function scheduleWeeks(stages: readonly Stage[], playbook: Playbook | null, scope: ProjectScope): Schedule {
  const { weeks, capacities } = scope;
  const practice =
    playbook !== null && playbook.kind !== 'project'
      ? planPractice(stages, { ...scope, maxGrowth: MAX_GROWTH[playbook.kind] })
      : null;
  const { weeks: planned, dropped, factor } = practice ?? planProject(stages, scope);
  const tasks = practice ? planned : moveIntoSeason(planned, weeks, capacities);
  const visits = practice?.visits ?? visitsOf(tasks);
  const plans = tasks.map((own, n): WeekPlan => ({ visits: visits[n]!, tasks: own }));
  const titles = weekTitles(plans);
  const started = new Set<Stage>();
  const goals = plans.map((plan, n) => {
    const begins = plan.visits.map(({ stage }) => stage).filter((stage) => !started.has(stage));
    for (const stage of begins) started.add(stage);
    return toGoal(
      `Week ${n + 1}: ${titles[n]!}`,
      plan.tasks,
      begins.flatMap(({ resources }) => resources),
    );
  });
  return { goals, dropped, factor };
}

/** In which weeks a project works on which milestones. */
function visitsOf(weeks: readonly (readonly WeekTask[])[]): Visit[][] {
  const stages = [...new Set(weeks.flat().map(({ stage }) => stage))];
  const isAt = (stage: Stage, n: number) => weeks[n]!.some((task) => task.stage === stage);
  return weeks.map((_, n) =>
    stages
      .filter((stage) => isAt(stage, n))
      .map((stage) => {
        const own = [...weeks.keys()].filter((week) => isAt(stage, week));
        return { stage, index: own.indexOf(n), of: own.length, isLast: stage === stages.at(-1) };
      }),
  );
}

function withSpareWeeks(goals: readonly ArrangedGoal[], count: number): ArrangedGoal[] {
  const spare = Array.from({ length: count - goals.length }, (_, n) =>
    toGoal(`Week ${goals.length + n + 1}: ${SPARE_WEEK}`, []),
  );
  return [...goals, ...spare];
}

function scheduleBacklog(stages: readonly Stage[], playbook: Playbook | null, scope: ProjectScope): Schedule {
  const { goals, dropped, factor } = planBacklog(stages, playbook, scope);
  const shown = goals.slice(0, limits.planWeeks).map(({ stage, tasks }, n, { length }) => {
    // More lines than a plan has goals stand together in the last one.
    const others = n === length - 1 ? goals.slice(limits.planWeeks) : [];
    return toGoal(stage.title, [...tasks, ...others.flatMap((other) => other.tasks)], stage.resources);
  });
  return { goals: shown, dropped, factor };
}
