import { Button, Loader } from '@mantine/core';
import type { ReactNode } from 'react';

interface SubmitButtonProps {
  readonly busy: boolean;
  readonly color?: string | undefined;
  readonly children: ReactNode;
}

/** Stays focusable while submitting: a disabled button would lose the focus. */
export function SubmitButton({ busy, color, children }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      fullWidth
      {...(color !== undefined && { color })}
      aria-busy={busy}
      aria-disabled={busy}
      leftSection={busy && <Loader size="xs" color="currentColor" />}
    >
      {children}
    </Button>
  );
}
