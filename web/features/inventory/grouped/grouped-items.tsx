import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { byName } from '#domain/search.ts';
import { focusAreasWithGoalsQuery } from '#web/api/focus-areas.ts';
import { groupedInventoryQuery } from '#web/api/inventory.ts';
import { ClassMark } from '#web/ui/class-mark.tsx';
import { useClosedSections } from '#web/ui/closed-sections.ts';
import { CollapsibleSection } from '#web/ui/collapsible-section.tsx';
import { PlusIcon } from '#web/ui/icons.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { SectionColumns } from '#web/ui/section-columns.tsx';
import { GoalItems } from './goal-items.tsx';
import classes from './grouped-items.module.css';
import { InventorySkeleton } from './inventory-skeleton.tsx';
import type { ItemsViewProps } from './items-view.ts';
import { NoItems } from './no-items.tsx';

/** Each focus area with its goals, each goal with its items. */
export function GroupedItems({ onAction, onToggle }: ItemsViewProps) {
  const { data: groups, error, isFetching, refetch } = useQuery(groupedInventoryQuery);
  const { data: areas, isPending: areasArePending } = useQuery(focusAreasWithGoalsQuery);
  const closed = useClosedSections('inventory');
  const sections = useMemo(
    () =>
      (groups ?? [])
        .map(({ goals, ...area }) => ({
          ...area,
          // The last item of a goal may just have been deleted.
          goals: goals.filter(({ items }) => items.length > 0).toSorted((a, b) => byName(a.goalTitle, b.goalTitle)),
          count: goals.reduce((sum, { items }) => sum + items.length, 0),
          face: areas?.find(({ _id }) => _id === area.focusAreaId)?.focusAreaClass,
        }))
        .filter(({ goals }) => goals.length > 0)
        .toSorted((a, b) => byName(a.focusAreaTitle, b.focusAreaTitle)),
    [groups, areas],
  );

  if (!groups && error) {
    return <LoadFailure title="Load error" error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!groups || areasArePending) return <InventorySkeleton />;
  if (sections.length === 0) return <NoItems />;

  const ids = () => sections.flatMap(({ focusAreaId, goals }) => [focusAreaId, ...goals.map(({ goalId }) => goalId)]);
  return (
    <>
      <div className={classes.tools}>
        <div>
          <Button variant="subtle" onClick={closed.openAll}>
            Expand All
          </Button>
          <Button variant="subtle" onClick={() => closed.closeAll(ids())}>
            Collapse All
          </Button>
        </div>
        <Button leftSection={<PlusIcon />} onClick={() => onAction({ does: 'add' })}>
          Add Item
        </Button>
      </div>
      <SectionColumns
        sections={sections}
        keyOf={({ focusAreaId }) => focusAreaId}
        rowsOf={({ goals, count }) => goals.length + 2 * count}
      >
        {({ focusAreaId, focusAreaTitle, goals, count, face }, { isNear }) => (
          <CollapsibleSection
            name={focusAreaTitle}
            mark={face && <ClassMark of={face} size="sm" />}
            count={count}
            isNear={isNear}
            isOpen={!closed.isClosed(focusAreaId)}
            onToggle={() => closed.toggle(focusAreaId)}
            rows={() =>
              goals.map(({ goalId, goalTitle, items }, n) => (
                <GoalItems
                  key={goalId}
                  goalId={goalId}
                  title={goalTitle}
                  items={items}
                  isNear={isNear && n < 3}
                  isOpen={!closed.isClosed(goalId)}
                  onOpenOrClose={closed.toggle}
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
