import type { Contributor } from '#contract/reports/reports.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { ClassBadge } from '#web/ui/focus-area/class-badge.tsx';
import { classMeta } from '#web/ui/focus-area/focus-area-classes.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import * as classes from './area-contributions.module.css';

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
  readonly title: string;
  readonly description?: string;
  readonly emptyText: string;
  readonly contributions: readonly AreaContribution[] | undefined;
}

/** Focus areas with the stars they earned or could earn. */
export function AreaContributions({ title, description, emptyText, contributions }: AreaContributionsProps) {
  return (
    <Panel title={title} summary={contributions?.length === 0 ? emptyText : description}>
      {!contributions ? (
        <Skeleton width="100%" height={150} />
      ) : (
        contributions.length > 0 && (
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
        )
      )}
    </Panel>
  );
}
