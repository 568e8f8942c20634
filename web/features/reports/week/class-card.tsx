import { minutesInWords } from '#domain/duration.ts';
import { ClassMark } from '#web/ui/class-mark.tsx';
import { classFaces } from '#web/ui/focus-area-classes.ts';
import { AreaRow } from './area-row.tsx';
import classes from './class-card.module.css';
import type { ClassWeek, GoalTime } from './week-rows.ts';

interface ClassCardProps {
  readonly week: ClassWeek;
  readonly goals: ReadonlyMap<string, readonly GoalTime[]>;
  readonly usualMin: (focusAreaId: string) => number;
  /** How much of a running week is over, from 0 to 1; undefined for any other week. */
  readonly elapsed: number | undefined;
}

const noGoals: readonly GoalTime[] = [];

/** The focus areas of a class in a week. */
export function ClassCard({ week, goals, usualMin, elapsed }: ClassCardProps) {
  const { focusAreaClass, trackedMin, areas } = week;
  return (
    <section className={classes.card} aria-label={classFaces[focusAreaClass].label}>
      <div className={classes.head}>
        <ClassMark of={focusAreaClass} size="sm" />
        <h2>{classFaces[focusAreaClass].label}</h2>
        <p>{minutesInWords(trackedMin)}</p>
      </div>
      <ul className={classes.rows}>
        {areas.map((area) => (
          <AreaRow
            key={area.focusAreaId}
            area={area}
            goals={goals.get(area.focusAreaId) ?? noGoals}
            usualMin={usualMin(area.focusAreaId)}
            elapsed={elapsed}
          />
        ))}
      </ul>
    </section>
  );
}
