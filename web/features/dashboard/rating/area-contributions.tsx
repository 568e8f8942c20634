import type { Contributor } from '#contract/reports.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { ClassBadge } from '#web/ui/focus-area/class-badge.tsx';
import { classMeta } from '#web/ui/focus-area/focus-area-classes.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import classes from './area-contributions.module.css';
import page from '../dashboard-page.module.css';

interface AreaContribution {
  readonly focusArea: Contributor['focusArea'];
  readonly text: string;
  /** Stars earned or lost, with a sign. */
  readonly stars: string | undefined;
  /** The tracked share of the target, from 0 to 1. */
  readonly targetShare: number;
  /** Explains the bar on hover. */
  readonly tooltip?: string;
}

interface AreaContributionsProps {
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  readonly emptyText: string;
  readonly contributions: readonly AreaContribution[] | undefined;
}

/** Focus areas with the stars they earned or could earn. */
export function AreaContributions({ id, title, description, emptyText, contributions }: AreaContributionsProps) {
  return (
    <Card as="section" padded className={page.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {description !== undefined && (contributions === undefined || contributions.length > 0) && (
        <p className={classes.about}>{description}</p>
      )}
      {!contributions ? (
        <Skeleton width="100%" height={150} />
      ) : contributions.length === 0 ? (
        <p className={classes.about}>{emptyText}</p>
      ) : (
        <ul className={classes.list}>
          {contributions.map(({ focusArea, text, stars, targetShare, tooltip }) => (
            <li key={focusArea._id}>
              <ClassBadge focusAreaClass={focusArea.focusAreaClass} size="sm" />
              <div className={classes.text}>
                <p dir="auto">{focusArea.name}</p>
                <small>{text}</small>
                <span
                  className={classes.bar}
                  title={tooltip}
                  data-color={classMeta[focusArea.focusAreaClass].color}
                  aria-hidden="true"
                >
                  <i style={{ width: `${targetShare * 100}%` }} />
                </span>
              </div>
              {stars !== undefined && (
                <strong>
                  {stars}
                  <span className={classes.unit}> ★</span>
                </strong>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
