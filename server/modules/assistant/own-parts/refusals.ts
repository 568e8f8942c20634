const words = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2);

/** Compares the beginnings of words, so that 'books' is found in 'a book'. */
const stem = (word: string) => (word.length > 4 ? word.slice(0, Math.max(4, word.length - 2)) : word);

/** Whether a text mentions something the user does not want. */
export function mentions(text: string, refusals: readonly string[]): boolean {
  const stems = words(text).map(stem);
  return refusals.some((refusal) => {
    const last = words(refusal).at(-1);
    return last !== undefined && stems.some((word) => word === stem(last) || word.startsWith(stem(last)));
  });
}
