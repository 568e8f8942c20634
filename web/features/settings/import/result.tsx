import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button/button.tsx';
import { TextLink } from '#web/ui/link/link.tsx';
import * as classes from './result.module.css';
import { pluralize, formatImported } from './import-labels.ts';
import type { ImportState } from './use-import-run.ts';

interface ImportResultProps {
  readonly result: NonNullable<ImportState['result']>;
  readonly onClose: () => void;
}

export function ImportResult({
  result: { made, alreadyThere: duplicateCount, leftOut: skippedCount },
  onClose,
}: ImportResultProps) {
  const headingRef = useRef<HTMLParagraphElement>(null);
  // The focused button was unmounted.
  useEffect(() => headingRef.current?.focus(), []);
  return (
    <div className={classes.result}>
      <p ref={headingRef} className={classes.summary} tabIndex={-1}>
        {formatImported(made)}
      </p>
      {duplicateCount > 0 && <p>{pluralize(duplicateCount, 'entry was', 'entries were')} already in your account.</p>}
      {skippedCount > 0 && <p>{pluralize(skippedCount, 'line was', 'lines were')} skipped.</p>}
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
