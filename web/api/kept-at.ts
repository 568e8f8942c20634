/** On an answer that was given in place of the network: when it came, by the clock of this device. */
export const KEPT_AT = 'x-kept-at';

export function keptAtOf({ headers }: Response): number | undefined {
  const at = headers.get(KEPT_AT);
  return at === null ? undefined : Number(at);
}
