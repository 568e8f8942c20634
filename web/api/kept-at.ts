/** On an answer that was given in place of the network: when it came, by the clock of this device. */
export const KEPT_AT = 'x-kept-at';

/** The name of the cache of answers, followed by the id of the user; there is one at most. */
export const KEPT_ANSWERS = 'answers-';

export function keptAtOf({ headers }: Response): number | undefined {
  const at = headers.get(KEPT_AT);
  return at === null ? undefined : Number(at);
}
