import type { ReactNode } from 'react';
import { atLeast } from '../breakpoints.ts';
import { useMediaQuery } from '../use-media-query.ts';
import { placeSections, type SectionPlacement } from './section-placement.ts';
import * as classes from './section-columns.module.css';

interface SectionColumnsProps<S> {
  readonly sections: readonly S[];
  readonly getKey: (section: S) => string;
  readonly getRowCount: (section: S) => number;
  readonly children: (section: S, placement: SectionPlacement) => ReactNode;
}

/**
 * A stack of sections, in two columns on wide screens. The document order matches the reading order: across, then
 * down.
 */
export function SectionColumns<S>({ sections, getKey, getRowCount, children }: SectionColumnsProps<S>) {
  // Assumes a wide screen until the width is known. That is safe, because on narrow screens the styles ignore the placement.
  const isWide = useMediaQuery(atLeast('desktop')) ?? true;
  const placements = placeSections(
    sections.map((section) => getRowCount(section) + 1),
    isWide,
  );
  return (
    <div className={classes.columns}>
      {sections.map((section, n) => (
        <div key={getKey(section)} className={placements[n]!.columnSpan > 1 ? classes.fullWidth : undefined}>
          {children(section, placements[n]!)}
        </div>
      ))}
    </div>
  );
}
