import { useEffect, useRef, useState } from 'react';
import { limits } from '#domain/limits.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { DialogActions } from '#web/ui/dialog/dialog-actions.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import classes from './goals.module.css';

interface RewriteDialogProps {
  readonly title: string;
  /** Whether the user has to say what should be different. */
  readonly isRequired?: boolean;
  readonly onRewrite: (wish: string) => void;
  readonly onClose: () => void;
}

/** Asks what should be different before a model writes a week or the plan again. Not a form, because it is inside that of the draft. */
export function RewriteDialog({ title, isRequired = false, onRewrite, onClose }: RewriteDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  const [wish, setWish] = useState('');
  useEffect(() => input.current?.focus(), []);
  function rewrite() {
    if (isRequired && wish.trim() === '') return input.current?.focus();
    onClose();
    onRewrite(wish.trim());
  }
  return (
    <Dialog opened onClose={onClose} title={title}>
      <div className={classes.wish}>
        <TextInput
          ref={input}
          label={`What should be different?${isRequired ? '' : ' (optional)'}`}
          placeholder="No running on Fridays"
          maxLength={limits.wish}
          autoComplete="off"
          dir="auto"
          value={wish}
          onChange={({ currentTarget }) => setWish(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            rewrite();
          }}
        />
      </div>
      <DialogActions>
        <Button onClick={rewrite}>{isRequired ? 'Change' : 'Rewrite'}</Button>
      </DialogActions>
    </Dialog>
  );
}
