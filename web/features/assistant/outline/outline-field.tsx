import { useSelector } from '@tanstack/react-form';
import { useEffect, useEffectEvent } from 'react';
import { toDay } from '#domain/calendar/calendar.ts';
import { useUser } from '#web/api/auth.ts';
import { serverNow } from '#web/http/server-clock.ts';
import type { BriefForm } from '../fields/brief-form.ts';
import type { Reading } from '../fields/use-spec.ts';
import { fillIn } from './fill-in.ts';
import { OutlineSection, type OutlineSectionProps } from './outline-section.tsx';
import { useSuggestions } from './use-suggestions.ts';

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
  const suggested = useSuggestions(rest.description);
  const { suggestions, isCurrent, error } = suggested;
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
          suggested={suggested}
          outline={field.state.value}
          showsMessages={showsMessages}
          onChange={field.handleChange}
        />
      )}
    </form.Field>
  );
}
