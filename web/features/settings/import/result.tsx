import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { TextLink } from '#web/ui/link.tsx';
import classes from './import-result.module.css';
import { counted, importedInWords } from './import-words.ts';
import type { ImportState } from './use-import-run.ts';

interface ImportResultProps {
  readonly result: NonNullable<ImportState['result']>;
  readonly onClose: () => void;
}

/** What has become of a file. */
export function ImportResult({ result: { made, alreadyThere, leftOut }, onClose }: ImportResultProps) {
  const words = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone.
  useEffect(() => words.current?.focus(), []);
  return (
    <div className={classes.result}>
      <p ref={words} className={classes.made} tabIndex={-1}>
        {importedInWords(made)}
      </p>
      {alreadyThere > 0 && <p>{counted(alreadyThere, 'entry was', 'entries were')} in your account already.</p>}
      {leftOut > 0 && <p>{counted(leftOut, 'line was', 'lines were')} left out.</p>}
      <p>
        See it in <TextLink to="/timers">Timers</TextLink>, <TextLink to="/goals">Goals</TextLink> or{' '}
        <TextLink to="/reports">Reports</TextLink>.
      </p>
      <Button variant="default" onClick={onClose}>
        Import another file
      </Button>
    </div>
  );
}
