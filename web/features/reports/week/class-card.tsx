import { formatDuration } from '#domain/duration/format-duration.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { ClassBadge } from '#web/ui/focus-area/class-badge.tsx';
import { classMeta } from '#web/ui/focus-area/focus-area-classes.ts';
import { AreaRow } from './area-row.tsx';
import classes from './class-card.module.css';
import type { ClassSummary, GoalTime } from './class-summaries.ts';

interface ClassCardProps {
  readonly summary: ClassSummary;
  readonly goals: ReadonlyMap<string, readonly GoalTime[]>;
  readonly baselineMinutesFor: (focusAreaId: string) => number;
  /** The elapsed fraction of the current week, from 0 to 1; undefined for any other week. */
  readonly elapsed: number | undefined;
}

const noGoals: readonly GoalTime[] = [];

export function ClassCard({ summary, goals, baselineMinutesFor, elapsed }: ClassCardProps) {
  const { focusAreaClass, trackedMinutes, areas } = summary;
  return (
    <Card as="section" padded className={classes.card} aria-label={classMeta[focusAreaClass].label}>
      <div className={classes.head}>
        <ClassBadge focusAreaClass={focusAreaClass} size="sm" />
        <h2>{classMeta[focusAreaClass].label}</h2>
        <p>{formatDuration(trackedMinutes)}</p>
      </div>
      <ul className={classes.rows}>
        {areas.map((area) => (
          <AreaRow
            key={area.focusAreaId}
            area={area}
            goals={goals.get(area.focusAreaId) ?? noGoals}
            baselineMinutes={baselineMinutesFor(area.focusAreaId)}
            elapsed={elapsed}
          />
        ))}
      </ul>
    </Card>
  );
}
