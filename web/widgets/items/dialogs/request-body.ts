import type { InventoryItem, inventory } from '#contract/goals/inventory.ts';
import type { FormValues, RequestBody } from '#web/forms/form-values.ts';

type NewItem = RequestBody<typeof inventory.create>;

export interface ItemValues extends FormValues<
  NewItem,
  { readonly url: string; readonly tags: readonly string[]; readonly estimatedMinutes: number | null }
> {
  readonly goal: string;
}

export function toItemValues(item: InventoryItem | undefined): ItemValues {
  return {
    goal: item?.goal ?? '',
    title: item?.title ?? '',
    url: item?.url ?? '',
    notes: item?.notes ?? '',
    tags: item?.tags ?? [],
    priority: item?.priority ?? 'med',
    estimatedMinutes: item?.estimatedMinutes ?? null,
    reflectionNote: item?.reflectionNote ?? '',
  };
}

/** An address typed without https://, such as 'example.com/page'. */
const bareUrlPattern = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?([/?#]|$)/u;

export function toItemBody(values: ItemValues, item: InventoryItem | undefined) {
  const link = values.url.trim();
  const tags = [...values.tags];
  const hasSameTags = item?.tags.length === tags.length && tags.every((tag, n) => tag === item.tags[n]);
  return {
    title: values.title.trim(),
    url: link === '' ? null : bareUrlPattern.test(link) ? `https://${link}` : link,
    notes: values.notes.trim(),
    // `changedFields` compares by identity.
    tags: hasSameTags ? item.tags : tags,
    priority: values.priority,
    estimatedMinutes: values.estimatedMinutes,
    reflectionNote: values.reflectionNote.trim(),
  } satisfies { readonly [Name in keyof Required<NewItem>]: unknown };
}
