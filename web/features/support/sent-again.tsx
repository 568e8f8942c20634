import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Notice } from '#web/ui/notice.tsx';

interface SentAgainProps {
  /** What is said once it was sent. */
  readonly thanks: string;
  readonly form: ComponentType<{ readonly onSent: () => void }>;
}

/** A form that is empty again once it was sent; until something new is typed, it says that it was. */
export function SentAgain({ thanks, form: Form }: SentAgainProps) {
  const [count, setCount] = useState(0);
  const [isTold, setIsTold] = useState(false);
  const word = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone with what was sent, and this may be out of sight.
  useEffect(() => {
    if (isTold) word.current?.focus();
  }, [isTold]);

  function onSent() {
    setCount(count + 1);
    setIsTold(true);
  }

  return (
    <div onInput={() => setIsTold(false)}>
      {isTold && (
        <div ref={word} tabIndex={-1}>
          <Notice>{thanks}</Notice>
        </div>
      )}
      <Form key={count} onSent={onSent} />
    </div>
  );
}
