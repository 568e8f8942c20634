import { useRef } from 'react';
import { Button } from '#web/ui/button/button.tsx';
import { TextInput, type TextInputProps } from '#web/ui/fields/text-input.tsx';
import { useUser } from '#web/api/auth.ts';
import classes from './feedback-email-field.module.css';

/** Empty by default, as a reply is optional; a button fills in the account's email. */
export function FeedbackEmailField(props: TextInputProps) {
  const { email } = useUser();
  const input = useRef<HTMLInputElement>(null);

  function fillIn() {
    const field = input.current!;
    field.value = email;
    // Notifies the form, which listens for input events.
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
  }

  return (
    <div>
      <TextInput
        {...props}
        ref={input}
        label="Email (optional)"
        description="Only if you would like a reply."
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button variant="subtle" className={classes.fillIn} onClick={fillIn}>
        Use my account’s email
      </Button>
    </div>
  );
}
