import { TextInput, type TextInputProps } from '#web/ui/fields/text-input.tsx';

export function EmailField(props: TextInputProps) {
  return (
    <TextInput {...props} label="Email" type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
  );
}
