import { parseTags, serializeTags } from '#server/db/tags.ts';
import { entryTextKey, hasDescription } from './entry-text.ts';
import type { FileSpan } from './grouped-entries.ts';

interface ExistingEntry {
  readonly note: string;
  /** A JSON array. */
  readonly tags: string;
  /** Each entry of the account matches at most one row. */
  isTaken: boolean;
}

/** Bounds the search for similar text in an account with thousands of entries at the same time. */
const MAX_COMPARED = 50;

/** The entries that the account has in goals with the same name. */
export class ExistingEntries {
  readonly #byText = new Map<string, ExistingEntry[]>();
  readonly #byTime = new Map<string, ExistingEntry[]>();

  /** An entry that is matched by its id is taken from the start. */
  add(start: number, end: number | null, entry: ExistingEntry): void {
    const time = timeKey(start, end);
    append(this.#byText, time + entryTextKey(entry.note, parseTags(entry.tags)), entry, Infinity);
    append(this.#byTime, time, entry, MAX_COMPARED);
  }

  /** Whether the account has such an entry, even if another row has taken it. */
  hasEqual(span: FileSpan): boolean {
    return timeKeys(span).some((time) => this.#byText.has(time + entryTextKey(span.note, span.tags)));
  }

  /** Takes an entry with equal times, note and tags. */
  takeEqual(span: FileSpan): boolean {
    for (const time of timeKeys(span)) {
      const entries = this.#byText.get(time + entryTextKey(span.note, span.tags)) ?? [];
      for (let entry = entries.pop(); entry; entry = entries.pop()) {
        if (entry.isTaken) continue;
        entry.isTaken = true;
        return true;
      }
    }
    return false;
  }

  /**
   * Takes an entry with equal times whose note and tags are equal as far as both have them: it was imported before notes and
   * tags were, or got them later.
   */
  takeSimilar(span: FileSpan): { readonly lacksText: boolean } | undefined {
    for (const time of timeKeys(span)) {
      const similar = this.#byTime.get(time)?.filter((entry) => !entry.isTaken && isSimilar(entry, span)) ?? [];
      // An entry without a note may also be that of another row.
      const entry = similar.find(({ note }) => note !== '') ?? similar[0];
      if (!entry) continue;
      entry.isTaken = true;
      const lacksTags = entry.tags === NO_TAGS && span.tags.length > 0;
      return { lacksText: lacksTags || (span.note !== '' && entry.note !== span.note) };
    }
    return undefined;
  }
}

const NO_TAGS = serializeTags([]);

function isSimilar({ note, tags }: ExistingEntry, span: FileSpan): boolean {
  const hasSimilarNote =
    note === span.note || note === '' || span.note === '' || (span.hasTask && hasDescription(span.note, note));
  return hasSimilarNote && (tags === NO_TAGS || span.tags.length === 0 || tags === serializeTags(span.tags));
}

function append(map: Map<string, ExistingEntry[]>, key: string, entry: ExistingEntry, max: number): void {
  const entries = map.get(key);
  if (!entries) map.set(key, [entry]);
  else if (entries.length < max) entries.push(entry);
}

/** A running timer was shorter when the file was exported. */
function timeKeys({ from, to }: FileSpan): readonly string[] {
  return [timeKey(from, to), timeKey(from, null)];
}

function timeKey(start: number, end: number | null): string {
  return `${start} ${end}`;
}
