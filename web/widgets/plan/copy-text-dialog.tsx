import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '#web/http/api-error.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { DialogActions } from '#web/ui/dialog/dialog-actions.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { showToast } from '#web/ui/toast/toast.ts';

interface CopyTextDialogProps {
  readonly title: string;
  /** Shown once the text is copied. */
  readonly doneMessage: string;
  readonly load: () => Promise<string>;
  readonly onClose: () => void;
}

/** Copies a text. If the browser does not allow it, as without HTTPS, a dialog shows the text to copy by hand. */
export function CopyTextDialog({ title, doneMessage, load, onClose }: CopyTextDialogProps) {
  const [text, setText] = useState<string>();
  const dialog = useRef<HTMLDivElement>(null);

  const handleCopied = useEffectEvent(() => {
    showToast('done', doneMessage);
    onClose();
  });
  const handleError = useEffectEvent((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    showToast('failed', error.message);
    onClose();
  });
  const loadText = useEffectEvent(load);
  useEffect(() => {
    void (async () => {
      try {
        const loaded = await loadText();
        if (await copyText(loaded)) handleCopied();
        else setText(loaded);
      } catch (error) {
        handleError(error);
      }
    })();
  }, []);

  useEffect(() => {
    if (text !== undefined) dialog.current!.querySelector('textarea')!.select();
  }, [text]);

  if (text === undefined) return null;
  return (
    <Dialog opened title={title} onClose={onClose}>
      <div ref={dialog}>
        <Textarea
          label="Text"
          description="Your browser does not allow copying. Select the text and copy it."
          rows={10}
          value={text}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </div>
      <DialogActions>
        <Button onClick={onClose}>Done</Button>
      </DialogActions>
    </Dialog>
  );
}

/** Returns whether the browser allowed it. The clipboard is missing without HTTPS. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
