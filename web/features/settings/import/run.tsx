import { Button, Loader } from '@mantine/core';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportResult } from './import-result.tsx';
import classes from './import-run.module.css';
import { useImportRun } from './use-import-run.ts';

const doing = { reading: 'Reading…', checking: 'Checking…', importing: 'Importing…' } as const;

interface ImportRunProps {
  readonly file: File;
  readonly onClose: () => void;
}

/** From a chosen file to what became of it. */
export function ImportRun({ file, onClose }: ImportRunProps) {
  const { state, checkAgain, orderDates, confirm } = useImportRun(file);
  const { does, preview, failure, mayRetry, result } = state;
  if (result) return <ImportResult result={result} onClose={onClose} />;
  return (
    <div className={classes.run} aria-busy={does !== undefined}>
      <p className={classes.name} dir="auto">
        {file.name}
      </p>
      <output className={classes.doing}>
        {does !== undefined && (
          <>
            <Loader size="xs" /> {doing[does]}
          </>
        )}
      </output>
      <FormAlert failure={failure} />
      {preview && (
        <ImportPreview
          state={state}
          preview={preview}
          onOrder={orderDates}
          onCheck={checkAgain}
          onConfirm={confirm}
          onClose={onClose}
        />
      )}
      {!preview && does === undefined && (
        <div className={classes.actions}>
          <Button onClick={onClose}>Choose another file</Button>
          {mayRetry && (
            <Button variant="default" onClick={checkAgain}>
              Try again
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
