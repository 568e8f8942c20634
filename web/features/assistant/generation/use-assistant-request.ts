import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#web/http/api-error.ts';
import { invalidateFocusAreas } from '#web/api/focus-areas.ts';

const FOCUS_AREA_DELETED = 'The plan’s focus area has been deleted. Please choose another one.';

/** Runs one request to the assistant at a time. It is aborted if the user cancels it or leaves the page. */
export function useAssistantRequest() {
  const queryClient = useQueryClient();
  const running = useRef<AbortController>(undefined);
  const [isThinking, setIsThinking] = useState(false);
  const [error, setError] = useState<ApiError>();
  useEffect(() => () => running.current?.abort(), []);

  function cancel(): void {
    running.current?.abort();
    running.current = undefined;
    setIsThinking(false);
  }

  async function run<T>(send: (signal: AbortSignal) => Promise<T>, onSuccess: (result: T) => void): Promise<void> {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setIsThinking(true);
    setError(undefined);
    try {
      const result = await send(controller.signal);
      if (!controller.signal.aborted) onSuccess(result);
    } catch (cause) {
      if (controller.signal.aborted) return;
      if (!(cause instanceof ApiError)) throw cause;
      // The focus area is the only record that these requests refer to.
      const isFocusAreaDeleted = cause.status === 404;
      if (isFocusAreaDeleted) invalidateFocusAreas(queryClient);
      setError(isFocusAreaDeleted ? new ApiError(404, FOCUS_AREA_DELETED) : cause);
    } finally {
      if (running.current === controller) cancel();
    }
  }

  return { isThinking, error, run, cancel, clearError: () => setError(undefined) };
}
