import { type ReactNode, useId } from 'react';
import { Card } from '#web/ui/layout/card.tsx';
import classes from './card.module.css';

interface ReportCardProps {
  readonly title: ReactNode;
  /** A sentence that sums up the card. */
  readonly summary?: ReactNode;
  readonly children?: ReactNode;
}

export function ReportCard({ title, summary, children }: ReportCardProps) {
  const id = useId();
  return (
    <Card as="section" padded className={classes.card} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      {summary !== undefined && <p className={classes.summary}>{summary}</p>}
      {children}
    </Card>
  );
}
