import { isAtMost } from '#contract/fields.ts';
import { planDraft } from '#contract/plan-draft.ts';
import { limits } from '#domain/limits.ts';
import { beforeTitle, type EditedDraft, type EditedGoal, writtenOf } from './draft-edits.ts';

/** What is wrong, by the key of the part that it is about. */
export type PartProblems = ReadonlyMap<string, string>;

export interface DraftProblems {
  /** Of the plan itself: 'title', 'description' or 'goals'. */
  readonly plan: PartProblems;
  /** Of what belongs to a goal, by the key of that goal. */
  readonly goals: ReadonlyMap<string, PartProblems>;
}

/** What keeps a draft from being saved, in the sentences of the contract where those fit what is seen. */
export function problemsOf(draft: EditedDraft): DraftProblems {
  const plan = new Map<string, string>();
  const goals = new Map<string, Map<string, string>>();
  for (const { path, message } of planDraft.safeParse(writtenOf(draft)).error?.issues ?? []) {
    const [part, at, ...rest] = path;
    const goal = part === 'goals' ? draft.goals[Number(at)] : undefined;
    if (!goal) {
      const isOfWeeks = part === 'goals' && draft.structure === 'weekly';
      putFirst(plan, String(part), isOfWeeks ? `A plan has from 1 to ${limits.planWeeks} weeks.` : message);
      continue;
    }
    const ofGoal = goals.get(goal.key) ?? new Map<string, string>();
    const room = limits.title - beforeTitle(draft.structure, Number(at)).length;
    const isTooLong = rest[0] === 'title' && !isAtMost(room, goal.title.trim());
    putFirst(ofGoal, keyAt(goal, rest), isTooLong ? `Title must be at most ${room} characters.` : message);
    goals.set(goal.key, ofGoal);
  }
  return { plan, goals };
}

function keyAt(goal: EditedGoal, [list, at]: readonly PropertyKey[]): string {
  const parts = list === 'tasks' || list === 'resources' ? goal[list] : [];
  return parts[Number(at)]?.key ?? goal.key;
}

function putFirst(problems: Map<string, string>, key: string, message: string): void {
  if (!problems.has(key)) problems.set(key, message);
}
