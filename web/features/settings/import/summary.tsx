import type { ImportPreview } from '#contract/account/imports.ts';
import { useUser } from '#web/api/account/auth.ts';
import { formatTimeZone } from '#web/widgets/time-zone/use-time-zone-change.ts';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import { TextLink } from '#web/ui/link/link.tsx';
import * as classes from './preview.module.css';
import { formatCounts, formatPeriod, formatTexts, pluralize } from './import-labels.ts';

interface ImportSummaryProps {
  readonly preview: ImportPreview;
  readonly canImport: boolean;
}

/** What an import would add and skip, in sentences. */
export function ImportSummary({ preview, canImport }: ImportSummaryProps) {
  const { timeZone } = useUser();
  const { alreadyThere: duplicateCount, alreadyThereWithoutText: withoutText } = preview;
  const additions = formatCounts(preview.makes);
  const period = formatPeriod(preview, timeZone, useFormats());
  const texts = formatTexts(preview.texts);
  return (
    <>
      {canImport && (
        <p className={classes.additions}>
          It would add {additions}
          {period !== undefined && `, ${period}`}.
        </p>
      )}
      {canImport && texts !== undefined && <p>{texts}</p>}
      {additions === '' && (
        <p className={classes.additions}>There is nothing new in this file, so nothing would be added.</p>
      )}
      {duplicateCount > 0 && (
        <p>
          {pluralize(duplicateCount, 'entry is', 'entries are')} already in your account and would be skipped, so
          nothing is counted twice.
          {withoutText > 0 &&
            ` ${pluralize(withoutText, 'of them lacks', 'of them lack')} the note or tags of the file. An import does not change existing entries.`}
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
    </>
  );
}
