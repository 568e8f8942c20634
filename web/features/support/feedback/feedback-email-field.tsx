import { Button, TextInput, type TextInputProps } from '@mantine/core';
import { useRef } from 'react';
import { useUser } from '#web/api/auth.ts';

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
      <Button variant="subtle" mt={4} px="xs" ml={-12} onClick={fillIn}>
        Use my account’s email
      </Button>
    </div>
  );
}
