import { useEffect, useRef, useState } from 'react';
import classes from './long-text.module.css';

interface LongTextProps {
  /** Before the text, where it is not plain what it is. */
  readonly label?: string;
  readonly text: string;
}

/** Two lines of what was written, and all of it on demand. */
export function LongText({ label, text }: LongTextProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isCut, setIsCut] = useState(false);
  const words = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const paragraph = words.current!;
    if (isOpen) return undefined;
    const observer = new ResizeObserver(() => setIsCut(paragraph.scrollHeight > paragraph.clientHeight + 1));
    observer.observe(paragraph);
    return () => observer.disconnect();
  }, [isOpen]);

  return (
    <div className={classes.notes} dir="auto">
      <p ref={words} data-cut={!isOpen || undefined}>
        {label !== undefined && <strong>{label}: </strong>}
        {text}
      </p>
      {isCut && (
        <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Less' : 'More'}
        </button>
      )}
    </div>
  );
}
