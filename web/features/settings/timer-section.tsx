import { useId } from 'react';
import { ApiError } from '#web/http/api-error.ts';
import { useChangeSingleTimer } from '#web/api/account/preferences.ts';
import { useUser } from '#web/api/account/auth.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import { SettingsSection } from './settings-section.tsx';
import * as classes from './timer-section.module.css';

export function TimerSection() {
  const id = useId();
  const { singleTimer } = useUser();
  const { mutateAsync, isPending, variables } = useChangeSingleTimer();

  async function change(isOn: boolean) {
    try {
      await mutateAsync(isOn);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast('failed', error.message);
    }
  }

  return (
    <SettingsSection id="timers" title="Timers" description="Run several timers at once, or only one at a time.">
      <label className={classes.option} htmlFor={id}>
        <Checkbox
          id={id}
          checked={isPending ? variables : singleTimer}
          onChange={({ currentTarget }) => void change(currentTarget.checked)}
        />
        Starting a timer stops the others
      </label>
    </SettingsSection>
  );
}
