import { Fragment, type ReactNode } from 'react';
import { findWordRanges } from './word-ranges.ts';
import * as classes from './highlight.module.css';

/** Marks where the words occur in a text. */
export function highlightWords(text: string, words: readonly string[]): ReactNode {
  const ranges = findWordRanges(text, words);
  if (ranges.length === 0) return text;
  return (
    <>
      {ranges.map(([start, end], n) => (
        <Fragment key={start}>
          {text.slice(ranges[n - 1]?.[1] ?? 0, start)}
          <mark className={classes.mark}>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)![1])}
    </>
  );
}
