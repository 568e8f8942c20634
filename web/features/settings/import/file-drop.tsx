import { useEffect, useRef, useState } from 'react';
import { limits } from '#domain/limits.ts';
import { ArrowDownIcon } from '#web/ui/icons.tsx';
import classes from './file-drop.module.css';

interface FileDropProps {
  /** Whether it gets the focus when it comes: what had it is gone. */
  readonly hasFocus: boolean;
  readonly onFile: (file: File) => void;
}

/** The browser's own way to choose a file, as large as the place to drop one. */
export function FileDrop({ hasFocus, onFile }: FileDropProps) {
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);
  return (
    <label className={classes.drop} data-over={isOver || undefined}>
      <input
        ref={input}
        type="file"
        accept=".json,.csv,application/json,text/csv"
        onDragEnter={() => setIsOver(true)}
        onDragLeave={() => setIsOver(false)}
        onDrop={() => setIsOver(false)}
        onChange={({ currentTarget: { files } }) => (files?.[0] ? onFile(files[0]) : undefined)}
      />
      <ArrowDownIcon size={24} />
      <strong>Choose a file, or drop it here</strong>
      <span>.json or .csv, at most {limits.importBytes / 1024 / 1024} MB</span>
    </label>
  );
}
