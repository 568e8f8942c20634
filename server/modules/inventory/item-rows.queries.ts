import type { z } from 'zod/mini';
import type { newInventoryItem } from '#contract/inventory.ts';
import { folded, sortKey } from '#domain/search.ts';
import { newId } from '../../db/id.ts';
import type { Schema } from '../../db/schema.ts';
import type { Tx } from '../../db/transaction.ts';

export type StoredItem = Omit<Schema['inventory_items'], 'title_key' | 'search_text'>;

/** An item as it begins. */
export function newItemRow(
  userId: string,
  goalId: string,
  given: z.infer<typeof newInventoryItem>,
  now: number,
): StoredItem {
  return {
    user_id: userId,
    id: newId(now),
    goal_id: goalId,
    title: given.title,
    url: given.url || null,
    notes: given.notes ?? '',
    tags: tagsText(given.tags ?? []),
    reflection_note: given.reflectionNote ?? '',
    rating: null,
    priority: given.priority ?? 'med',
    estimated_minutes: given.estimatedMinutes ?? null,
    completed_at: null,
    created_at: now,
  };
}

/** Where there is no such goal, the database refuses. */
export async function insertItems(tx: Tx, items: readonly StoredItem[]): Promise<void> {
  if (items.length === 0) return;
  await tx
    .insertInto('inventory_items')
    .values(items.map((item) => ({ ...item, ...derivedOf(item) })))
    .execute();
}

/** Of tags that differ in case only, the first. */
export function tagsText(tags: readonly string[]): string {
  const first = new Map<string, string>();
  for (const tag of tags) {
    const key = tag.normalize('NFC').toLowerCase();
    if (!first.has(key)) first.set(key, tag);
  }
  return JSON.stringify([...first.values()]);
}

/** What is searched and sorted by. */
export function derivedOf({ title, notes, tags, url }: Pick<StoredItem, 'title' | 'notes' | 'tags' | 'url'>) {
  const text = [title, notes, ...(JSON.parse(tags) as string[]), url ?? ''].join('\n');
  // Hangul becomes three times as long; a few signs become eighteen times as long, for nothing anybody searches for.
  return { title_key: sortKey(title), search_text: folded(text).slice(0, text.length * 3) };
}
