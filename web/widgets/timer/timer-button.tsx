import { PlayIcon, StopIcon } from '#web/ui/icons/icons.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import * as classes from './timer-button.module.css';

interface TimerButtonProps {
  /** The goal's title. */
  readonly title: string;
  readonly isRunning: boolean;
  /** The timer is being started or stopped. */
  readonly isBusy: boolean;
  readonly onClick: () => void;
}

export function TimerButton({ title, isRunning, isBusy, onClick }: TimerButtonProps) {
  return (
    <IconButton
      className={classes.button}
      aria-label={`${isRunning ? 'Stop' : 'Start'} ${title}`}
      // `disabled` would drop the focus.
      aria-disabled={isBusy}
      data-running={isRunning || undefined}
      data-toggles
      onClick={() => (isBusy ? undefined : onClick())}
    >
      {isRunning ? <StopIcon /> : <PlayIcon />}
    </IconButton>
  );
}
