import { type ReactNode, useId } from 'react';
import classes from './report-card.module.css';

interface ReportCardProps {
  readonly title: ReactNode;
  /** What the card shows, in words. */
  readonly words?: ReactNode;
  readonly children?: ReactNode;
}

/** A part of a report, with a name and a sentence that says what it shows. */
export function ReportCard({ title, words, children }: ReportCardProps) {
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      {words !== undefined && <p className={classes.words}>{words}</p>}
      {children}
    </section>
  );
}
