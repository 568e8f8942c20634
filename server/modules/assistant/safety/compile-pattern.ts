/**
 * A pattern reads like what people write: 'kill myself'. A star stands for any ending, '~3' for up to three words of the same
 * sentence, (a|b) for either. Words are folded as in `foldWords`.
 */
export function compile(pattern: string): RegExp {
  const source = pattern.replaceAll(/~(\d) /g, '(?:[^ .]+ ){0,$1}').replaceAll(/(?<=\p{L})\*/gu, '[^ .]*');
  return new RegExp(`(?<= )(?:${source})(?:(?= )|(?<= ))`, 'u');
}

/** The same for languages that put no blanks between words. */
export const compileUnspaced = (pattern: string): RegExp => new RegExp(pattern, 'u');
