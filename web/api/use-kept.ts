import { useRef, useState } from 'react';
import { useUser } from './auth.ts';
import { forget, remember, remembered, type TabKey } from './tab-storage.ts';

/** Of what is kept: what an earlier release has kept in another shape is not for this one. */
const VERSION = 1;

interface Kept<T> {
  readonly version: number;
  readonly userId: string;
  readonly value: T;
}

/** State that outlives a reload and a log-in of the same user in this tab; undefined where there is none, or no longer. */
export function useKept<T extends object>(key: TabKey) {
  const { _id: userId } = useUser();
  const [value, setValue] = useState(() => keptOf(key, userId) as T | undefined);
  const latest = useRef(value);

  function keep(after: T | undefined): void {
    latest.current = after;
    if (after === undefined) forget(key);
    // Storage takes characters of a header only.
    else
      remember(key, encodeURIComponent(JSON.stringify({ version: VERSION, userId, value: after } satisfies Kept<T>)));
    setValue(after);
  }

  /** `latest` is what holds by now, also for whoever began with an earlier value and had to wait. */
  return { value, latest, keep };
}

function keptOf(key: TabKey, userId: string): unknown {
  try {
    const kept = JSON.parse(decodeURIComponent(remembered(key) ?? 'null')) as Kept<unknown> | null;
    return kept?.version === VERSION && kept.userId === userId ? kept.value : undefined;
  } catch {
    // Rubbish that something else has written there.
    return undefined;
  }
}
