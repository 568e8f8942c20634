import { useSelector } from '@tanstack/react-form';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { toDay } from '#domain/calendar/calendar.ts';
import { useUser } from '#web/api/account/auth.ts';
import { type PlanDescription, suggestionsQuery } from '#web/api/assistant/outlines.ts';
import { serverNow } from '#web/http/server-clock.ts';
import { useDebounced } from '#web/ui/use-debounced.ts';
import type { BriefForm } from '../fields/brief-form.ts';
import type { Reading } from '../fields/use-spec.ts';
import { fillIn } from './fill-in.ts';
import { OutlineSection, type OutlineSectionProps } from './outline-section.tsx';

interface OutlineFieldProps extends Pick<
  OutlineSectionProps,
  'headingLevel' | 'description' | 'planner' | 'takesFocus' | 'onAction'
> {
  readonly form: BriefForm;
  readonly onRead: (reading: Reading) => void;
}

/** The outline as a field of the form. It reads the user's words, and the form learns of the result by a callback. */
export function OutlineField({ form, onRead, ...rest }: OutlineFieldProps) {
  const { timeZone } = useUser();
  const showsMessages = useSelector(form.store, ({ submissionAttempts }) => submissionAttempts > 0);
  const values = useSelector(form.store, (state) => state.values);
  const { suggestions, error, isCurrent } = useSuggestions(rest.description);
  const filled = fillIn(values, suggestions?.fields, toDay(serverNow(), timeZone));
  const report = useEffectEvent(onRead);
  // Reported only when it changes.
  const json = JSON.stringify({ ...filled, isCurrent, isReady: Boolean(suggestions ?? error) });
  useEffect(() => report(JSON.parse(json) as Reading), [json]);
  return (
    <form.Field name="outline">
      {(field) => (
        <OutlineSection
          {...rest}
          suggestions={suggestions}
          suggestionsError={error}
          outline={field.state.value}
          showsMessages={showsMessages}
          onChange={field.handleChange}
        />
      )}
    </form.Field>
  );
}

/** What fits the user's words, once they pause. */
function useSuggestions({ userPrompt, history }: Partial<PlanDescription> = {}) {
  const words = userPrompt === undefined ? undefined : { userPrompt, ...(history && { history }) };
  const debounced = useDebounced(words);
  const query = suggestionsQuery(debounced ?? { userPrompt: '' });
  const { data, error, isPlaceholderData } = useQuery({
    ...query,
    queryFn: debounced ? query.queryFn! : skipToken,
    // Nothing flickers while the user types.
    placeholderData: keepPreviousData,
  });
  const suggestions = debounced && data;
  const isCurrent = !isPlaceholderData && JSON.stringify(words) === JSON.stringify(debounced);
  return { suggestions, error: debounced ? error : null, isCurrent: isCurrent && suggestions !== undefined };
}
