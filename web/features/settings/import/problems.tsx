import { useId } from 'react';
import type { ImportPreview } from '#contract/account/imports.ts';
import { limits } from '#domain/limits.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import * as classes from './problems.module.css';
import { pluralize } from './import-labels.ts';

interface ImportProblemsProps {
  readonly preview: ImportPreview;
  /** Whether anything else in the file can be imported. */
  readonly canSkip: boolean;
  readonly name: string;
  /** Whether to skip the lines with problems. */
  readonly value: boolean;
  readonly error: string | undefined;
  readonly onChange: (skip: boolean) => void;
}

/** How many are shown until the user asks for more. */
const INITIAL_COUNT = 5;

/** Lists the lines that cannot be imported, and asks whether to skip them. */
export function ImportProblems({ preview, canSkip, name, value, error, onChange }: ImportProblemsProps) {
  const { problems, problemCount } = preview;
  const errorId = useId();
  const more = problemCount - problems.length;
  const isTruncated = preview.format === 'weekwise-json' && problemCount >= limits.importPreviewItems;
  return (
    <div className={classes.problems}>
      <h4>
        {isTruncated && 'At least '}
        {pluralize(problemCount, 'problem', 'problems')}
      </h4>
      <ProblemList problems={problems.slice(0, INITIAL_COUNT)} />
      {problems.length > INITIAL_COUNT && (
        <Disclosure summary={`Show ${problems.length - INITIAL_COUNT} more`}>
          <ProblemList problems={problems.slice(INITIAL_COUNT)} />
          {more > 0 && <p>…and {more.toLocaleString('en')} more</p>}
        </Disclosure>
      )}
      {canSkip && (
        <>
          <label className={classes.choice}>
            <Checkbox
              name={name}
              checked={value}
              aria-invalid={error !== undefined}
              aria-describedby={error === undefined ? undefined : errorId}
              onChange={({ currentTarget }) => onChange(currentTarget.checked)}
            />
            Skip {problemCount === 1 ? 'this line' : `these ${problemCount.toLocaleString('en')} lines`}
          </label>
          {error !== undefined && (
            <p id={errorId} className={classes.reminder} role="alert">
              {error}
            </p>
          )}
        </>
      )}
    </div>
  );
}

function ProblemList({ problems }: Pick<ImportPreview, 'problems'>) {
  return (
    <ul>
      {problems.map(({ line, message }) => (
        <li key={`${line} ${message}`}>
          {line !== null && <strong>Line {line.toLocaleString('en')}: </strong>}
          <bdi>{message}</bdi>
        </li>
      ))}
    </ul>
  );
}
