import { useEffect, useRef } from 'react';
import type { ImportPreview as Preview } from '#contract/account/imports.ts';
import { useUser } from '#web/api/account/auth.ts';
import { bindValue } from '#web/forms/bind.ts';
import { useAppForm } from '#web/forms/use-app-form.ts';
import { Button } from '#web/ui/button/button.tsx';
import { SubmitButton } from '#web/ui/button/submit-button.tsx';
import { DateOrderField } from './date-order-field.tsx';
import { NewFocusAreas } from './new-focus-areas.tsx';
import { NotImported } from './not-imported.tsx';
import { PersonField } from './person-field.tsx';
import { ImportGoals } from './goals.tsx';
import * as classes from './preview.module.css';
import { ImportProblems } from './problems.tsx';
import { ImportRejection } from './rejection.tsx';
import { formatLabels, importButtonLabel } from './import-labels.ts';
import { ImportSummary } from './summary.tsx';
import type { ImportChoices, ImportState } from './use-import-run.ts';

interface ImportPreviewProps {
  readonly state: ImportState;
  readonly preview: Preview;
  readonly onChoose: (choice: ImportChoices) => void;
  readonly onRecheck: () => void;
  readonly onConfirm: (skipProblems: boolean) => Promise<void>;
  readonly onClose: () => void;
}

/** What an import would add and skip, with the button to start it. */
export function ImportPreview({ state, preview, onChoose, onRecheck, onConfirm, onClose }: ImportPreviewProps) {
  const { timeZone } = useUser();
  const headingRef = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The focused file input was unmounted. Do not steal the focus if the user has moved it elsewhere.
    if (document.activeElement === document.body) headingRef.current?.focus();
  }, []);
  const { text = '', choices, status } = state;
  const { goals, newFocusAreas, notImported, people, problemCount, refusal: rejectionReason } = preview;
  // True until the file has been checked with the selected choice.
  const needsDateOrder = preview.dateOrder !== null && preview.dateOrder !== choices.dateOrder;
  const needsPerson = people.length > 0 && preview.person !== choices.person;
  const needsChoice = needsDateOrder || needsPerson;
  const isChosen = needsDateOrder ? choices.dateOrder !== undefined : choices.person !== undefined;
  // The preview was computed in another time zone.
  const isOutdated = preview.timeZone !== null && preview.timeZone !== timeZone;
  const needsRecheck = isOutdated || (needsChoice && isChosen && status === undefined);
  const hasAdditions = Object.values(preview.makes).some((count) => count > 0);
  const canImport = rejectionReason === null && !needsChoice && !isOutdated && hasAdditions;

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
      {rejectionReason !== null && !needsChoice && (
        <ImportRejection
          reason={rejectionReason}
          isInvalidFile={preview.format === 'weekwise-json' && preview.problemCount > 0}
        />
      )}
      {preview.dateOrder === 'mixed' && <p>{rejectionReason}</p>}
      {(needsDateOrder || choices.dateOrder) && (
        <DateOrderField text={text} selected={choices.dateOrder} onChange={(dateOrder) => onChoose({ dateOrder })} />
      )}
      {people.length > 0 && preview.person === null && <p>{rejectionReason}</p>}
      {!needsDateOrder && people.length > 0 && (
        <PersonField people={people} selected={choices.person} onChange={(person) => onChoose({ person })} />
      )}
      {isOutdated && (
        <p className={classes.additions}>Your time zone has changed, so the file has to be checked again.</p>
      )}
      {rejectionReason === null && !needsChoice && <ImportSummary preview={preview} canImport={canImport} />}
      {!needsChoice && goals.length > 0 && <ImportGoals goals={goals} />}
      {canImport && newFocusAreas.length > 0 && (
        <NewFocusAreas areas={newFocusAreas} count={preview.makes.focusAreas} />
      )}
      {canImport && notImported.length > 0 && <NotImported columns={notImported} />}
      {!needsChoice && problemCount > 0 && (
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
