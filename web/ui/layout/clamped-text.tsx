import { useEffect, useRef, useState } from 'react';
import { LinkButton } from '../button/link-button.tsx';
import * as classes from './clamped-text.module.css';

interface ClampedTextProps {
  readonly label?: string;
  readonly text: string;
}

/** Clamps text to two lines, with a button to show all of it. */
export function ClampedText({ label, text }: ClampedTextProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isClamped, setIsClamped] = useState(false);
  const textRef = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const paragraph = textRef.current!;
    if (isOpen) return undefined;
    const observer = new ResizeObserver(() => setIsClamped(paragraph.scrollHeight > paragraph.clientHeight + 1));
    observer.observe(paragraph);
    return () => observer.disconnect();
  }, [isOpen]);

  return (
    <div className={classes.container} dir="auto">
      <p ref={textRef} data-clamped={!isOpen || undefined}>
        {label !== undefined && <strong>{label}: </strong>}
        {text}
      </p>
      {isClamped && (
        <LinkButton aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Less' : 'More'}
        </LinkButton>
      )}
    </div>
  );
}
