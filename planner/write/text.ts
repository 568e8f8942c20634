import { formatDuration } from '#domain/duration/format-duration.ts';
import { limits } from '#domain/limits.ts';
import { withoutSize } from '#domain/plan/task-minutes.ts';
import { hasVisibleCharacter } from '#domain/visible-text.ts';
import { numberThings, showRanges } from './slots.ts';
import type { Step, WeekTask } from './stage.ts';

const controls = /[\p{Cc}\s]+/gu;
const sentenceEnd = /[.!?](?=\s|$)|[。！？\n]/u;
const bullet = /^(?:[-*•–+]|\d+[.)])\s+/u;

/** One line; empty if nothing of it can be seen. */
export function toLine(text: string): string {
  const line = text.replaceAll(controls, ' ').trim();
  return hasVisibleCharacter(line) ? line : '';
}

/** The first sentence of the goal in the user's words, without what makes it a list. */
export function goalInWords(goal: string): string {
  const text = goal.slice(0, limits.prompt).trim();
  const first = text
    .split('\n')
    .map((line) => withoutSize(toLine(line).replace(bullet, '')))
    .find((line) => toLine(line) !== '');
  return toLine(first?.split(sentenceEnd)[0] ?? '').replace(/[\s:：]+$/u, '') || first || 'My goal';
}

/** 'Practise the changes (3 × 20 min)' */
export const taskTitle = ({ text, sessions, minutes }: WeekTask) =>
  `${text} (${sessions > 1 ? `${sessions} × ` : ''}${formatDuration(minutes)})`;

export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** 'a', 'a and b', 'a, b and c' */
export const list = (items: readonly string[]) => new Intl.ListFormat('en-GB').format(items);

/** A task in a sentence. */
export const nameTask = ({ text, count }: Step) => `“${numberThings(showRanges(text), 1, count ?? 1)}”`;
