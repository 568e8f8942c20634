import { useRef, useState } from 'react';
import { useUser } from '#web/api/account/auth.ts';
import { removeFromTabStorage, writeTabStorage, readTabStorage, type TabStorageKey } from '#web/http/tab-storage.ts';
import { migrateState } from './migrate-state.ts';

/** Increment when the shape of persisted state changes, and migrate that of the previous release. */
const STATE_VERSION = 4;

interface PersistedState<T> {
  readonly version: number;
  readonly userId: string;
  readonly value: T;
}

/** State of this tab that survives reloads and logging in again as the same user. Undefined if there is none. */
export function usePersistedState<T extends object>(key: TabStorageKey) {
  const { _id: userId } = useUser();
  const [value, setValue] = useState(() => readPersistedState(key, userId) as T | undefined);
  const latest = useRef(value);

  function persist(next: T | undefined): void {
    latest.current = next;
    if (next === undefined) removeFromTabStorage(key);
    // Tab storage only accepts characters that are valid in a header.
    else
      writeTabStorage(
        key,
        encodeURIComponent(JSON.stringify({ version: STATE_VERSION, userId, value: next } satisfies PersistedState<T>)),
      );
    setValue(next);
  }

  // `latest` gives asynchronous code the current value instead of the one from its render.
  return { value, latest, persist };
}

function readPersistedState(key: TabStorageKey, userId: string): unknown {
  try {
    const persisted = JSON.parse(decodeURIComponent(readTabStorage(key) ?? 'null')) as PersistedState<object> | null;
    if (persisted?.userId !== userId) return undefined;
    return persisted.version === STATE_VERSION ? persisted.value : migrateState(persisted.version, persisted.value);
  } catch {
    // Something else wrote an invalid value.
    return undefined;
  }
}
