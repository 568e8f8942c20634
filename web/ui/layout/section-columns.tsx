import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { columnPlaces, type Place } from './column-places.ts';
import classes from './section-columns.module.css';

/** From here on there are two columns. */
const WIDE = '(min-width: 75em)';

interface SectionColumnsProps<S> {
  readonly sections: readonly S[];
  readonly keyOf: (section: S) => string;
  readonly rowsOf: (section: S) => number;
  readonly children: (section: S, place: Place) => ReactNode;
}

/**
 * Sections below each other, side by side in pairs where the screen is wide. The order in the document is the order in
 * which they are read: across, then down.
 */
export function SectionColumns<S>({ sections, keyOf, rowsOf, children }: SectionColumnsProps<S>) {
  const isWide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false });
  const places = columnPlaces(
    sections.map((section) => rowsOf(section) + 1),
    isWide,
  );
  return (
    <div className={classes.columns}>
      {sections.map((section, n) => (
        <div key={keyOf(section)} className={places[n]!.columns > 1 ? classes.long : undefined}>
          {children(section, places[n]!)}
        </div>
      ))}
    </div>
  );
}
