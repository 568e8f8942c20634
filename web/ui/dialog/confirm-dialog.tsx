import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import * as classes from './confirm-dialog.module.css';
import { Dialog } from './dialog.tsx';
import { DialogActions } from './dialog-actions.tsx';
import { type Failure, FormAlert } from '../feedback/form-alert.tsx';
import { SubmitButton } from '../button/submit-button.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly isDestructive?: boolean;
  /** The question is still loading, so confirming has no effect yet. */
  readonly isLoading?: boolean;
  /** If it rejects, the error is shown and the user can retry. */
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks before an irreversible action. Open for as long as it is rendered. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, confirmLabel, cancelLabel = 'Cancel', isDestructive = false, isLoading = false } = props;
  const { onConfirm, onClose, children } = props;
  // State updates too late: a second click can arrive before React has rendered the button as busy.
  const inFlight = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  async function confirm() {
    if (inFlight.current || isLoading) return;
    inFlight.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      await onConfirm();
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const { retryAfter }: Partial<Failure> = error;
      setFailure({ message: error.message, retryAfter });
    } finally {
      inFlight.current = false;
      setBusy(false);
    }
  }

  return (
    <Dialog opened onClose={onClose} canClose={() => !inFlight.current} title={title}>
      <FormAlert failure={failure} />
      <form
        method="post"
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
      >
        <div className={classes.text}>{children}</div>
        <DialogActions>
          <Button variant="default" aria-disabled={busy} onClick={() => (inFlight.current ? undefined : onClose())}>
            {cancelLabel}
          </Button>
          <SubmitButton busy={busy || isLoading} color={isDestructive ? 'red' : undefined}>
            {confirmLabel}
          </SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
