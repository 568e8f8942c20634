import { Button } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import classes from './confirm-dialog.module.css';
import { Dialog } from './dialog.tsx';
import { DialogActions } from './dialog-actions.tsx';
import { type Failure, FormAlert } from './form-alert.tsx';
import { SubmitButton } from './submit-button.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly isDangerous?: boolean;
  /** What is asked about is not yet known. */
  readonly isWaiting?: boolean;
  /** Does what was confirmed; what it fails with is shown, and it can be tried again. */
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks before something that cannot be taken back; shown for as long as it is rendered. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, confirmLabel, cancelLabel = 'Cancel', isDangerous = false, isWaiting = false } = props;
  const { onConfirm, onClose, children } = props;
  // State alone is late: a second click can come before React has drawn the button as busy.
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  async function confirm() {
    if (running.current || isWaiting) return;
    running.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      await onConfirm();
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const { retryAfter }: Partial<Failure> = error;
      setFailure({ message: error.message, retryAfter });
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return (
    <Dialog opened onClose={onClose} mayClose={() => !running.current} title={title}>
      <FormAlert failure={failure} />
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
      >
        <div className={classes.text}>{children}</div>
        <DialogActions>
          <Button variant="default" aria-disabled={busy} onClick={() => (running.current ? undefined : onClose())}>
            {cancelLabel}
          </Button>
          <SubmitButton busy={busy || isWaiting} color={isDangerous ? 'red' : undefined}>
            {confirmLabel}
          </SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
