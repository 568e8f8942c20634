import { formatDuration } from '#domain/duration/format-duration.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { ClassBadge } from '#web/ui/focus-area/class-badge.tsx';
import { classMeta } from '#web/ui/focus-area/focus-area-classes.ts';
import { AreaRow } from './area-row.tsx';
import * as classes from './class-card.module.css';
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
    <Panel
      title={classMeta[focusAreaClass].label}
      icon={<ClassBadge focusAreaClass={focusAreaClass} size="sm" />}
      aside={<strong>{formatDuration(trackedMinutes)}</strong>}
      className={classes.card}
    >
      <ul>
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
    </Panel>
  );
}
