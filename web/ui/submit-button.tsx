import { Button, Loader } from '@mantine/core';
import type { ReactNode } from 'react';

interface SubmitButtonProps {
  readonly busy: boolean;
  readonly children: ReactNode;
}

/** Sends its form. While it is on its way the button keeps the focus, which a disabled one would lose. */
export function SubmitButton({ busy, children }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      fullWidth
      aria-busy={busy}
      aria-disabled={busy}
      leftSection={busy && <Loader size="xs" color="currentColor" />}
    >
      {children}
    </Button>
  );
}
