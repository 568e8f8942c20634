import { isWithinLength } from '#contract/schema/fields.ts';
import { planDraft } from '#contract/assistant/plan-draft.ts';
import { limits } from '#domain/limits.ts';
import { titlePrefix, type KeyedDraft, type KeyedGoal, fromKeyedDraft } from './draft-edits.ts';

/** Error messages, by the key of the part they belong to. */
export type PartErrors = ReadonlyMap<string, string>;

export interface DraftErrors {
  /** Errors of the plan itself, by field: 'title', 'description' or 'goals'. */
  readonly plan: PartErrors;
  /** Errors of each goal and its parts, by the goal's key. */
  readonly goals: ReadonlyMap<string, PartErrors>;
}

/** Uses the contract's messages, except where they do not match what the user sees. */
export function validateDraft(draft: KeyedDraft): DraftErrors {
  const plan = new Map<string, string>();
  const goals = new Map<string, Map<string, string>>();
  for (const { path, message } of planDraft.safeParse(fromKeyedDraft(draft)).error?.issues ?? []) {
    const [field, index, ...rest] = path;
    const goal = field === 'goals' ? draft.goals[Number(index)] : undefined;
    if (!goal) {
      const isAboutWeeks = field === 'goals' && draft.structure === 'weekly';
      setFirst(plan, String(field), isAboutWeeks ? `A plan must have 1 to ${limits.planWeeks} weeks.` : message);
      continue;
    }
    const goalErrors = goals.get(goal.key) ?? new Map<string, string>();
    const maxLength = limits.title - titlePrefix(draft.structure, Number(index)).length;
    const isTooLong = rest[0] === 'title' && !isWithinLength(maxLength, goal.title.trim());
    setFirst(goalErrors, partKey(goal, rest), isTooLong ? `Title must be at most ${maxLength} characters.` : message);
    goals.set(goal.key, goalErrors);
  }
  return { plan, goals };
}

function partKey(goal: KeyedGoal, [list, index]: readonly PropertyKey[]): string {
  const parts = list === 'tasks' || list === 'resources' ? goal[list] : [];
  return parts[Number(index)]?.key ?? goal.key;
}

function setFirst(errors: Map<string, string>, key: string, message: string): void {
  if (!errors.has(key)) errors.set(key, message);
}
