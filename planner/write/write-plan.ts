import type { Outline } from '#domain/assistant/outline.ts';
import type { Playbook } from '../library/playbook.ts';
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
import { type Stage, sum, type Visit, type WeekTask } from './stage.ts';
import { goalInWords } from './text.ts';
import { SPARE_WEEK, weekTitles } from './titles.ts';

/** A practice may fill more hours than its playbook asks for; a habit and a project do not. */
const MAX_GROWTH = { practice: 1.5, habit: 1, project: 1 } as const;

/** Writes a plan from an outline. Deterministic: the same input always yields the same plan. */
export function writePlan(
  given: Playbook | null,
  outline: Outline,
  fields: PlanFields,
  clock: Clock,
  language: Language | null,
): WrittenPlan {
  const weeks = workingWeeks(fields);
  const capacities = weekCapacities(weeks, fields);
  const minutes = sum(capacities);
  const prepared = prepareStages(given, outline, { fields, weeks, minutes, clock, language });
  const { playbook, stages, fill } = prepared;
  const isWeekly = fields.structure === 'weekly';
  const endsOnDay = fields.deadline !== null && fields.deadline <= fields.weeks.at(-1)!.to;
  const scope = { weeks, capacities, hasPlaybook: playbook !== null, endsOnDay };
  const schedule = isWeekly ? scheduleWeeks : planBacklog;
  const { goals, dropped, factor } = schedule(stages, playbook, scope, fields.weeks.length);
  const smaller = smallerParts(dropped, factor);
  const isSpare = goals.map(({ tasks }) => tasks.length === 0);
  const notes = [
    ...(isWeekly ? weekNotes(isSpare, fields, clock.today) : []),
    smallerNote(smaller, minutes),
    playbook ? usualNote(playbook, minutes, weeks.length) : '',
    ...prepared.notes,
  ];
  const title = fields.title || (playbook ? fill(playbook.title) : goalInWords(fields.goal));
  const description = describePlan(playbook, fields, fill, smaller);
  return { draft: toDraft(title, description, goals, fields), notes: notes.filter((note) => note !== '') };
}

/** A goal for each of so many weeks, of which the last ones may be spare. */
function scheduleWeeks(stages: readonly Stage[], playbook: Playbook | null, scope: ProjectScope, count: number) {
  const { weeks, capacities } = scope;
  const practice =
    playbook !== null && playbook.kind !== 'project' ? planPractice(stages, scope, MAX_GROWTH[playbook.kind]) : null;
  const { weeks: planned, dropped, factor } = practice ?? planProject(stages, scope);
  const tasks = practice ? planned : moveIntoSeason(planned, weeks, capacities);
  const visits = practice?.visits ?? visitsOf(tasks);
  const titles = weekTitles(tasks, visits);
  const goals = Array.from({ length: count }, (_, n) => {
    const begun = visits[n]?.filter(({ index }) => index === 0) ?? [];
    const resources = begun.flatMap(({ stage }) => stage.resources);
    return toGoal(`Week ${n + 1}: ${titles[n] ?? SPARE_WEEK}`, tasks[n] ?? [], resources);
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
