import { planDraft } from '#contract/plan-draft.ts';
import { type EditedDraft, type EditedGoal, writtenOf } from './draft-edits.ts';

/** What is wrong, by the key of the part that it is about. */
export type PartProblems = ReadonlyMap<string, string>;

export interface DraftProblems {
  /** Of the plan itself: 'title', 'description' or 'goals'. */
  readonly plan: PartProblems;
  /** Of what belongs to a goal, by the key of that goal. */
  readonly goals: ReadonlyMap<string, PartProblems>;
}

/** What keeps a draft from being saved, in the sentences of the contract. */
export function problemsOf(draft: EditedDraft): DraftProblems {
  const plan = new Map<string, string>();
  const goals = new Map<string, Map<string, string>>();
  for (const { path, message } of planDraft.safeParse(writtenOf(draft)).error?.issues ?? []) {
    const [part, at, ...rest] = path;
    const goal = part === 'goals' ? draft.goals[Number(at)] : undefined;
    if (!goal) {
      putFirst(plan, String(part), message);
      continue;
    }
    const ofGoal = goals.get(goal.key) ?? new Map<string, string>();
    putFirst(ofGoal, keyAt(goal, rest), message);
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
