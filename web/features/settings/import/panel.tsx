import { useState } from 'react';
import { lazyDialog } from '#web/ui/lazy/lazy-component.tsx';
import { limits } from '#domain/limits.ts';
import { FileDrop } from '#web/ui/fields/file-drop.tsx';

const ImportRun = lazyDialog(async () => (await import('./run.tsx')).ImportRun);

/** Imports one file at a time. */
export function ImportPanel() {
  const [file, setFile] = useState<File>();
  const [hasClosed, setHasClosed] = useState(false);

  function handleClose() {
    setFile(undefined);
    setHasClosed(true);
  }

  return file ? (
    <ImportRun file={file} onClose={handleClose} />
  ) : (
    <FileDrop
      focusOnMount={hasClosed}
      accept=".json,.csv,application/json,text/csv"
      hint={`.json or .csv, at most ${limits.importBytes / 1024 / 1024} MB`}
      onFile={setFile}
    />
  );
}
