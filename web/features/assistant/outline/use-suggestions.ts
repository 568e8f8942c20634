import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import type { Suggestions } from '#contract/outlines.ts';
import { type PlanDescription, suggestionsQuery } from '#web/api/outlines.ts';
import { useDebounced } from '../fields/use-debounced.ts';

/** What fits the user's words. */
export interface SuggestionState {
  /** Undefined until the first words have been read. */
  readonly suggestions: Suggestions | undefined;
  /** Whether they are about the words as they are now. */
  readonly isCurrent: boolean;
  readonly error: Error | null;
}

/** Reads the user's words once they pause. */
export function useSuggestions(description: PlanDescription | undefined): SuggestionState {
  const { userPrompt, history } = description ?? {};
  const words = userPrompt === undefined ? undefined : { userPrompt, ...(history && { history }) };
  const debounced = useDebounced(words);
  const query = suggestionsQuery(debounced ?? { userPrompt: '' });
  const { data, error, isPlaceholderData } = useQuery({
    ...query,
    queryFn: debounced ? query.queryFn! : skipToken,
    // Nothing flickers while the user types.
    placeholderData: keepPreviousData,
  });
  const isCurrent = !isPlaceholderData && JSON.stringify(words) === JSON.stringify(debounced);
  return {
    suggestions: debounced && data,
    isCurrent: isCurrent && data !== undefined,
    error: debounced ? error : null,
  };
}
