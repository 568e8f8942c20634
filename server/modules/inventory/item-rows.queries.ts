import type { z } from 'zod/mini';
import type { newInventoryItem } from '#contract/goals/inventory.ts';
import { normalizeForSearch, toSortKey } from '#domain/search/search.ts';
import { newId } from '#server/db/id.ts';
import type { Schema } from '#server/db/schema.ts';
import { parseTags, serializeTags } from '#server/db/tags.ts';
import type { Tx } from '#server/db/transaction.ts';

export type StoredItem = Omit<Schema['inventory_items'], 'title_key' | 'search_text'>;

export function newItemRow(
  userId: string,
  goalId: string,
  input: z.infer<typeof newInventoryItem>,
  now: number,
): StoredItem {
  return {
    user_id: userId,
    id: newId(now),
    goal_id: goalId,
    title: input.title,
    url: input.url || null,
    notes: input.notes ?? '',
    tags: serializeTags(input.tags ?? []),
    reflection_note: input.reflectionNote ?? '',
    rating: null,
    priority: input.priority ?? 'med',
    estimated_minutes: input.estimatedMinutes ?? null,
    completed_at: null,
    created_at: now,
  };
}

/** A missing goal violates a foreign key, which is reported as 404. */
export async function insertItems(tx: Tx, items: readonly StoredItem[]): Promise<void> {
  if (items.length === 0) return;
  await tx
    .insertInto('inventory_items')
    .values(items.map((item) => ({ ...item, ...derivedColumns(item) })))
    .execute();
}

/** The columns for searching and sorting. */
export function derivedColumns({ title, notes, tags, url }: Pick<StoredItem, 'title' | 'notes' | 'tags' | 'url'>) {
  const text = [title, notes, ...parseTags(tags), url ?? ''].join('\n');
  // Normalization triples the length of Hangul. A few other characters grow up to 18 times, and their excess is cut off.
  return { title_key: toSortKey(title), search_text: normalizeForSearch(text).slice(0, text.length * 3) };
}
