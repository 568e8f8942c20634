import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { compareNames } from '#domain/search/search.ts';
import { focusAreasWithGoalsQuery } from '#web/api/goals/focus-areas.ts';
import { groupedInventoryQuery } from '#web/api/goals/inventory.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ClassBadge } from '#web/ui/focus-area/class-badge.tsx';
import { useCollapsedSections } from '#web/ui/layout/use-collapsed-sections.ts';
import { CollapsibleSection } from '#web/ui/layout/collapsible-section.tsx';
import { PlusIcon } from '#web/ui/icons/icons.tsx';
import { LoadState } from '#web/ui/feedback/load-state.tsx';
import { SectionColumns } from '#web/ui/layout/section-columns.tsx';
import { GoalItems } from './goal-items.tsx';
import * as classes from './grouped-items.module.css';
import { InventorySkeleton } from '../inventory-skeleton.tsx';
import type { InventoryViewProps } from '../view-props.ts';
import { NoItems } from '../no-items.tsx';

/** Items grouped by focus area and goal. */
export function GroupedItems({ onAction, onToggle }: InventoryViewProps) {
  const query = useQuery(groupedInventoryQuery);
  const { data: groups, dataUpdatedAt } = query;
  const { data: areas, isPending: isAreasPending } = useQuery(focusAreasWithGoalsQuery);
  const collapsedSections = useCollapsedSections('inventory');
  const sections = useMemo(
    () =>
      (groups ?? [])
        .map(({ goals, ...area }) => ({
          ...area,
          // An optimistic deletion may have removed the last item of a goal.
          goals: goals
            .filter(({ items }) => items.length > 0)
            .toSorted((a, b) => compareNames(a.goalTitle, b.goalTitle)),
          count: goals.reduce((sum, { items }) => sum + items.length, 0),
          focusAreaClass: areas?.find(({ _id }) => _id === area.focusAreaId)?.focusAreaClass,
        }))
        .filter(({ goals }) => goals.length > 0)
        .toSorted((a, b) => compareNames(a.focusAreaTitle, b.focusAreaTitle)),
    [groups, areas],
  );

  if (!groups) return <LoadState query={query} failureTitle="Load error" skeleton={<InventorySkeleton />} />;
  if (isAreasPending) return <InventorySkeleton />;
  if (sections.length === 0) return <NoItems />;

  const listSectionIds = () =>
    sections.flatMap(({ focusAreaId, goals }) => [focusAreaId, ...goals.map(({ goalId }) => goalId)]);
  return (
    <>
      <div className={classes.toolbar}>
        <div>
          <Button variant="subtle" onClick={collapsedSections.expandAll}>
            Expand All
          </Button>
          <Button variant="subtle" onClick={() => collapsedSections.collapseAll(listSectionIds())}>
            Collapse All
          </Button>
        </div>
        <Button leftSection={<PlusIcon />} onClick={() => onAction({ type: 'add' })}>
          Add Item
        </Button>
      </div>
      <SectionColumns
        sections={sections}
        getKey={({ focusAreaId }) => focusAreaId}
        getRowCount={({ goals, count }) => goals.length + 2 * count}
      >
        {({ focusAreaId, focusAreaTitle, goals, count, focusAreaClass }, { isAboveFold }) => (
          <CollapsibleSection
            name={focusAreaTitle}
            icon={focusAreaClass && <ClassBadge focusAreaClass={focusAreaClass} size="sm" />}
            count={count}
            isAboveFold={isAboveFold}
            isOpen={!collapsedSections.isCollapsed(focusAreaId)}
            onToggle={() => collapsedSections.toggle(focusAreaId)}
            renderRows={() =>
              goals.map(({ goalId, goalTitle, items }, n) => (
                <GoalItems
                  key={goalId}
                  goalId={goalId}
                  title={goalTitle}
                  items={items}
                  fetchedAt={dataUpdatedAt}
                  isAboveFold={isAboveFold && n < 3}
                  isOpen={!collapsedSections.isCollapsed(goalId)}
                  onToggleOpen={collapsedSections.toggle}
                  onAction={onAction}
                  onToggle={onToggle}
                />
              ))
            }
          />
        )}
      </SectionColumns>
    </>
  );
}
