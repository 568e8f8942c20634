import type { WrittenDraft } from '#contract/plan-draft.ts';
import type { PlanStructure } from '#domain/action-plan.ts';

/** A draft as a page keeps it. */
export interface DraftInHand extends WrittenDraft {
  /** The user has changed it: it cannot be had again. */
  readonly isEdited?: boolean;
}

interface Keyed {
  /** What stays the same while it is moved and renamed. */
  readonly key: string;
}

type WrittenGoal = WrittenDraft['goals'][number];
export type EditedTask = Keyed & WrittenGoal['tasks'][number];
export type EditedResource = Keyed & WrittenGoal['resources'][number];

export interface EditedGoal extends Keyed {
  /** Without its week, which is where it stands. */
  readonly title: string;
  readonly tasks: readonly EditedTask[];
  readonly resources: readonly EditedResource[];
}

/** A draft while it is edited; it has as many weeks as goals. */
export interface EditedDraft extends Omit<WrittenDraft, 'weeks' | 'goals'> {
  readonly goals: readonly EditedGoal[];
}

let count = 0;

export function newKey(): string {
  return `part-${++count}`;
}

/** Without the mark of `DraftInHand`: with it, saving again after a lost response would be another request. */
export function editedOf({ goals, isEdited: _isEdited, ...rest }: DraftInHand): EditedDraft {
  const keyed = <T extends object>(part: T) => ({ ...part, key: newKey() });
  return {
    ...rest,
    goals: goals.map(({ title, tasks, resources }) => ({
      key: newKey(),
      title: rest.structure === 'weekly' ? title.replace(/^week\s*\d+\s*[:.–-]\s*/i, '') : title,
      tasks: tasks.map(keyed),
      resources: resources.map(keyed),
    })),
  };
}

export function writtenOf({ goals, ...rest }: EditedDraft): WrittenDraft {
  return {
    ...rest,
    weeks: rest.structure === 'weekly' ? goals.length : null,
    goals: goals.map(({ title, tasks, resources }, at) => ({
      title: titleInPlan(rest.structure, title, at),
      tasks: tasks.map((task) => ({ title: task.title })),
      resources: resources.map(({ key: _key, ...resource }) => resource),
    })),
  };
}

/** What has no title of its own has none at all. */
function titleInPlan(structure: PlanStructure, title: string, at: number): string {
  return title.trim() === '' ? '' : beforeTitle(structure, at) + title.trim();
}

/** 'Week 3: ', which is not edited. */
export function beforeTitle(structure: PlanStructure, at: number): string {
  return structure === 'weekly' ? `Week ${at + 1}: ` : '';
}

/** The lines that a text is to become: Enter makes two of it, and what was pasted as many as say something. */
export function linesIn(text: string): readonly string[] {
  const lines = text.split('\n').map((line) => line.trim());
  if (lines.length === 2) return lines;
  const said = lines.filter((line) => line !== '');
  return said.length > 0 ? said : [''];
}

/** Where there may be but one line. */
export function asOneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ');
}

/** Lines that were left empty were not meant to be tasks. */
export function withoutEmptyTasks(draft: EditedDraft): EditedDraft {
  const goals = draft.goals.map((goal) => ({ ...goal, tasks: goal.tasks.filter(({ title }) => title.trim() !== '') }));
  return { ...draft, goals };
}

/** The draft with one of its goals changed; all others stay the same objects, and need not be drawn again. */
export function withGoal(draft: EditedDraft, key: string, change: (goal: EditedGoal) => EditedGoal): EditedDraft {
  return { ...draft, goals: changedIn(draft.goals, key, change) };
}

export function changedIn<T extends Keyed>(list: readonly T[], key: string, change: (part: T) => T): readonly T[] {
  return list.map((part) => (part.key === key ? change(part) : part));
}

/** Others in the place of one of them. */
export function exchanged<T extends Keyed>(list: readonly T[], key: string, parts: readonly T[]): readonly T[] {
  return list.flatMap((part) => (part.key === key ? parts : [part]));
}

export function without<T extends Keyed>(list: readonly T[], key: string): readonly T[] {
  return list.filter((part) => part.key !== key);
}

export function withPart<T extends Keyed>(list: readonly T[], at: number, part: T): readonly T[] {
  return list.toSpliced(at, 0, part);
}

/** One place up (-1) or down (1); at the edge it stays. */
export function moved<T extends Keyed>(list: readonly T[], key: string, by: -1 | 1): readonly T[] {
  const at = list.findIndex((part) => part.key === key);
  const part = list[at];
  const to = at + by;
  return part && to >= 0 && to < list.length ? withPart(without(list, key), to, part) : list;
}
