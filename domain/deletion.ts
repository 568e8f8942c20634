/** The kinds of records that can be restored after they are deleted. */
export const deletionKinds = ['actionPlan'] as const;

export type DeletionKind = (typeof deletionKinds)[number];

/** The records that a deletion counts, with their singular and plural labels. */
export const deletedContentLabels = {
  goals: ['goal', 'goals'],
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

/** Beyond these, the oldest deletions of an account are dropped. The newest is never dropped. */
export const deletionsPerAccount = { max: 500, characters: 64 * 1024 * 1024 } as const;
