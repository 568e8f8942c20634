import { folded } from '../search.ts';

/** More than it takes to say what a goal is about. */
const READ = 4000;
/** Letters of Arabic that stand for whole phrases, up to 18 letters each when they are folded. */
const LIGATURES = /[\ufb50-\ufdff]/g;

/** ' learn spanish in 8 weeks ': words between blanks, so that whole words can be looked for. */
export function spaced(text: string): string {
  return ` ${
    folded(text.slice(0, READ).replaceAll(LIGATURES, ''))
      .slice(0, READ)
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `;
}

const needles = new Map<string, string>();

/** A word or a phrase as it stands in a spaced text, with a blank behind it unless a star allows any ending. */
export function needleOf(word: string): string {
  let needle = needles.get(word);
  if (needle === undefined) {
    needle = word.endsWith('*') ? spaced(word).slice(0, -1) : spaced(word);
    needles.set(word, needle);
  }
  return needle;
}

/** Tells whether the text holds one of some words. */
export function wordFinder(text: string): (words: readonly string[]) => boolean {
  const place = spaced(text);
  return (words) => words.some((word) => place.includes(needleOf(word)));
}
