import { TextInput, type TextInputProps } from '@mantine/core';

export function EmailField(props: TextInputProps) {
  return (
    <TextInput {...props} label="Email" type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
  );
}
