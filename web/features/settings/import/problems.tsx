import { useId } from 'react';
import type { ImportPreview } from '#contract/imports.ts';
import { limits } from '#domain/limits.ts';
import { CheckBox } from '#web/ui/check-box.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import classes from './import-problems.module.css';
import { counted } from './import-words.ts';

interface ImportProblemsProps {
  readonly preview: ImportPreview;
  readonly leavesOut: boolean;
  /** There is something else to import. */
  readonly mayLeaveOut: boolean;
  /** The user wanted to go on without having decided. */
  readonly isReminded: boolean;
  readonly onLeaveOut: (leavesOut: boolean) => void;
}

/** So many are shown before somebody asks for all. */
const FIRST = 5;

/** What cannot be read, line by line, and whether to go on without it. */
export function ImportProblems({ preview, leavesOut, mayLeaveOut, isReminded, onLeaveOut }: ImportProblemsProps) {
  const { problems, problemCount } = preview;
  const reminderId = useId();
  const more = problemCount - problems.length;
  const isReadInPart = preview.format === 'weekwise-json' && problemCount >= limits.importShown;
  return (
    <div className={classes.problems}>
      <h4>
        {isReadInPart && 'At least '}
        {counted(problemCount, 'problem', 'problems')}
      </h4>
      <Problems problems={problems.slice(0, FIRST)} />
      {problems.length > FIRST && (
        <Disclosure summary={`Show ${problems.length - FIRST} more`}>
          <Problems problems={problems.slice(FIRST)} />
          {more > 0 && <p>…and {more.toLocaleString('en')} more</p>}
        </Disclosure>
      )}
      {mayLeaveOut && (
        <>
          <label className={classes.choice}>
            <CheckBox
              checked={leavesOut}
              aria-describedby={isReminded ? reminderId : undefined}
              onChange={({ currentTarget }) => onLeaveOut(currentTarget.checked)}
            />
            Leave {problemCount === 1 ? 'this line' : `these ${problemCount.toLocaleString('en')} lines`} out
          </label>
          {isReminded && (
            <p id={reminderId} className={classes.reminder} role="alert">
              Tick this to import the rest, or set the file right and choose it again.
            </p>
          )}
        </>
      )}
    </div>
  );
}

function Problems({ problems }: Pick<ImportPreview, 'problems'>) {
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
