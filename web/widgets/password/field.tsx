import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';

interface PasswordFieldProps extends PasswordInputProps {
  readonly label: string;
}

/** A password input with a visibility toggle that is reachable by keyboard. */
export function PasswordField({ label, ...rest }: PasswordFieldProps) {
  return (
    <PasswordInput
      label={label}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': `Show ${label.toLowerCase()}` }}
      vars={() => ({ root: { '--psi-button-size': 'var(--ww-target)' } })}
      rightSectionWidth={48}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      {...rest}
    />
  );
}
