import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Understanding } from '#contract/understanding.ts';
import { type PlanDescription, understandingQuery } from '#web/api/understandings.ts';
import { type Corrections, toCorrectedRequest } from './corrections.ts';

const DEBOUNCE_MS = 600;

/** What was understood, without and with the user's corrections. */
export interface Reading {
  /** What was read. */
  readonly text: string;
  readonly read: Understanding;
  readonly corrected: Understanding;
}

export interface UnderstandingState {
  readonly reading: Reading | undefined;
  readonly isFetching: boolean;
  readonly error: Error | null;
}

interface UnderstandingOptions {
  /** The user is typing, so even the first reading waits for a pause. */
  readonly isTyped?: boolean;
}

/** Reads the description once the user pauses. The reading is undefined until then, and without a description. */
export function useUnderstanding(
  description: PlanDescription | undefined,
  corrections: Corrections,
  { isTyped = false }: UnderstandingOptions = {},
): UnderstandingState {
  const debounced = useDebounced(description, isTyped ? undefined : description);
  const debouncedCorrections = useDebounced(corrections, corrections);
  const read = useUnderstandingQuery(debounced);
  const changes = read.data && toCorrectedRequest(read.data, debouncedCorrections);
  const isCorrected = changes !== undefined && Object.keys(changes).length > 0;
  const corrected = useUnderstandingQuery(isCorrected && debounced ? { ...debounced, ...changes } : undefined);
  const reading = useMemo<Reading | undefined>(() => {
    if (!debounced || !read.data) return undefined;
    const { userPrompt: text } = debounced;
    return { text, read: read.data, corrected: (isCorrected && corrected.data) || read.data };
  }, [debounced, read.data, isCorrected, corrected.data]);
  return {
    reading,
    isFetching: read.isFetching || corrected.isFetching,
    error: debounced ? (read.error ?? corrected.error) : null,
  };
}

function useUnderstandingQuery(description: PlanDescription | undefined) {
  const query = understandingQuery(description ?? { userPrompt: '' });
  return useQuery({
    ...query,
    queryFn: description ? query.queryFn! : skipToken,
    // Nothing flickers while the user types.
    placeholderData: keepPreviousData,
  });
}

/** The value once it has not changed for a while. Values are compared as JSON. */
function useDebounced<T>(value: T, initial: T): T {
  const [debounced, setDebounced] = useState(initial);
  const json = JSON.stringify({ value });
  useEffect(() => {
    const timer = setTimeout(() => setDebounced((JSON.parse(json) as { value: T }).value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [json]);
  return debounced;
}
