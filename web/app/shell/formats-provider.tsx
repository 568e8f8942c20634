import { type ReactNode, useMemo } from 'react';
import type { User } from '#contract/account/auth.ts';
import { resolveFormats } from '#domain/calendar/format-settings.ts';
import { useBrowserFormats } from '#web/ui/formats/use-browser-formats.ts';
import { FormatsContext } from '#web/ui/formats/use-formats.ts';

interface FormatsProviderProps {
  readonly user: Pick<User, 'dateFormat' | 'timeFormat'>;
  readonly children: ReactNode;
}

/** Makes dates and times follow the user's choice, or the language of the browser. */
export function FormatsProvider({ user: { dateFormat, timeFormat }, children }: FormatsProviderProps) {
  const automatic = useBrowserFormats();
  const formats = useMemo(
    () => resolveFormats({ dateFormat, timeFormat }, automatic),
    [dateFormat, timeFormat, automatic],
  );
  return <FormatsContext value={formats}>{children}</FormatsContext>;
}
