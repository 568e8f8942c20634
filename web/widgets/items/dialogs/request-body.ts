import type { InventoryItem } from '#contract/inventory.ts';
import type { Priority } from '#domain/inventory.ts';

/** The fields of the form. */
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

type Values = Readonly<Record<(typeof itemFields)[number], string>>;

/** 'example.com/page': what people type of an address that begins with https:// */
const bareAddress = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?([/?#]|$)/u;

/** What the form says, as it is stored. */
export function bodyOf(values: Values, item: InventoryItem | undefined) {
  const link = values.url.trim();
  const tags = JSON.parse(values.tags) as string[];
  const areSame = item?.tags.length === tags.length && tags.every((tag, n) => tag === item.tags[n]);
  return {
    title: values.title.trim(),
    url: link === '' ? null : bareAddress.test(link) ? `https://${link}` : link,
    notes: values.notes.trim(),
    // The very same list, so that it is no change.
    tags: areSame ? item.tags : tags,
    priority: values.priority as Priority,
    estimatedMinutes: values.estimatedMinutes === '' ? null : Number(values.estimatedMinutes),
    reflectionNote: values.reflectionNote.trim(),
  };
}
