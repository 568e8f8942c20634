/** The kinds of records that can be restored after they are deleted. */
export const deletionKinds = ['focusArea', 'goal', 'actionPlan', 'task', 'inventoryItem', 'timeEntry'] as const;

export type DeletionKind = (typeof deletionKinds)[number];

export const deletionKindLabels = {
  focusArea: 'focus area',
  goal: 'goal',
  actionPlan: 'plan',
  task: 'task',
  inventoryItem: 'resource',
  timeEntry: 'time entry',
} as const satisfies Record<DeletionKind, string>;

/** The records that a deletion counts, with their singular and plural labels. */
export const deletedContentLabels = {
  goals: ['goal', 'goals'],
  actionPlans: ['plan', 'plans'],
  tasks: ['task', 'tasks'],
  inventoryItems: ['resource', 'resources'],
  timeEntries: ['time entry', 'time entries'],
} as const satisfies Record<string, readonly [one: string, many: string]>;

export type DeletedCounts = Readonly<Record<keyof typeof deletedContentLabels, number>>;

/** '6 goals, 24 tasks and 1 time entry'; undefined if all counts are 0. */
export function formatDeletedContents(counts: DeletedCounts): string | undefined {
  const parts = (Object.keys(deletedContentLabels) as (keyof DeletedCounts)[])
    .filter((kind) => counts[kind] > 0)
    .map((kind) => `${counts[kind].toLocaleString('en')} ${deletedContentLabels[kind][counts[kind] === 1 ? 0 : 1]}`);
  const last = parts.pop();
  if (last === undefined) return undefined;
  return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`;
}

const DAY_MS = 24 * 60 * 60_000;

/** How long a deletion can be restored. */
export const restorableDays = 30;
export const restorableMs = restorableDays * DAY_MS;

/** Kinds without contents. They are deleted often, so they must not displace deletions with contents. */
export const singleRecordKinds: readonly DeletionKind[] = ['task', 'inventoryItem', 'timeEntry'];

/**
 * Beyond these, the oldest deletions of an account are dropped: single records, others and those already restored are counted
 * separately, and single records get the characters that the others leave. The newest deletion is never dropped.
 */
export const deletionsPerAccount = {
  max: 500,
  singleRecords: 2000,
  restored: 2000,
  characters: 64 * 1024 * 1024,
} as const;

/** 'Health 2', or the next number that is not taken. A long name is shortened to make room for the number. */
export function nextFreeName(name: string, maxLength: number, isTaken: (name: string) => boolean): string {
  const characters = Array.from(name);
  for (let number = 2; ; number++) {
    const suffix = ` ${number}`;
    const shortened = characters.slice(0, maxLength - suffix.length).join('');
    const candidate = shortened.trimEnd() + suffix;
    if (!isTaken(candidate)) return candidate;
  }
}
