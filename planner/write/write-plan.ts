import type { Outline } from '#domain/assistant/outline.ts';
import type { Playbook } from '../library/playbook.ts';
import type { Clock, Language, PlanFields, WrittenPlan } from '../plan-fields.ts';
import { planBacklog } from './backlog.ts';
import { weekCapacities, workingWeeks } from './dates.ts';
import { describePlan, toDraft, toGoal } from './draft.ts';
import { deadlineNote, ownLineNotes, smallerNote, usualNote } from './notes.ts';
import { planPractice } from './practice.ts';
import { planProject, type ProjectScope, repeatWeekly, visitsOf } from './project.ts';
import { moveIntoSeason, moveLateToEnd, seasonNote } from './seasons.ts';
import { prepareStages } from './stages.ts';
import { type Stage, sum, type WeekTask } from './stage.ts';
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
  const full = weekCapacities(weeks, { ...fields, effort: 'strong' });
  const minutes = sum(capacities);
  const prepared = prepareStages(given, outline, { fields, weeks, minutes, clock, language });
  const { playbook, stages, fill } = prepared;
  const endsOnDay = fields.deadline !== null && fields.deadline <= fields.weeks.at(-1)!.to;
  const scope = { weeks, capacities, full, hasPlaybook: playbook !== null, endsOnDay };
  const schedule = fields.structure === 'weekly' ? scheduleWeeks : planBacklog;
  const { goals, dropped, factor, notes } = schedule(stages, playbook, scope, fields, clock);
  const title = fields.title || (playbook ? fill(playbook.title) : goalInWords(fields.goal));
  const { draft, changes } = toDraft(title, describePlan(playbook, fields, fill, prepared.before), goals, fields);
  const all = [
    deadlineNote(fields, clock.today),
    ...(playbook
      ? [smallerNote(dropped, factor, minutes), usualNote(playbook, stages, fields.level, minutes, weeks.length)]
      : []),
    ...prepared.notes,
    ...notes,
    ...changes,
  ];
  return { draft, notes: all.filter((note) => note !== '') };
}

/** A goal for each of the weeks, of which some may be spare. */
function scheduleWeeks(
  stages: readonly Stage[],
  playbook: Playbook | null,
  scope: ProjectScope,
  { weeks: all, deadline }: PlanFields,
  { today }: Clock,
) {
  const { weeks } = scope;
  const isPractice = playbook !== null && playbook.kind !== 'project';
  const practice = isPractice ? planPractice(stages, scope, MAX_GROWTH[playbook.kind]) : null;
  const project = practice ? null : planProject(stages, scope);
  const { own, dropped, factor } = (practice ?? project)!;
  const arranged = project
    ? moveLateToEnd(moveIntoSeason(project.weeks, weeks, project.open), project.open)
    : practice!.weeks;
  const known = project ? repeatWeekly(arranged, project.open) : arranged;
  const tasks = known.map((week, n) => inOrder([...own[n]!, ...week], stages));
  const visits = visitsOf(tasks);
  const titles = weekTitles(tasks, visits);
  const goals = all.map((_, n) => {
    const begun = visits[n]?.filter(({ index }) => index === 0) ?? [];
    const resources = begun.flatMap(({ stage }) => stage.resources);
    return toGoal(`Week ${n + 1}: ${titles[n] ?? SPARE_WEEK}`, tasks[n] ?? [], resources);
  });
  const notes = [...ownLineNotes(stages, tasks, weeks), seasonNote(arranged, weeks, deadline !== null, today)];
  return { goals, dropped, factor, notes };
}

/** As in the outline. */
function inOrder(tasks: readonly WeekTask[], stages: readonly Stage[]): WeekTask[] {
  const place = ({ stage }: WeekTask) => stages.findIndex(({ title }) => title === stage.title);
  const index = ({ stage, step }: WeekTask) => stage.steps.indexOf(step);
  return tasks.toSorted((one, other) => place(one) - place(other) || index(one) - index(other));
}
