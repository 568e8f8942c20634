import { Button } from '@mantine/core';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { ImportPreview as Preview } from '#contract/imports.ts';
import { useUser } from '#web/api/auth.ts';
import { zoneName } from '#web/parts/time-zone/use-zone-change.ts';
import { TextLink } from '#web/ui/link.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';
import { DateOrderField, type DateOrder } from './date-order-field.tsx';
import { ImportAreas } from './import-areas.tsx';
import { ImportGoals } from './import-goals.tsx';
import classes from './import-preview.module.css';
import { ImportProblems } from './import-problems.tsx';
import { ImportRefusal } from './import-refusal.tsx';
import { counted, countsInWords, formatNames, importLabel, periodInWords } from './import-words.ts';
import type { ImportState } from './use-import-run.ts';

interface ImportPreviewProps {
  readonly state: ImportState;
  readonly preview: Preview;
  readonly onOrder: (order: DateOrder) => void;
  readonly onCheck: () => void;
  readonly onConfirm: (leaveOutProblems: boolean) => void;
  readonly onClose: () => void;
}

/** What an import would make, what it would leave out, and the way to do it. */
export function ImportPreview({ state, preview, onOrder, onCheck, onConfirm, onClose }: ImportPreviewProps) {
  const { timeZone } = useUser();
  const [leavesOut, setLeavesOut] = useState(false);
  const [isReminded, setIsReminded] = useState(false);
  const first = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The place for a file, which had it, is gone; not from where the user has gone meanwhile.
    if (document.activeElement === document.body) first.current?.focus();
  }, []);
  const { text = '', dateOrder, does } = state;
  const { alreadyThere, goals, newFocusAreas, problemCount, refusal } = preview;
  // Until the file was checked with what the user has just said of it.
  const isUnclear = preview.dateOrder !== null && preview.dateOrder !== dateOrder;
  const makes = countsInWords(preview.makes);
  const period = periodInWords(preview, timeZone);
  // The times of the file mean something else now.
  const isOutdated = preview.timeZone !== null && preview.timeZone !== timeZone;
  const mustCheck = isOutdated || (isUnclear && dateOrder !== undefined && does === undefined);
  const mayImport = refusal === null && !isUnclear && !isOutdated && makes !== '';

  function checkedAgain() {
    onCheck();
    // The button will be gone.
    first.current?.focus();
  }

  function submitted(event: SubmitEvent) {
    event.preventDefault();
    if (problemCount > 0 && !leavesOut) setIsReminded(true);
    else onConfirm(leavesOut);
  }

  return (
    <form className={classes.preview} onSubmit={submitted}>
      <p ref={first} tabIndex={-1}>
        {formatNames[preview.format]}.
      </p>
      {refusal !== null && !isUnclear && (
        <ImportRefusal refusal={refusal} isDamaged={preview.format === 'weekwise-json' && preview.problemCount > 0} />
      )}
      {preview.dateOrder === 'mixed' && <p>{refusal}</p>}
      {(isUnclear || dateOrder) && <DateOrderField text={text} chosen={dateOrder} onChoose={onOrder} />}
      {mayImport && (
        <p className={classes.makes}>
          It would add {makes}
          {period !== undefined && `, ${period}`}.
        </p>
      )}
      {isOutdated && <p className={classes.makes}>Your time zone has changed, so the file has to be checked again.</p>}
      {refusal === null && !isUnclear && makes === '' && (
        <p className={classes.makes}>There is nothing new in this file, so nothing would be added.</p>
      )}
      {alreadyThere > 0 && (
        <p>
          {counted(alreadyThere, 'entry is', 'entries are')} already in your account and would be skipped, so that
          nothing counts twice.
        </p>
      )}
      {mayImport && preview.timeZone !== null && (
        <p>
          The file does not say in which time zone its times are; they are read as {zoneName(preview.timeZone)}, the
          zone of your account. If that is wrong,{' '}
          <TextLink to="/settings" hash="time-zone">
            change it
          </TextLink>{' '}
          first.
        </p>
      )}
      {!isUnclear && goals.length > 0 && <ImportGoals goals={goals} />}
      {mayImport && newFocusAreas.length > 0 && <ImportAreas areas={newFocusAreas} count={preview.makes.focusAreas} />}
      {!isUnclear && problemCount > 0 && (
        <ImportProblems
          preview={preview}
          leavesOut={leavesOut}
          mayLeaveOut={mayImport}
          isReminded={isReminded && !leavesOut}
          onLeaveOut={setLeavesOut}
        />
      )}
      <div className={classes.actions}>
        {mayImport && <SubmitButton busy={does !== undefined}>{importLabel(preview)}</SubmitButton>}
        {mustCheck && <Button onClick={checkedAgain}>Check again</Button>}
        <Button
          variant="default"
          aria-disabled={does === 'importing'}
          onClick={() => does !== 'importing' && onClose()}
        >
          Choose another file
        </Button>
      </div>
    </form>
  );
}
