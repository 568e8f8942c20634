import { useState } from 'react';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { FileDrop } from './file-drop.tsx';

const ImportRun = lazyDialog(async () => (await import('./import-run.tsx')).ImportRun);

/** One file after the other. */
export function ImportPanel() {
  const [file, setFile] = useState<File>();
  const [isBack, setIsBack] = useState(false);

  function closed() {
    setFile(undefined);
    setIsBack(true);
  }

  return file ? <ImportRun file={file} onClose={closed} /> : <FileDrop hasFocus={isBack} onFile={setFile} />;
}
