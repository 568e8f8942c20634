import { useEffect, useRef } from 'react';
import type { ImportPreview as Preview } from '#contract/imports.ts';
import { useUser } from '#web/api/auth.ts';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import { bindValue } from '#web/forms/bind.ts';
import { useAppForm } from '#web/forms/use-app-form.ts';
import { formatTimeZone } from '#web/widgets/time-zone/use-time-zone-change.ts';
import { Button } from '#web/ui/button/button.tsx';
import { TextLink } from '#web/ui/link/link.tsx';
import { SubmitButton } from '#web/ui/button/submit-button.tsx';
import { DateOrderField, type DateOrder } from './date-order-field.tsx';
import { NewFocusAreas } from './new-focus-areas.tsx';
import { ImportGoals } from './goals.tsx';
import classes from './preview.module.css';
import { ImportProblems } from './problems.tsx';
import { ImportRejection } from './rejection.tsx';
import { pluralize, formatCounts, formatLabels, importButtonLabel, formatPeriod } from './import-labels.ts';
import type { ImportState } from './use-import-run.ts';

interface ImportPreviewProps {
  readonly state: ImportState;
  readonly preview: Preview;
  readonly onDateOrderChange: (order: DateOrder) => void;
  readonly onRecheck: () => void;
  readonly onConfirm: (skipProblems: boolean) => Promise<void>;
  readonly onClose: () => void;
}

/** What an import would add and skip, with the button to start it. */
export function ImportPreview({
  state,
  preview,
  onDateOrderChange,
  onRecheck,
  onConfirm,
  onClose,
}: ImportPreviewProps) {
  const { timeZone } = useUser();
  const formats = useFormats();
  const headingRef = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The focused file input was unmounted. Do not steal the focus if the user has moved it elsewhere.
    if (document.activeElement === document.body) headingRef.current?.focus();
  }, []);
  const { text = '', dateOrder, status } = state;
  const { alreadyThere: duplicateCount, goals, newFocusAreas, problemCount, refusal: rejectionReason } = preview;
  // True until the file has been checked with the selected order.
  const needsDateOrder = preview.dateOrder !== null && preview.dateOrder !== dateOrder;
  const additions = formatCounts(preview.makes);
  const period = formatPeriod(preview, timeZone, formats);
  // The preview was computed in another time zone.
  const isOutdated = preview.timeZone !== null && preview.timeZone !== timeZone;
  const needsRecheck = isOutdated || (needsDateOrder && dateOrder !== undefined && status === undefined);
  const canImport = rejectionReason === null && !needsDateOrder && !isOutdated && additions !== '';

  function handleRecheck() {
    onRecheck();
    // The button is about to unmount.
    headingRef.current?.focus();
  }

  const form = useAppForm({
    initialValues: { skipProblems: false },
    validate: ({ skipProblems }) => ({
      skipProblems:
        problemCount > 0 && !skipProblems
          ? 'Tick this to import the rest, or fix the file and choose it again.'
          : undefined,
    }),
    defaultField: 'skipProblems',
    submit: ({ skipProblems }) => onConfirm(skipProblems),
  });

  return (
    <form method="post" className={classes.preview} onSubmit={form.onSubmit} noValidate>
      <p ref={headingRef} tabIndex={-1}>
        {formatLabels[preview.format]}.
      </p>
      {rejectionReason !== null && !needsDateOrder && (
        <ImportRejection
          reason={rejectionReason}
          isInvalidFile={preview.format === 'weekwise-json' && preview.problemCount > 0}
        />
      )}
      {preview.dateOrder === 'mixed' && <p>{rejectionReason}</p>}
      {(needsDateOrder || dateOrder) && (
        <DateOrderField text={text} selected={dateOrder} onChange={onDateOrderChange} />
      )}
      {canImport && (
        <p className={classes.additions}>
          It would add {additions}
          {period !== undefined && `, ${period}`}.
        </p>
      )}
      {isOutdated && (
        <p className={classes.additions}>Your time zone has changed, so the file has to be checked again.</p>
      )}
      {rejectionReason === null && !needsDateOrder && additions === '' && (
        <p className={classes.additions}>There is nothing new in this file, so nothing would be added.</p>
      )}
      {duplicateCount > 0 && (
        <p>
          {pluralize(duplicateCount, 'entry is', 'entries are')} already in your account and would be skipped, so
          nothing is counted twice.
        </p>
      )}
      {canImport && preview.timeZone !== null && (
        <p>
          The file does not say which time zone its times are in; they are read as {formatTimeZone(preview.timeZone)},
          your account’s time zone. If that is wrong,{' '}
          <TextLink to="/settings" hash="time-zone">
            change it
          </TextLink>{' '}
          first.
        </p>
      )}
      {!needsDateOrder && goals.length > 0 && <ImportGoals goals={goals} />}
      {canImport && newFocusAreas.length > 0 && (
        <NewFocusAreas areas={newFocusAreas} count={preview.makes.focusAreas} />
      )}
      {!needsDateOrder && problemCount > 0 && (
        <form.Field name="skipProblems">
          {(field) => <ImportProblems {...bindValue(field)} preview={preview} canSkip={canImport} />}
        </form.Field>
      )}
      <div className={classes.actions}>
        {canImport && <SubmitButton busy={status !== undefined}>{importButtonLabel(preview)}</SubmitButton>}
        {needsRecheck && <Button onClick={handleRecheck}>Check again</Button>}
        <Button
          variant="default"
          aria-disabled={status === 'importing'}
          onClick={() => status !== 'importing' && onClose()}
        >
          Choose another file
        </Button>
      </div>
    </form>
  );
}
