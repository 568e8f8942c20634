import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { refreshFocusAreas } from '#web/api/focus-areas.ts';

const HOMELESS = 'The plan’s focus area has been deleted. Please choose another one.';

/** Something that the assistant thinks about: one thing at a time, given up with the page or by the user. */
export function useThought() {
  const queryClient = useQueryClient();
  const running = useRef<AbortController>(undefined);
  const [isThinking, setIsThinking] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  useEffect(() => () => running.current?.abort(), []);

  function stop(): void {
    running.current?.abort();
    running.current = undefined;
    setIsThinking(false);
  }

  async function think<T>(about: (signal: AbortSignal) => Promise<T>, then: (thought: T) => void): Promise<void> {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setIsThinking(true);
    setFailure(undefined);
    try {
      const thought = await about(controller.signal);
      if (!controller.signal.aborted) then(thought);
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      // There is but one thing that a plan needs and that may be gone.
      const isHomeless = error.status === 404;
      if (isHomeless) refreshFocusAreas(queryClient);
      setFailure(isHomeless ? new ApiError(404, HOMELESS) : error);
    } finally {
      if (running.current === controller) stop();
    }
  }

  return { isThinking, failure, think, stop, forgetFailure: () => setFailure(undefined) };
}
