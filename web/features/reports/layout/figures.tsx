import type { ReactNode } from 'react';
import * as classes from './figures.module.css';

interface FiguresProps {
  readonly figures: readonly { readonly name: string; readonly value: ReactNode; readonly note?: ReactNode }[];
}

/** Key figures with labels. */
export function Figures({ figures }: FiguresProps) {
  return (
    <dl className={classes.figures}>
      {figures.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          {note !== undefined && <dd className={classes.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
