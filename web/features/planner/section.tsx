import { useId } from 'react';
import type { AreaDemand } from '#contract/plans/plan-weeks.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { ClassBadge } from '#web/ui/focus-area/class-badge.tsx';
import { classMeta } from '#web/ui/focus-area/focus-area-classes.ts';
import type { PlanSection } from './plan-rows.ts';
import { sumPlan } from './summary/plan-total.ts';
import { PlannerRow } from './row/planner-row.tsx';
import * as classes from './section.module.css';
import type { WeekTense } from './row/hints.ts';
import type { RowViewModel } from './row/view-model.ts';
import type { RowActions } from './drafts/use-plan-drafts.ts';

interface PlannerSectionProps {
  readonly section: PlanSection<RowViewModel>;
  readonly tense: WeekTense;
  /** What plans ask of each area this week, by its id. */
  readonly demand: ReadonlyMap<string, AreaDemand>;
  readonly actions: RowActions;
}

/** The rows of a class, with actions for all of its changed rows. */
export function PlannerSection({ section: { focusAreaClass, rows }, tense, demand, actions }: PlannerSectionProps) {
  const { label, about } = classMeta[focusAreaClass];
  const headingId = useId();
  const unsavedRows = rows.filter(({ isUnsaved }) => isUnsaved);
  const isIdle = unsavedRows.length === 0;
  const { productiveMinutes, limitMinutes } = sumPlan(rows.map(({ edited }) => edited));

  function discardAll() {
    for (const { row } of unsavedRows) actions.discard(row);
  }

  function saveAll() {
    for (const { row, draft } of unsavedRows) void actions.save(row, draft);
  }

  return (
    <Card as="section" aria-labelledby={headingId}>
      <div className={classes.header} data-idle={isIdle}>
        <div className={classes.title}>
          <ClassBadge focusAreaClass={focusAreaClass} size="sm" />
          <h2 id={headingId}>{label}</h2>
          <p>
            {focusAreaClass === 'chill_zone'
              ? `limit ${formatDuration(limitMinutes)}`
              : formatDuration(productiveMinutes)}
          </p>
        </div>
        <p className={classes.about}>{about}</p>
        <div className={classes.actions}>
          <p>{unsavedRows.length} unsaved</p>
          <Button variant="default" aria-label={`Discard All in ${label}`} aria-disabled={isIdle} onClick={discardAll}>
            Discard All
          </Button>
          <Button aria-label={`Save All in ${label}`} aria-disabled={isIdle} onClick={saveAll}>
            Save All
          </Button>
        </div>
      </div>
      <ul className={classes.rows}>
        {rows.map((viewModel) => (
          <PlannerRow
            key={viewModel.row._id}
            viewModel={viewModel}
            tense={tense}
            demand={demand.get(viewModel.row.focusAreaId)}
            actions={actions}
          />
        ))}
      </ul>
    </Card>
  );
}
