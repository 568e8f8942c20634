import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '#web/http/api-error.ts';
import { showToast } from '#web/ui/toast/toast.ts';

/** Runs one request about a part of the draft at a time. It is aborted if the user leaves the page. */
export function usePartRequest() {
  const running = useRef<AbortController>(undefined);
  const [busyKey, setBusyKey] = useState<string>();
  useEffect(() => () => running.current?.abort(), []);

  const run = useCallback(
    async <T>(key: string, send: (signal: AbortSignal) => Promise<T>, onSuccess: (result: T) => void) => {
      if (running.current) return;
      const { signal } = (running.current = new AbortController());
      setBusyKey(key);
      try {
        const result = await send(signal);
        if (!signal.aborted) onSuccess(result);
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        showToast('failed', [error.message, error.question].filter(Boolean).join(' '));
      } finally {
        running.current = undefined;
        setBusyKey(undefined);
      }
    },
    [],
  );
  return { run, busyKey };
}
