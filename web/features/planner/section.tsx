import { Button } from '@mantine/core';
import { useId } from 'react';
import { minutesInWords } from '#domain/duration.ts';
import { ClassMark } from '#web/ui/class-mark.tsx';
import { classFaces } from '#web/ui/focus-area-classes.ts';
import type { PlanSection } from './plan-rows.ts';
import { totalOf } from './plan-total.ts';
import { PlannerRow } from './planner-row.tsx';
import classes from './planner-section.module.css';
import type { WhenOfWeek } from './row-facts.ts';
import type { StatedRow } from './row-state.ts';
import type { PlanActions } from './use-plan-drafts.ts';

interface PlannerSectionProps {
  readonly section: PlanSection<StatedRow>;
  readonly when: WhenOfWeek;
  readonly actions: PlanActions;
}

/** The rows of a class, and what can be done with all that were changed. */
export function PlannerSection({ section: { focusAreaClass, rows }, when, actions }: PlannerSectionProps) {
  const { label, about } = classFaces[focusAreaClass];
  const headingId = useId();
  const unsaved = rows.filter(({ isUnsaved }) => isUnsaved);
  const isIdle = unsaved.length === 0;
  const { productiveMin, limitMin } = totalOf(rows.map(({ wanted }) => wanted));

  function discardAll() {
    for (const { row } of unsaved) actions.discard(row);
  }

  function saveAll() {
    for (const { row, draft } of unsaved) void actions.save(row, draft);
  }

  return (
    <section className={classes.section} aria-labelledby={headingId}>
      <div className={classes.head} data-idle={isIdle}>
        <div className={classes.title}>
          <ClassMark of={focusAreaClass} size="sm" />
          <h2 id={headingId}>{label}</h2>
          <p>{focusAreaClass === 'chill_zone' ? `limit ${minutesInWords(limitMin)}` : minutesInWords(productiveMin)}</p>
        </div>
        <p className={classes.about}>{about}</p>
        <div className={classes.actions}>
          <p>{unsaved.length} unsaved</p>
          <Button variant="default" aria-label={`Discard All in ${label}`} aria-disabled={isIdle} onClick={discardAll}>
            Discard All
          </Button>
          <Button aria-label={`Save All in ${label}`} aria-disabled={isIdle} onClick={saveAll}>
            Save All
          </Button>
        </div>
      </div>
      <ul className={classes.rows}>
        {rows.map((stated) => (
          <PlannerRow key={stated.row._id} stated={stated} when={when} actions={actions} />
        ))}
      </ul>
    </section>
  );
}
