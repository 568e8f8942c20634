import { Button } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, type SubmitEventHandler, useEffect, useRef, useState } from 'react';
import { Dialog } from './dialog.tsx';
import { DialogActions } from './dialog-actions.tsx';
import { FormAlert, type Failure } from './form-alert.tsx';
import classes from './form-dialog.module.css';
import { Notice } from './notice.tsx';
import { SubmitButton } from './submit-button.tsx';

interface FormDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly form: {
    readonly onSubmit: SubmitEventHandler<HTMLFormElement>;
    readonly submitting: boolean;
    readonly failure: Failure | undefined;
    /** What was typed before the last session ended. */
    readonly draft: object | undefined;
  };
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form in a dialog, shown for as long as it is rendered. What was typed is not thrown away without a question. */
export function FormDialog({ title, submitLabel, form, onClose, children }: FormDialogProps) {
  const [isChanged, setIsChanged] = useState(form.draft !== undefined);
  const [asks, setAsks] = useState(false);
  const formElement = useRef<HTMLFormElement>(null);
  const cameFrom = useRef<Element>(null);
  const keepEditing = useRef<HTMLButtonElement>(null);

  function mayClose() {
    // Closed now, nobody would hear how the saving ended.
    if (form.submitting) return false;
    if (!isChanged) return true;
    cameFrom.current = document.activeElement;
    setAsks(true);
    return false;
  }

  function keep() {
    setAsks(false);
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  }

  function cancel() {
    if (mayClose()) onClose();
  }

  // The field that the dialog is opened for, or the first; not the button that closes it.
  useEffect(() => {
    const find = (selector: string) => formElement.current?.querySelector<HTMLElement>(selector);
    (find('[data-focus-first]') ?? find('input:not([type=hidden]), select, textarea'))?.focus();
  }, []);

  useEffect(() => {
    if (asks) keepEditing.current?.focus();
  }, [asks]);

  useBlocker({
    shouldBlockFn: ({ current, next }) => {
      // Whoever's session is over has to go to the log-in page.
      const leaves = next.pathname !== current.pathname && next.pathname !== '/login';
      return leaves && !mayClose();
    },
    enableBeforeUnload: () => isChanged,
    disabled: !isChanged,
  });

  return (
    <Dialog opened onClose={onClose} mayClose={mayClose} title={title}>
      <FormAlert failure={form.failure} />
      {form.draft && <Notice>You were logged out. What you typed is still here.</Notice>}
      <form
        ref={formElement}
        className={classes.form}
        onSubmit={form.onSubmit}
        onInput={() => {
          setIsChanged(true);
          setAsks(false);
        }}
        noValidate
      >
        {children}
        {asks ? (
          <DialogActions>
            <p role="alert">Discard your changes?</p>
            <Button ref={keepEditing} variant="default" onClick={keep}>
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
