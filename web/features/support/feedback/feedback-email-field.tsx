import { useRef } from 'react';
import { Button } from '#web/ui/button/button.tsx';
import { TextInput, type TextInputProps } from '#web/ui/fields/text-input.tsx';
import { useUser } from '#web/api/account/auth.ts';
import * as classes from './feedback-email-field.module.css';

interface FeedbackEmailFieldProps extends TextInputProps {
  readonly onFillIn: (email: string) => void;
}

/** Empty by default, as a reply is optional; a button fills in the account's email. */
export function FeedbackEmailField({ onFillIn, ...rest }: FeedbackEmailFieldProps) {
  const { email } = useUser();
  const input = useRef<HTMLInputElement>(null);

  function fillIn() {
    onFillIn(email);
    input.current?.focus();
  }

  return (
    <div>
      <TextInput
        {...rest}
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
