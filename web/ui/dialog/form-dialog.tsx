import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, type SubmitEventHandler, useEffect, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';
import { DialogActions } from './dialog-actions.tsx';
import { FormAlert, type Failure } from '../feedback/form-alert.tsx';
import * as classes from './form-dialog.module.css';
import { InfoBanner } from '../feedback/info-banner.tsx';
import { SubmitButton } from '../button/submit-button.tsx';

interface FormDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly form: {
    readonly onSubmit: SubmitEventHandler<HTMLFormElement>;
    readonly submitting: boolean;
    readonly failure: Failure | undefined;
    readonly isDirty: boolean;
    /** Restored input from before the session expired. */
    readonly draft: object | undefined;
  };
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form in a dialog, open for as long as it is rendered. Asks before discarding changes. */
export function FormDialog({ title, submitLabel, form, onClose, children }: FormDialogProps) {
  const [isConfirmingDiscard, setIsConfirmingDiscard] = useState(false);
  const formElement = useRef<HTMLFormElement>(null);
  const previousFocus = useRef<Element>(null);
  const keepEditingButton = useRef<HTMLButtonElement>(null);

  function canClose() {
    // Once closed, the dialog could no longer show whether saving failed.
    if (form.submitting) return false;
    if (!form.isDirty) return true;
    previousFocus.current = document.activeElement;
    setIsConfirmingDiscard(true);
    return false;
  }

  function resumeEditing() {
    setIsConfirmingDiscard(false);
    if (previousFocus.current instanceof HTMLElement) previousFocus.current.focus();
  }

  function cancel() {
    if (canClose()) onClose();
  }

  // Focus the marked field or the first one instead of the close button.
  useEffect(() => {
    const find = (selector: string) => formElement.current?.querySelector<HTMLElement>(selector);
    (find('[data-focus-first]') ?? find('input, select, textarea'))?.focus();
  }, []);

  useEffect(() => {
    if (isConfirmingDiscard) keepEditingButton.current?.focus();
  }, [isConfirmingDiscard]);

  useBlocker({
    shouldBlockFn: ({ current, next }) => {
      // An expired session must still be able to redirect to the login page.
      const isLeaving = next.pathname !== current.pathname && next.pathname !== '/login';
      return isLeaving && !canClose();
    },
    enableBeforeUnload: () => form.isDirty,
    disabled: !form.isDirty,
  });

  return (
    <Dialog opened onClose={onClose} canClose={canClose} title={title}>
      <FormAlert failure={form.failure} />
      {form.draft && <InfoBanner>You were logged out. What you typed is still here.</InfoBanner>}
      <form
        method="post"
        ref={formElement}
        className={classes.form}
        onSubmit={form.onSubmit}
        onInput={() => setIsConfirmingDiscard(false)}
        noValidate
      >
        {children}
        {isConfirmingDiscard ? (
          <DialogActions>
            <p role="alert">Discard your changes?</p>
            <Button ref={keepEditingButton} variant="default" onClick={resumeEditing}>
              Keep editing
            </Button>
            <Button color="red" onClick={onClose}>
              Discard
            </Button>
          </DialogActions>
        ) : (
          <DialogActions>
            <Button variant="default" aria-disabled={form.submitting} onClick={cancel}>
              Cancel
            </Button>
            <SubmitButton busy={form.submitting}>{submitLabel}</SubmitButton>
          </DialogActions>
        )}
      </form>
    </Dialog>
  );
}
