import * as z from 'zod/mini';
import { isStorable, isWithinLength, tag } from '#contract/schema/fields.ts';
import { limits } from '#domain/limits.ts';
import { serializeTags, tagKey } from '#server/db/tags.ts';

export interface Invalid {
  readonly error: string;
}

/** The cells of a row that become the note and the tags of an entry. */
export interface TextCells {
  readonly description: string;
  readonly task: string;
  /** Separated by commas. */
  readonly tags: string;
  /** 'Regular', or another kind of time, such as 'Break'. */
  readonly type: string;
}

export interface EntryText {
  readonly note: string;
  readonly tags: readonly string[];
}

/** Equal for entries with equal notes and tags; empty if an entry has neither. */
export function entryTextKey(note: string, tags: readonly string[]): string {
  return note === '' && tags.length === 0 ? '' : ` ${serializeTags(tags)} ${note}`;
}

/**
 * Keeps every word: the task precedes the description, because a table does not say enough to create tasks, and tags that cannot
 * be stored as such follow it.
 */
export function parseEntryText(
  { description, task, tags: list, type }: TextCells,
  noteLabel: string,
): EntryText | Invalid {
  const error =
    findTextError(description, noteLabel) ?? findTextError(task, 'The task') ?? findTextError(list, 'The list of tags');
  if (error !== undefined) return { error };
  const { tags, others } = splitTags(isRegular(type) ? list : `${list},${type}`);
  const parts = [joinTask(task, description), others.length > 0 ? `Tags: ${others.join(', ')}` : ''];
  const note = parts.filter((part) => part !== '').join('\n');
  if (isWithinLength(limits.entryNote, note)) return { note, tags };
  const addition = note === description ? '' : ', including its task and tags';
  return { error: `${noteLabel} is longer than ${limits.entryNote} characters${addition}.` };
}

export function parseName(text: string, what: string, max: number): string | Invalid {
  if (!isWithinLength(max, text)) return { error: `${what} is longer than ${max} characters.` };
  const error = findTextError(text, what);
  return error === undefined ? text : { error };
}

function findTextError(text: string, what: string): string | undefined {
  if (text.includes('\uFFFD')) return `${what} is unreadable because the file was not saved as UTF-8.`;
  return isStorable(text) ? undefined : `${what} contains a character that cannot be stored.`;
}

/** Replaces control characters, which notes and tags cannot contain, except for tabs and line breaks. */
export function replaceControlCharacters(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, (character) => ('\t\r\n'.includes(character) ? character : ' '));
}

/** 'Design: Wireframes' */
function joinTask(task: string, description: string): string {
  if (task === '' || description === '') return task + description;
  return task === description ? task : `${task}${TASK_SEPARATOR}${description}`;
}

const TASK_SEPARATOR = ': ';

/** Whether a note consists of a task and this description. */
export function hasDescription(note: string, description: string): boolean {
  return note.endsWith(TASK_SEPARATOR + description);
}

function isRegular(type: string): boolean {
  return type === '' || type.toLowerCase() === 'regular';
}

function splitTags(list: string): { readonly tags: readonly string[]; readonly others: readonly string[] } {
  if (list === '') return { tags: [], others: [] };
  const byKey = new Map<string, string>();
  const others: string[] = [];
  for (const part of list.split(',')) {
    const text = part.replaceAll(/\p{Cc}/gu, ' ').trim();
    if (text === '') continue;
    const key = tagKey(text);
    if (byKey.has(key)) continue;
    if (byKey.size < limits.tags && z.safeParse(tag, text).success) byKey.set(key, text);
    else others.push(text);
  }
  return { tags: [...byKey.values()], others };
}
