import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Loader } from '../feedback/loader.tsx';

interface SubmitButtonProps {
  readonly busy: boolean;
  readonly color?: 'red' | undefined;
  readonly children: ReactNode;
}

/** Stays focusable while submitting: a disabled button would lose the focus. */
export function SubmitButton({ busy, color, children }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      fullWidth
      color={color}
      aria-busy={busy}
      aria-disabled={busy}
      leftSection={busy && <Loader />}
    >
      {children}
    </Button>
  );
}
