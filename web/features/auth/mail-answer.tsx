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
      <p>Nothing there after a few minutes? Look among the spam, or send it again.</p>
    </div>
  );
}
