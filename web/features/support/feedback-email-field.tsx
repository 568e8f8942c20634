import { Button, TextInput, type TextInputProps } from '@mantine/core';
import { useRef } from 'react';
import { useUser } from '#web/api/auth.ts';

/** Empty unless an answer is wanted; the address of the account is one click away. */
export function FeedbackEmailField(props: TextInputProps) {
  const { email } = useUser();
  const input = useRef<HTMLInputElement>(null);

  function fillIn() {
    const field = input.current!;
    field.value = email;
    // For the form this is as if it were typed.
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
  }

  return (
    <div>
      <TextInput
        {...props}
        ref={input}
        label="Email (optional)"
        description="Only if you would like an answer."
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button variant="subtle" mt={4} px="xs" ml={-12} onClick={fillIn}>
        Use the address of my account
      </Button>
    </div>
  );
}
