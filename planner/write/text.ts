import { formatDuration } from '#domain/duration/format-duration.ts';
import { limits } from '#domain/limits.ts';
import { hasVisibleCharacter } from '#domain/visible-text.ts';
import { numberThings, showRanges } from './slots.ts';
import type { Step, WeekTask } from './stage.ts';

const controls = /[\p{Cc}\s]+/gu;
const sentenceEnd = /[.!?](?=\s|$)|[。！？\n]/u;
const LONGEST_NAME = 60;

/** One line; empty if nothing of it can be seen. */
export function toLine(text: string): string {
  const line = text.replaceAll(controls, ' ').trim();
  return hasVisibleCharacter(line) ? line : '';
}

/** The first sentence of the goal in the user's words. */
export function goalInWords(goal: string): string {
  const text = goal.slice(0, limits.prompt).trim();
  return toLine(text.split(sentenceEnd)[0]!) || toLine(text) || 'My goal';
}

/** 'Practise the changes (3 × 20 min)' */
export const taskTitle = ({ text, sessions, minutes }: WeekTask) =>
  `${text} (${sessions > 1 ? `${sessions} × ` : ''}${formatDuration(minutes)})`;

export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** 'a', 'a and b', 'a, b and c' */
export const list = (items: readonly string[]) => new Intl.ListFormat('en-GB').format(items);

/** A task in a sentence, by its beginning. */
export function nameTask({ text, count }: Step): string {
  const name = numberThings(showRanges(text), 1, count ?? 1);
  return `“${name.length <= LONGEST_NAME ? name : `${name.slice(0, LONGEST_NAME).replace(/ \S*$/u, '')}…`}”`;
}
