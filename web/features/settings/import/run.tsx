import { Button } from '#web/ui/button/button.tsx';
import { Loader } from '#web/ui/feedback/loader.tsx';
import { FormAlert } from '#web/ui/feedback/form-alert.tsx';
import { ImportPreview } from './preview.tsx';
import { ImportResult } from './result.tsx';
import * as classes from './run.module.css';
import { useImportRun } from './use-import-run.ts';

const statusLabels = { reading: 'Reading…', checking: 'Checking…', importing: 'Importing…' } as const;

interface ImportRunProps {
  readonly file: File;
  readonly onClose: () => void;
}

/** Reads, checks and imports one file. */
export function ImportRun({ file, onClose }: ImportRunProps) {
  const { state, recheck, choose, confirm } = useImportRun(file);
  const { status, preview, failure, canRetry, result } = state;
  if (result) return <ImportResult result={result} onClose={onClose} />;
  return (
    <div className={classes.run} aria-busy={status !== undefined}>
      <p className={classes.name} dir="auto">
        {file.name}
      </p>
      <output className={classes.status}>
        {status !== undefined && (
          <>
            <Loader /> {statusLabels[status]}
          </>
        )}
      </output>
      <FormAlert failure={failure} />
      {preview && (
        <ImportPreview
          state={state}
          preview={preview}
          onChoose={choose}
          onRecheck={recheck}
          onConfirm={confirm}
          onClose={onClose}
        />
      )}
      {!preview && status === undefined && (
        <div className={classes.actions}>
          <Button onClick={onClose}>Choose another file</Button>
          {canRetry && (
            <Button variant="default" onClick={recheck}>
              Try again
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
