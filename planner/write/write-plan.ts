import type { Outline } from '#domain/assistant/outline.ts';
import type { Playbook } from '../library/playbook.ts';
import type { Clock, Language, PlanFields, WrittenPlan } from '../plan-fields.ts';
import { planBacklog } from './backlog.ts';
import { weekCapacities, workingWeeks } from './dates.ts';
import { describePlan, toDraft, toGoal } from './draft.ts';
import { deadlineNote, ownLineNotes, smallerNote, usualNote } from './notes.ts';
import { planPractice } from './practice.ts';
import { planProject, visitsOf } from './project.ts';
import { seasonNote } from './seasons.ts';
import { prepareStages } from './stages.ts';
import { type Scope, type Stage, sum, type WeekTask } from './stage.ts';
import { goalInWords } from './text.ts';
import { weekTitle } from './titles.ts';

/** A practice may fill more hours than its playbook asks for; a habit does not. */
const MAX_GROWTH = { practice: 1.5, habit: 1 } as const;

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
  const scope = { fields, clock, language, weeks, capacities, full };
  const { playbook, stages, fill, before, notes } = prepareStages(given, outline, scope);
  const schedule = fields.structure === 'weekly' ? scheduleWeeks : planBacklog;
  const plan = schedule(stages, scope, playbook);
  const title = fields.title || (playbook ? fill(playbook.title) : goalInWords(fields.goal));
  const { draft, changes } = toDraft(title, describePlan(playbook, fields, fill, before), plan.goals, fields);
  const fitNotes = playbook
    ? [smallerNote(plan.dropped, plan.factor, sum(capacities)), usualNote(playbook, stages, scope)]
    : [];
  const all = [deadlineNote(fields, clock.today), ...fitNotes, ...notes, ...plan.notes, ...changes];
  return { draft, notes: all.filter((note) => note !== '') };
}

/** A goal for each of the weeks, of which some may be spare. */
function scheduleWeeks(stages: readonly Stage[], scope: Scope, playbook: Playbook | null) {
  const kind = playbook?.kind ?? 'project';
  const plan = kind === 'project' ? planProject(stages, scope) : planPractice(stages, scope, MAX_GROWTH[kind]);
  const tasks = plan.weeks.map((week, n) => inOrder([...plan.own[n]!, ...week], stages));
  const visits = plan.visits ?? visitsOf(tasks);
  const goals = scope.fields.weeks.map((_, n) => {
    const [week = [], visited = []] = [tasks[n], visits[n]];
    const begun = visited.filter(({ index }) => index === 0);
    const resources = begun.flatMap(({ stage }) => stage.resources);
    return toGoal(`Week ${n + 1}: ${weekTitle(week, visited)}`, week, resources);
  });
  return { ...plan, goals, notes: [...ownLineNotes(stages, tasks, scope), seasonNote(plan.weeks, scope)] };
}

/** As in the outline. */
function inOrder(tasks: readonly WeekTask[], stages: readonly Stage[]): WeekTask[] {
  const place = ({ stage }: WeekTask) => stages.findIndex(({ title }) => title === stage.title);
  const index = ({ stage, step }: WeekTask) => stage.steps.indexOf(step);
  return tasks.toSorted((one, other) => place(one) - place(other) || index(one) - index(other));
}
