import { useEffect, useRef, useState } from 'react';
import { limits } from '#domain/limits.ts';
import { ArrowDownIcon } from '#web/ui/icons/icons.tsx';
import classes from './file-drop.module.css';

interface FileDropProps {
  /** Takes over the focus from the control that it replaces. */
  readonly focusOnMount: boolean;
  readonly onFile: (file: File) => void;
}

/** A native file input that covers the whole drop area. */
export function FileDrop({ focusOnMount, onFile }: FileDropProps) {
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
        accept=".json,.csv,application/json,text/csv"
        onDragEnter={() => setIsDraggingOver(true)}
        onDragLeave={() => setIsDraggingOver(false)}
        onDrop={() => setIsDraggingOver(false)}
        onChange={({ currentTarget: { files } }) => (files?.[0] ? onFile(files[0]) : undefined)}
      />
      <ArrowDownIcon size={24} />
      <strong>Choose a file, or drop it here</strong>
      <span>.json or .csv, at most {limits.importBytes / 1024 / 1024} MB</span>
    </label>
  );
}
