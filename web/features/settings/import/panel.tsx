import { useState } from 'react';
import { lazyDialog } from '#web/ui/lazy/lazy-component.tsx';
import { FileDrop } from './file-drop.tsx';

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
    <FileDrop focusOnMount={hasClosed} onFile={setFile} />
  );
}
