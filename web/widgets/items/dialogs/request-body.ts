import type { InventoryItem } from '#contract/inventory.ts';
import type { Priority } from '#domain/inventory.ts';

export const itemFields = [
  'goal',
  'title',
  'url',
  'notes',
  'tags',
  'priority',
  'estimatedMinutes',
  'reflectionNote',
] as const;

type ItemFieldValues = Readonly<Record<(typeof itemFields)[number], string>>;

/** An address typed without https://, such as 'example.com/page'. */
const bareUrlPattern = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?([/?#]|$)/u;

export function toItemBody(values: ItemFieldValues, item: InventoryItem | undefined) {
  const link = values.url.trim();
  const tags = JSON.parse(values.tags) as string[];
  const hasSameTags = item?.tags.length === tags.length && tags.every((tag, n) => tag === item.tags[n]);
  return {
    title: values.title.trim(),
    url: link === '' ? null : bareUrlPattern.test(link) ? `https://${link}` : link,
    notes: values.notes.trim(),
    // `changedFields` compares by identity.
    tags: hasSameTags ? item.tags : tags,
    priority: values.priority as Priority,
    estimatedMinutes: values.estimatedMinutes === '' ? null : Number(values.estimatedMinutes),
    reflectionNote: values.reflectionNote.trim(),
  };
}
