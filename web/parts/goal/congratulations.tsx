import { useEffect, useEffectEvent } from 'react';
import { Confetti } from '#web/ui/confetti.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

const SHOWN_MS = 4000;

interface CongratulationsProps {
  readonly title: string;
  readonly onClose: () => void;
}

export function Congratulations({ title, onClose }: CongratulationsProps) {
  const over = useEffectEvent(onClose);
  useEffect(() => {
    const timer = setTimeout(() => over(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Dialog opened onClose={onClose} title="Congratulations!">
      <p style={{ margin: 0, overflowWrap: 'anywhere' }}>
        You completed <strong dir="auto">{title}</strong>.
      </p>
      <Confetti />
    </Dialog>
  );
}
