/**
 * Compiles a pattern for texts from `normalizeWords`. A star stands for any ending, '~3' for up to three words of the same
 * sentence, and (a|b) for alternatives.
 */
export function compilePattern(pattern: string): RegExp {
  const source = pattern.replaceAll(/~(\d) /g, '(?:[^ .]+ ){0,$1}').replaceAll(/(?<=\p{L})\*/gu, '[^ .]*');
  return new RegExp(`(?<= )(?:${source})(?:(?= )|(?<= ))`, 'u');
}

/** For languages without spaces between words. */
export const compileUnspacedPattern = (pattern: string): RegExp => new RegExp(pattern, 'u');
