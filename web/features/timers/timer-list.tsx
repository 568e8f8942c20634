import { useMemo } from 'react';
import type { Goal } from '#contract/goals.ts';
import type { Timers } from '#web/api/time-entries.ts';
import { ClassMark } from '#web/ui/class-mark.tsx';
import { useClosedSections } from '#web/ui/closed-sections.ts';
import { CollapsibleSection } from '#web/ui/collapsible-section.tsx';
import { StarredIcon } from '#web/ui/icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SectionColumns } from '#web/ui/section-columns.tsx';
import { AreaProgress } from './area-progress.tsx';
import { PlanTimers } from './plan-timers.tsx';
import { TimerCard } from './timer-card.tsx';
import classes from './timer-list.module.css';
import { type TimerRow, timerRows } from './timer-rows.ts';
import { favoritesIn, type TimerSection } from './timer-sections.ts';
import { type Basis, plannedMinOf, type SortChoice } from './timer-sorts.ts';
import { useFavoritesAbove } from './use-favorites-above.ts';
import type { TimerActions } from '#web/parts/timer/use-timer-actions.ts';
import type { WeekPlan, WeekUsage } from './use-week-usage.ts';

const FAVORITES = 'favorites';
const unfolded = (planId: string) => `unfolded ${planId}`;

interface TimerListProps {
  readonly sections: readonly TimerSection[];
  readonly basis: Basis;
  readonly sort: SortChoice;
  readonly isSearched: boolean;
  readonly timers: Timers;
  /** Undefined where it could not be loaded. */
  readonly usage: WeekUsage | undefined;
  readonly plan: WeekPlan;
  readonly usageError: Error | null;
  readonly actions: TimerActions;
}

/** The favourites, and each focus area with its goals. */
export function TimerList(props: TimerListProps) {
  const { sections, basis, sort, isSearched, timers, usage, plan, usageError, actions } = props;
  const remembered = useClosedSections('timers');
  // What was searched for is not hidden, and closing it is nothing to remember.
  const inSearch = useClosedSections();
  const closed = isSearched ? inSearch : remembered;
  const favorites = useMemo(() => favoritesIn(sections), [sections]);
  const { above, onFavorite } = useFavoritesAbove(favorites.length);
  const { running, starting, stopping } = timers;
  const rowsOfAreas = useMemo(
    () => new Map(sections.map(({ area, goals }) => [area._id, timerRows(goals, basis, sort)])),
    [sections, basis, sort],
  );
  const rowsOf = ({ area }: TimerSection) => rowsOfAreas.get(area._id)!;
  // Plans are folded unless the user has opened them: these marks stand for the open ones.
  const isUnfolded = (planId: string) => remembered.isClosed(unfolded(planId));
  const heightInRows = (row: TimerRow) =>
    'goal' in row ? 1 : isSearched || isUnfolded(row.plan._id) ? row.others.length + 3 : 3;
  const rowCountOf = (section: TimerSection) => rowsOf(section).reduce((sum, row) => sum + heightInRows(row), 0);

  const cards = (goals: readonly Goal[], isInGroup = false) =>
    goals.map((goal) => {
      const entry = running.find(({ goalId }) => goalId === goal._id);
      const isBusy = entry ? stopping.has(entry._id) : starting.some(({ _id }) => _id === goal._id);
      const seconds = usage?.tracked.get(goal._id) ?? 0;
      return (
        <TimerCard
          key={goal._id}
          goal={goal}
          seconds={seconds}
          entry={entry}
          isBusy={isBusy}
          isInGroup={isInGroup}
          actions={actions}
          onFavorite={onFavorite}
        />
      );
    });

  const rows = (section: TimerSection) =>
    rowsOf(section).map((row) =>
      'goal' in row ? (
        cards([row.goal])
      ) : (
        <PlanTimers
          key={row.plan._id}
          group={row}
          isOpen={isUnfolded(row.plan._id)}
          // What was searched for is not folded away.
          onToggle={isSearched ? undefined : () => remembered.toggle(unfolded(row.plan._id))}
          cards={(goals) => cards(goals, true)}
        />
      ),
    );

  function progress({ area }: TimerSection) {
    if (!usage) return null;
    // Also what was done for goals that are closed by now, or that the filter hides.
    const ids = new Set(area.goals.map(({ _id }) => _id));
    const seconds = area.goals.reduce((sum, { _id }) => sum + (usage.tracked.get(_id) ?? 0), 0);
    return (
      <AreaProgress
        name={area.name}
        usage={{ seconds, answeredAt: usage.answeredAt, running: running.filter(({ goalId }) => ids.has(goalId)) }}
        plannedMin={plannedMinOf(area, plan)}
        isResting={plan.get(area._id)?.isResting ?? false}
        categoryClass={area.categoryClass}
      />
    );
  }

  return (
    <div className={classes.list}>
      {usageError && !usage && <Notice>{usageError.message}</Notice>}
      <div ref={above} className={classes.favorites}>
        {favorites.length > 0 && (
          <CollapsibleSection
            name="Favourite Goals"
            mark={
              <span className={classes.star}>
                <StarredIcon size={18} />
              </span>
            }
            count={favorites.length}
            isNear
            isOpen={!closed.isClosed(FAVORITES)}
            onToggle={() => closed.toggle(FAVORITES)}
            rows={() => cards(favorites)}
          />
        )}
      </div>
      <SectionColumns sections={sections} keyOf={({ area }) => area._id} rowsOf={(section) => rowCountOf(section) + 1}>
        {(section, { isNear, columns }) => (
          <CollapsibleSection
            name={section.area.name}
            mark={<ClassMark of={section.area.focusAreaClass} size="sm" />}
            count={section.goals.length}
            rowCount={Math.ceil(rowCountOf(section) / columns)}
            summary={progress(section)}
            isNear={isNear}
            isOpen={!closed.isClosed(section.area._id)}
            onToggle={() => closed.toggle(section.area._id)}
            rows={() => rows(section)}
          />
        )}
      </SectionColumns>
    </div>
  );
}
