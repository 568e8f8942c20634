import { toDay } from '#domain/calendar/calendar.ts';
import { formatShortDay, formatTime } from '#domain/calendar/format-date.ts';
import {
  type DateFormat,
  dateFormats,
  resolveFormats,
  type TimeFormat,
  timeFormats,
} from '#domain/calendar/format-settings.ts';
import { type FormatSettings, useChangeFormats } from '#web/api/account/preferences.ts';
import { useUser } from '#web/api/account/auth.ts';
import { ApiError } from '#web/http/api-error.ts';
import { useServerMinute } from '#web/http/server-clock.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { useBrowserFormats } from '#web/ui/formats/use-browser-formats.ts';
import { showToast } from '#web/ui/toast/toast.ts';
import { SettingsSection } from './settings-section.tsx';

const dateLabels: Readonly<Record<DateFormat, string>> = {
  auto: 'Automatic',
  'day-first': 'Day first',
  'month-first': 'Month first',
  iso: 'Year first',
};
const timeLabels: Readonly<Record<TimeFormat, string>> = { auto: 'Automatic', '12h': '12 hours', '24h': '24 hours' };

/** How dates and times are written, each choice with the current one as an example. */
export function FormatsSection() {
  const { timeZone, dateFormat, timeFormat } = useUser();
  const { mutateAsync, isPending, variables } = useChangeFormats();
  const automatic = useBrowserFormats();
  const now = useServerMinute();
  const selected = isPending ? variables : { dateFormat, timeFormat };
  const resolve = (changes: Partial<FormatSettings>) => resolveFormats({ ...selected, ...changes }, automatic);

  async function change(changes: Partial<FormatSettings>) {
    try {
      await mutateAsync({ ...selected, ...changes });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast('failed', error.message);
    }
  }

  return (
    <SettingsSection
      id="formats"
      title="Date and time"
      description="How dates and times are written. Automatic follows the language of your browser."
    >
      <SelectField
        label="Dates"
        choices={dateFormats.map((value) => ({
          value,
          label: `${dateLabels[value]}: ${formatShortDay(toDay(now, timeZone), resolve({ dateFormat: value }))}`,
        }))}
        value={selected.dateFormat}
        onChange={({ currentTarget }) => void change({ dateFormat: currentTarget.value as DateFormat })}
      />
      <SelectField
        label="Times"
        choices={timeFormats.map((value) => ({
          value,
          label: `${timeLabels[value]}: ${formatTime(now, timeZone, resolve({ timeFormat: value }))}`,
        }))}
        value={selected.timeFormat}
        onChange={({ currentTarget }) => void change({ timeFormat: currentTarget.value as TimeFormat })}
      />
    </SettingsSection>
  );
}
