import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { PlanProgress, PlanStreamOptions } from '#web/api/assistant/plan-stream.ts';
import { ApiError } from '#web/http/api-error.ts';
import { invalidateFocusAreas } from '#web/api/goals/focus-areas.ts';

const FOCUS_AREA_DELETED = 'The plan’s focus area has been deleted. Please choose another one.';

interface AssistantRequestOptions {
  /** Whether the requests are about a focus area. */
  readonly hasArea?: boolean;
}

/** Runs one request to the assistant at a time. It is aborted if the user cancels it or leaves the page. */
export function useAssistantRequest({ hasArea = true }: AssistantRequestOptions = {}) {
  const queryClient = useQueryClient();
  const running = useRef<AbortController>(undefined);
  const stopping = useRef<AbortController>(undefined);
  const [isThinking, setIsThinking] = useState(false);
  const [progress, setProgress] = useState<PlanProgress>();
  const [error, setError] = useState<ApiError>();
  const last = useRef<() => void>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  function cancel(): void {
    running.current?.abort();
    running.current = undefined;
    setIsThinking(false);
    setProgress(undefined);
  }

  async function run<T>(
    send: (signal: AbortSignal, stream: PlanStreamOptions) => Promise<T>,
    onSuccess: (result: T) => void,
  ): Promise<void> {
    if (running.current) return;
    last.current = () => void run(send, onSuccess);
    const controller = new AbortController();
    running.current = controller;
    stopping.current = new AbortController();
    setIsThinking(true);
    setError(undefined);
    try {
      const onProgress = (next: PlanProgress) => {
        if (!controller.signal.aborted) setProgress(next);
      };
      const result = await send(controller.signal, { onProgress, stopSignal: stopping.current.signal });
      if (!controller.signal.aborted) onSuccess(result);
    } catch (cause) {
      if (controller.signal.aborted) return;
      if (!(cause instanceof ApiError)) throw cause;
      // It is the only record that these requests refer to.
      const isFocusAreaDeleted = hasArea && cause.status === 404;
      if (isFocusAreaDeleted) invalidateFocusAreas(queryClient);
      setError(isFocusAreaDeleted ? new ApiError(404, FOCUS_AREA_DELETED) : cause);
    } finally {
      if (running.current === controller) cancel();
    }
  }

  /** Ends a stream early, and keeps what has arrived. */
  const stop = () => stopping.current?.abort();
  const retry = () => last.current?.();
  return { isThinking, progress, error, run, retry, stop, cancel, clearError: () => setError(undefined) };
}
