import { PlayIcon, StopIcon } from '#web/ui/icons.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import classes from './timer-button.module.css';

interface TimerButtonProps {
  /** Of the goal. */
  readonly title: string;
  readonly isRunning: boolean;
  /** It is being started or stopped. */
  readonly isBusy: boolean;
  readonly onPress: () => void;
}

/** Starts, and in the same place stops. */
export function TimerButton({ title, isRunning, isBusy, onPress }: TimerButtonProps) {
  return (
    <IconButton
      className={classes.button}
      aria-label={`${isRunning ? 'Stop' : 'Start'} ${title}`}
      // Not `disabled`, which would take the focus away.
      aria-disabled={isBusy}
      data-running={isRunning || undefined}
      data-toggles
      onClick={() => (isBusy ? undefined : onPress())}
    >
      {isRunning ? <StopIcon /> : <PlayIcon />}
    </IconButton>
  );
}
