import { commitmentLevelOf } from '#domain/assistant/brief.ts';
import { limits } from '#domain/limits.ts';
import type { PlanDraft } from '#domain/assistant/plan-draft.ts';
import type { ArrangedGoal } from '../plan-text/arrangement.ts';
import { DraftLimits } from '../plan-text/draft-limits.ts';
import type { PlanTextResource } from '../plan-text/plan-text.ts';
import type { PlanFields } from '../plan-fields.ts';
import type { Playbook } from '../library/playbook.ts';
import type { FillSlots } from './slots.ts';
import type { WeekTask } from './stage.ts';
import { capitalize, list, taskTitle, toLine } from './text.ts';

export function toDraft(
  title: string,
  description: readonly string[],
  goals: readonly ArrangedGoal[],
  fields: PlanFields,
): { draft: PlanDraft; changes: readonly string[] } {
  const texts = new DraftLimits();
  const draft: PlanDraft = {
    title: texts.fitTitle(capitalize(title)),
    description: texts.fitDescription(description.filter((line) => line !== '')),
    structure: fields.structure,
    weeks: fields.structure === 'weekly' ? goals.length : null,
    weeklyCommitmentHours: Math.min(limits.weeklyHours, Math.max(1, Math.round(fields.weeklyMinutes / 60))),
    commitmentLevel: commitmentLevelOf[fields.effort],
    goals: goals.map((goal) => texts.fitGoal(goal, fields.structure)),
  };
  return { draft, changes: texts.changes };
}

export function toGoal(
  title: string,
  tasks: readonly WeekTask[],
  resources: readonly PlanTextResource[] = [],
): ArrangedGoal {
  return { title, tasks: tasks.map((task) => ({ title: taskTitle(task) })), resources };
}

/** When the goal is reached and what it was before, what usually goes wrong, and whom to ask: one line each. */
export function describePlan(
  playbook: Playbook | null,
  fields: PlanFields,
  fill: FillSlots,
  before: readonly string[],
): string[] {
  const done = toLine(fields.measure) || (playbook ? fill(playbook.doneWhen) : '');
  const reduced = before.length > 0 ? `Reduced from ${list(before)}.` : '';
  return [
    [done && `Done when: ${toSentence(done)}`, reduced].join(' ').trim(),
    fields.budget ? fill('Budget: {budget}.') : '',
    ...(playbook?.pitfalls ?? []).map((pitfall) => `Pitfall: ${fill(pitfall)}`),
    playbook?.ask ? `Ask: ${fill(playbook.ask)}` : '',
    playbook?.consult ?? '',
  ];
}

const toSentence = (text: string) => (/[.!?…。]$/u.test(text) ? text : `${text}.`);
