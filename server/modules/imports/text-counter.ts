import type { ImportPreview } from '#contract/account/imports.ts';
import { tagKey } from '#server/db/tags.ts';

/** Counts the entries with text, and the different tags. */
export class TextCounter {
  readonly #counts = { withNote: 0, withTask: 0, withTags: 0 };
  readonly #tags = new Set<string>();

  add(entry: { readonly note: string; readonly tags: readonly string[]; readonly hasTask?: boolean }): void {
    if (entry.note !== '') this.#counts.withNote++;
    if (entry.hasTask === true) this.#counts.withTask++;
    if (entry.tags.length > 0) this.#counts.withTags++;
    for (const tag of entry.tags) this.#tags.add(tag);
  }

  get counts(): ImportPreview['texts'] {
    return { ...this.#counts, tags: new Set([...this.#tags].map(tagKey)).size };
  }
}
