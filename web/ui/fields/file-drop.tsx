import { useEffect, useRef, useState } from 'react';
import { ArrowDownIcon } from '../icons/icons.tsx';
import * as classes from './file-drop.module.css';

interface FileDropProps {
  /** Takes over the focus from the control that it replaces. */
  readonly focusOnMount?: boolean;
  /** The extensions and types of the native file input. */
  readonly accept: string;
  /** '.json or .csv, at most 20 MB' */
  readonly hint: string;
  readonly onFile: (file: File) => void;
}

/** A native file input that covers the whole drop area. */
export function FileDrop({ focusOnMount = false, accept, hint, onFile }: FileDropProps) {
  const [isDraggingOver, setIsDraggingOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focusOnMount) input.current?.focus();
  }, [focusOnMount]);
  return (
    <label className={classes.drop} data-over={isDraggingOver || undefined}>
      <input
        ref={input}
        type="file"
        accept={accept}
        onDragEnter={() => setIsDraggingOver(true)}
        onDragLeave={() => setIsDraggingOver(false)}
        onDrop={() => setIsDraggingOver(false)}
        onChange={({ currentTarget: { files } }) => (files?.[0] ? onFile(files[0]) : undefined)}
      />
      <ArrowDownIcon size={24} />
      <strong>Choose a file, or drop it here</strong>
      <span>{hint}</span>
    </label>
  );
}
