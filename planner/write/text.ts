import { formatDuration } from '#domain/duration/format-duration.ts';
import { limits } from '#domain/limits.ts';
import { hasVisibleCharacter } from '#domain/visible-text.ts';
import type { WeekTask } from './stage.ts';

// oxlint-disable-next-line no-control-regex -- they are what a line must not contain
const invisible = /[\u0000-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\s]+/gu;
const sentenceEnd = /[.!?](?=\s|$)|[。！？\n]/u;
const LONGEST_GOAL = 150;

/** One line without invisible characters; empty if nothing of it can be seen. */
export function toLine(text: string): string {
  const line = text.toWellFormed().replaceAll(invisible, ' ').trim();
  return hasVisibleCharacter(line) ? line : '';
}

/** Cuts between words if possible, by code points, as the limits count them. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const characters = Array.from(text);
  if (characters.length <= max) return text;
  const start = characters.slice(0, max - 1).join('');
  const space = start.lastIndexOf(' ');
  return `${space > start.length / 2 ? start.slice(0, space) : start}…`;
}

/** The first sentence of the goal in the user's words. */
export function goalInWords(goal: string): string {
  const text = goal.slice(0, limits.prompt).trim();
  const sentence = toLine(text.split(sentenceEnd)[0]!) || toLine(text);
  return cut(sentence === '' ? 'My goal' : sentence, LONGEST_GOAL);
}

/** 'Practise the changes (3 × 20 min)' */
export function taskTitle({ text, sessions, minutes }: WeekTask): string {
  const size = ` (${sessions > 1 ? `${sessions} × ` : ''}${formatDuration(minutes)})`;
  return cut(toLine(text) || 'Next step', limits.title - size.length) + size;
}

export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** 'a', 'a and b', 'a, b and c' */
export function list(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** The beginning of a task, to name it in a sentence. */
export const quoteHead = (text: string) => `“${cut(text, 60)}”`;
