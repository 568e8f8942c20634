import { useEffect, useRef } from 'react';
import { Notice } from '#web/ui/notice.tsx';

/** What to do after a mail was asked for. */
export function MailAnswer({ answer }: { readonly answer: string }) {
  const words = useRef<HTMLDivElement>(null);
  // It may be out of sight: on a small screen the button that was pressed is far below.
  useEffect(() => words.current?.focus(), []);
  return (
    <div ref={words} tabIndex={-1}>
      <Notice>{answer}</Notice>
      <p>Nothing after a few minutes? Check your spam folder, or send it again.</p>
    </div>
  );
}
