import type { GeneratedDraft } from '#contract/assistant/plan-draft.ts';
import type { PlanStructure } from '#domain/plan/action-plan.ts';

/** A draft as the pages persist it. */
export interface EditableDraft extends GeneratedDraft {
  /** Set once the user has made changes, which generating the draft again would not restore. */
  readonly isEdited?: boolean;
  /** What there is to know about the last reply that has changed the draft. */
  readonly reply?: { readonly changes: readonly string[]; readonly leftOut: readonly string[] } | undefined;
}

interface Keyed {
  /** Stays the same when the part is moved or renamed. */
  readonly key: string;
}

type GeneratedGoal = GeneratedDraft['goals'][number];
export type KeyedTask = Keyed & GeneratedGoal['tasks'][number];
export type KeyedResource = Keyed & GeneratedGoal['resources'][number];

export interface KeyedGoal extends Keyed {
  /** Excludes the 'Week 3: ' prefix, which follows from the position. */
  readonly title: string;
  readonly tasks: readonly KeyedTask[];
  readonly resources: readonly KeyedResource[];
}

/** A draft during editing. The number of weeks is the number of goals. */
export interface KeyedDraft extends Omit<EditableDraft, 'weeks' | 'goals' | 'isEdited'> {
  readonly goals: readonly KeyedGoal[];
}

const loadedAt = Date.now().toString(36);
let keyCount = 0;

/** Unique even among the persisted keys of an outline. */
export function createKey(): string {
  return `part-${loadedAt}-${++keyCount}`;
}

/** Drops `isEdited`: if it were sent, a retry after a lost response would be a different request. */
export function toKeyedDraft({ goals, isEdited: _isEdited, ...rest }: EditableDraft): KeyedDraft {
  return { ...rest, goals: goals.map((goal) => toKeyedGoal(goal, rest.structure)) };
}

export function toKeyedGoal({ title, tasks, resources }: GeneratedGoal, structure: PlanStructure): KeyedGoal {
  const withKey = <T extends object>(part: T) => ({ ...part, key: createKey() });
  return {
    key: createKey(),
    title: structure === 'weekly' ? title.replace(/^week\s*\d+\s*[:.–-]\s*/i, '') : title,
    tasks: tasks.map(withKey),
    resources: resources.map(withKey),
  };
}

export function fromKeyedDraft({ goals, reply: _reply, ...rest }: KeyedDraft): GeneratedDraft {
  return {
    ...rest,
    weeks: rest.structure === 'weekly' ? goals.length : null,
    goals: goals.map(({ title, tasks, resources }, index) => ({
      title: toPlanTitle(rest.structure, title, index),
      tasks: tasks.map((task) => ({ title: task.title })),
      resources: resources.map(({ key: _key, ...resource }) => resource),
    })),
  };
}

/** Counts the lines that differ. One that was edited or moved within its goal counts once or not at all. */
export function countChanges(before: KeyedDraft, after: KeyedDraft): number {
  const [old, now] = [before, after].map(({ title, description, goals }) => [
    [title, description],
    ...goals.map((goal) => [goal.title, ...goal.tasks.map((task) => task.title)]),
  ]) as [string[][], string[][]];
  const countMissing = (lines: readonly string[] = [], others: readonly string[] = []) =>
    lines.filter((line) => !others.includes(line)).length;
  const counts = (old.length > now.length ? old : now).map((_, n) =>
    Math.max(countMissing(old[n], now[n]), countMissing(now[n], old[n])),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** An empty title stays empty, so that validation reports it. */
function toPlanTitle(structure: PlanStructure, title: string, index: number): string {
  return title.trim() === '' ? '' : titlePrefix(structure, index) + title.trim();
}

/** Returns the part of a title that cannot be edited, such as 'Week 3: '. */
export function titlePrefix(structure: PlanStructure, index: number): string {
  return structure === 'weekly' ? `Week ${index + 1}: ` : '';
}

/**
 * Splits text into trimmed lines. Two lines result from pressing Enter, so either may be empty. More lines result from
 * pasting, where empty ones are dropped.
 */
export function splitLines(text: string): readonly string[] {
  const lines = text.split('\n').map((line) => line.trim());
  if (lines.length === 2) return lines;
  const nonEmpty = lines.filter((line) => line !== '');
  return nonEmpty.length > 0 ? nonEmpty : [''];
}

/** Joins pasted lines, for fields that hold a single one. */
export function joinLines(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ');
}

export function withoutEmptyTasks(draft: KeyedDraft): KeyedDraft {
  const goals = draft.goals.map((goal) => ({ ...goal, tasks: goal.tasks.filter(({ title }) => title.trim() !== '') }));
  return { ...draft, goals };
}

/** The other goals stay identical, so that their memoized cards do not render again. */
export function updateGoal(draft: KeyedDraft, key: string, update: (goal: KeyedGoal) => KeyedGoal): KeyedDraft {
  return { ...draft, goals: updateByKey(draft.goals, key, update) };
}

export function updateByKey<T extends Keyed>(list: readonly T[], key: string, update: (part: T) => T): readonly T[] {
  return list.map((part) => (part.key === key ? update(part) : part));
}

export function replaceWith<T extends Keyed>(list: readonly T[], key: string, parts: readonly T[]): readonly T[] {
  return list.flatMap((part) => (part.key === key ? parts : [part]));
}

export function removeByKey<T extends Keyed>(list: readonly T[], key: string): readonly T[] {
  return list.filter((part) => part.key !== key);
}

export function insertAt<T extends Keyed>(list: readonly T[], index: number, part: T): readonly T[] {
  return list.toSpliced(index, 0, part);
}

/** Moves a part up (-1) or down (1). Returns the same list if it is already first or last. */
export function moveByKey<T extends Keyed>(list: readonly T[], key: string, by: -1 | 1): readonly T[] {
  const index = list.findIndex((part) => part.key === key);
  const part = list[index];
  const target = index + by;
  return part && target >= 0 && target < list.length ? insertAt(removeByKey(list, key), target, part) : list;
}
