/** A pattern of whole words in any alphabet that separates words, or of `joined` ones that stand in the middle of others. */
export function anyWord(words: readonly string[], joined?: string): RegExp {
  const separate = `(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`;
  return new RegExp(joined === undefined ? separate : `${separate}|${joined}`, 'iu');
}
