import { normalizeForSearch } from '../../search/search.ts';
import { withoutSize } from '../task-minutes.ts';
import type { KnownGoal, KnownPlan, ReplyGoal } from './known-plan.ts';

const checkMark = /^[\s✓✔☑✅√-]+/u;
const weekPrefix = /^\s*week\s*\d+\s*[:.–—-]*\s*/i;

/** Equal for titles that differ only in their size, case, spaces or a check mark. */
export function toName(title: string): string {
  return normalizeForSearch(withoutSize(title)).replace(checkMark, '').replaceAll(/\s+/g, '');
}

/** 'Week 3: Swim' → ['Week 3: ', 'Swim'] */
export function splitWeek(title: string): readonly [prefix: string, rest: string] {
  const prefix = weekPrefix.exec(title)?.[0] ?? '';
  return [prefix, title.slice(prefix.length)];
}

/** The goals that those of a reply stand for: by their week, or else by their title, their tasks and then their order. */
export function matchGoals(
  plan: KnownPlan,
  written: readonly ReplyGoal[],
  goalId: string | null,
): ReadonlyMap<ReplyGoal, KnownGoal> {
  const target = plan.goals.find(({ id }) => id === goalId);
  const [only] = written;
  // Whoever was asked for one week may give it any number.
  if (target && only && written.length === 1) return new Map([[only, target]]);
  const weekOf = ({ week }: { readonly week: number | null }) => (plan.structure === 'weekly' ? week : null);
  const goalsByWeek = Map.groupBy(plan.goals, weekOf);
  const parts = [...Map.groupBy(written, weekOf)];
  return new Map(parts.flatMap(([week, same]) => [...matchInWeek(goalsByWeek.get(week) ?? [], same, week)]));
}

function matchInWeek(goals: readonly KnownGoal[], written: readonly ReplyGoal[], week: number | null) {
  const matches = new Map<ReplyGoal, KnownGoal>();
  const free = new Set(goals);
  const names = new Map(goals.map((goal) => [goal, [goal.title, splitWeek(goal.title)[1]].map(toName)]));
  const taskNames = new Map(goals.map((goal) => [goal, new Set(goal.tasks.map(({ title }) => toName(title)))]));
  const match = (part: ReplyGoal, goal: KnownGoal | undefined) => {
    if (!goal) return;
    matches.set(part, goal);
    free.delete(goal);
  };
  for (const part of written) {
    const wanted = namesOfGoal(part);
    match(
      part,
      [...free].find((goal) => names.get(goal)!.some((name) => wanted.has(name))),
    );
  }
  const rest = written.filter((part) => !matches.has(part));
  if (week !== null) {
    for (const part of rest) match(part, [...free][0] ?? goals.at(-1));
    return matches;
  }
  // A goal that the writer was not shown is not meant by its place.
  const shown = goals.filter((goal) => free.has(goal) && goal.isChangeable);
  for (const [n, part] of rest.entries()) {
    const wanted = [...new Set(part.tasks.map(({ title }) => toName(title)))];
    const similar = [...free].find((goal) => wanted.some((name) => taskNames.get(goal)!.has(name)));
    const next = shown.length === rest.length ? shown[n]! : undefined;
    match(part, similar ?? (next && free.has(next) ? next : undefined));
  }
  return matches;
}

export const namesOfGoal = ({ heading, name, undated }: ReplyGoal) => new Set([heading, name, undated].map(toName));
