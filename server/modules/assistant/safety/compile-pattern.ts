import { dropAccents } from './normalize-words.ts';

/**
 * Compiles a pattern for texts from `normalizeWords`. A star stands for any ending, '~3' for up to three words of the same
 * sentence, and (a|b) for alternatives.
 */
export function compilePattern(pattern: string): RegExp {
  const source = dropAccents(pattern)
    .replaceAll(/~(\d) /g, '(?:[^ .]+ ){0,$1}')
    .replaceAll(/(?<=\p{L})\*/gu, '[^ .]*');
  return new RegExp(`(?<= )(?:${source})(?:(?= )|(?<= ))`, 'u');
}

/** Both parts in one sentence, in either order, with up to nine words between them. */
export const near = (one: string, other: string): string => `(${one}) ~9 (${other})|(${other}) ~9 (${one})`;

/** For languages without spaces between words. */
export const compileUnspacedPattern = (pattern: string): RegExp => new RegExp(dropAccents(pattern), 'u');
