import { useMemo } from 'react';
import type { Goal } from '#contract/goals/goals.ts';
import type { Timers } from '#web/api/time-entries/timers.ts';
import { AreaDot } from '#web/ui/focus-area/area-dot.tsx';
import { ClassBadge } from '#web/ui/focus-area/class-badge.tsx';
import { useCollapsedSections } from '#web/ui/layout/use-collapsed-sections.ts';
import { CollapsibleSection } from '#web/ui/layout/collapsible-section.tsx';
import { StarFilledIcon } from '#web/ui/icons/icons.tsx';
import { InfoBanner } from '#web/ui/feedback/info-banner.tsx';
import { SectionColumns } from '#web/ui/layout/section-columns.tsx';
import { AreaProgress } from './area-progress.tsx';
import { PlanGroupRow } from './plan-group.tsx';
import { GoalCard } from './goal-card.tsx';
import * as classes from './timer-list.module.css';
import { type TimerRow, buildRows } from './rows.ts';
import { listFavorites, type TimerSection } from './sections.ts';
import { type SortBasis, weeklyTargetMinutes, type SortOrder } from './sorting.ts';
import { useStableFavorites } from './use-stable-favorites.ts';
import type { TimerActions } from '#web/widgets/timer/use-timer-actions.ts';
import type { WeekPlanByArea, WeekUsage } from './use-week-usage.ts';

const FAVORITES_KEY = 'favorites';
const expandedKey = (planId: string) => `unfolded ${planId}`;

interface TimerListProps {
  readonly sections: readonly TimerSection[];
  readonly sortBasis: SortBasis;
  readonly sort: SortOrder;
  readonly hasQuery: boolean;
  readonly timers: Timers;
  /** Undefined if the usage failed to load. */
  readonly usage: WeekUsage | undefined;
  readonly plan: WeekPlanByArea;
  readonly usageError: Error | null;
  readonly actions: TimerActions;
}

export function TimerList(props: TimerListProps) {
  const { sections, sortBasis, sort, hasQuery, timers, usage, plan, usageError, actions } = props;
  const persistedSections = useCollapsedSections('timers');
  // Search results start expanded, and collapsing them is not persisted.
  const searchSections = useCollapsedSections();
  const collapsedSections = hasQuery ? searchSections : persistedSections;
  const favorites = useMemo(() => listFavorites(sections), [sections]);
  const { favoritesRef, onToggleFavorite } = useStableFavorites(favorites.length);
  const { running, starting, stopping } = timers;
  const rowsByAreaId = useMemo(
    () => new Map(sections.map(({ area, goals }) => [area._id, buildRows(goals, sortBasis, sort)])),
    [sections, sortBasis, sort],
  );
  const sectionRows = ({ area }: TimerSection) => rowsByAreaId.get(area._id)!;
  // Plans are collapsed by default, so the stored keys mark the expanded ones.
  const isExpanded = (planId: string) => persistedSections.isCollapsed(expandedKey(planId));
  const rowHeight = (row: TimerRow) =>
    'goal' in row ? 1 : hasQuery || isExpanded(row.plan._id) ? row.others.length + 3 : 3;
  const sectionHeight = (section: TimerSection) => sectionRows(section).reduce((sum, row) => sum + rowHeight(row), 0);

  const renderCards = (goals: readonly Goal[], isInGroup = false) =>
    goals.map((goal) => {
      const entry = running.find(({ goalId }) => goalId === goal._id);
      const isBusy = entry ? stopping.has(entry._id) : starting.some(({ _id }) => _id === goal._id);
      const seconds = usage?.trackedSecByGoal.get(goal._id) ?? 0;
      return (
        <GoalCard
          key={goal._id}
          goal={goal}
          trackedSeconds={seconds}
          entry={entry}
          isBusy={isBusy}
          isInGroup={isInGroup}
          actions={actions}
          onToggleFavorite={onToggleFavorite}
        />
      );
    });

  const renderRows = (section: TimerSection) =>
    sectionRows(section).map((row) =>
      'goal' in row ? (
        renderCards([row.goal])
      ) : (
        <PlanGroupRow
          key={row.plan._id}
          group={row}
          isOpen={isExpanded(row.plan._id)}
          // Search results are always expanded.
          onToggle={hasQuery ? undefined : () => persistedSections.toggle(expandedKey(row.plan._id))}
          renderCards={(goals) => renderCards(goals, true)}
        />
      ),
    );

  function renderProgress({ area }: TimerSection) {
    if (!usage) return null;
    // Includes closed goals and those hidden by the filter.
    const ids = new Set(area.goals.map(({ _id }) => _id));
    const seconds = area.goals.reduce((sum, { _id }) => sum + (usage.trackedSecByGoal.get(_id) ?? 0), 0);
    return (
      <AreaProgress
        name={area.name}
        usage={{ seconds, fetchedAt: usage.fetchedAt, running: running.filter(({ goalId }) => ids.has(goalId)) }}
        plannedMinutes={weeklyTargetMinutes(area, plan)}
        isResting={plan.get(area._id)?.isResting ?? false}
        categoryClass={area.categoryClass}
      />
    );
  }

  return (
    <div className={classes.list}>
      {usageError && !usage && <InfoBanner>{usageError.message}</InfoBanner>}
      <div ref={favoritesRef} className={classes.favorites}>
        {favorites.length > 0 && (
          <CollapsibleSection
            name="Favourite Goals"
            icon={
              <span className={classes.star}>
                <StarFilledIcon size={18} />
              </span>
            }
            count={favorites.length}
            isAboveFold
            isOpen={!collapsedSections.isCollapsed(FAVORITES_KEY)}
            onToggle={() => collapsedSections.toggle(FAVORITES_KEY)}
            renderRows={() => renderCards(favorites)}
          />
        )}
      </div>
      <SectionColumns
        sections={sections}
        getKey={({ area }) => area._id}
        getRowCount={(section) => sectionHeight(section) + 1}
      >
        {(section, { isAboveFold, columnSpan }) => (
          <CollapsibleSection
            name={section.area.name}
            icon={
              <>
                <ClassBadge focusAreaClass={section.area.focusAreaClass} size="sm" />
                <AreaDot color={section.area.color} />
              </>
            }
            count={section.goals.length}
            rowCount={Math.ceil(sectionHeight(section) / columnSpan)}
            summary={renderProgress(section)}
            isAboveFold={isAboveFold}
            isOpen={!collapsedSections.isCollapsed(section.area._id)}
            onToggle={() => collapsedSections.toggle(section.area._id)}
            renderRows={() => renderRows(section)}
          />
        )}
      </SectionColumns>
    </div>
  );
}
