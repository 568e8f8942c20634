import { memo, useCallback } from 'react';
import { limits } from '#domain/limits.ts';
import { Button } from '#web/ui/button/button.tsx';
import { DraftAddButton } from './add-button.tsx';
import { type KeyedDraft, type KeyedGoal, createKey, removeByKey, insertAt } from '../draft-edits.ts';
import type { DraftEditor } from '../use-draft-editor.ts';
import { changeAndFocus } from '../focus.ts';
import { useRewriteGoal } from './use-rewrite-goal.ts';
import { DraftGoalCard, goalHeaderId } from './goal-card.tsx';
import { findSpareWeeks, SpareWeeks, type SpareWeeksProps } from './spare-weeks.tsx';
import * as classes from './goals.module.css';
import type { ExpandedGoals } from './use-expanded-goals.ts';
import type { DraftErrors } from '../draft-errors.ts';
import { showUndoToast } from '../undo-toast.ts';
import { goalLabel } from '../draft-labels.ts';

interface DraftGoalsProps extends Pick<SpareWeeksProps, 'onUseAllWeeks' | 'onWriteRest'> {
  readonly draft: KeyedDraft;
  /** The days of each week; empty if they are not known. */
  readonly dates: readonly string[];
  readonly expanded: ExpandedGoals;
  readonly errors: DraftErrors | undefined;
  readonly editor: DraftEditor;
}

/** Longer lists have buttons to expand or collapse all goals at once. */
const EXPAND_ALL_THRESHOLD = 6;

export const ADD_GOAL_ID = 'draft-add-goal';

export function DraftGoals({ draft, dates, expanded, errors, editor, ...spareActions }: DraftGoalsProps) {
  const { goals, structure, weeklyCommitmentHours } = draft;
  const rewrite = useRewriteGoal(editor);
  const firstSpare = findSpareWeeks(draft);

  const remove = useCallback(
    (goal: KeyedGoal, index: number) => {
      const all = editor.read().goals;
      const neighbour = all[index + 1] ?? all[index - 1];
      changeAndFocus(
        () => editor.change((before) => ({ ...before, goals: removeByKey(before.goals, goal.key) })),
        neighbour ? goalHeaderId(neighbour.key) : ADD_GOAL_ID,
      );
      const restore = () => editor.change((before) => ({ ...before, goals: insertAt(before.goals, index, goal) }));
      showUndoToast(goal.title.trim() || goalLabel(structure, index), restore, goalHeaderId(goal.key));
    },
    [structure, editor],
  );

  function add() {
    const goal = { key: createKey(), title: '', tasks: [], resources: [] };
    changeAndFocus(() => {
      editor.change((before) => ({ ...before, goals: [...before.goals, goal] }));
      expanded.toggle(goal.key);
    }, goal.key);
  }

  return (
    <section className={classes.goals} aria-label={structure === 'weekly' ? 'Weeks' : 'Goals'}>
      {goals.length > EXPAND_ALL_THRESHOLD && <DraftGoalsToolbar editor={editor} onExpand={expanded.set} />}
      {goals.slice(0, firstSpare).map((goal, index) => (
        <DraftGoalCard
          key={goal.key}
          goal={goal}
          index={index}
          count={goals.length}
          dates={dates[index]}
          structure={structure}
          weeklyHours={weeklyCommitmentHours}
          isExpanded={expanded.keys.has(goal.key)}
          errors={errors?.goals.get(goal.key)}
          editor={editor}
          onToggle={expanded.toggle}
          onRemove={remove}
          onRewrite={rewrite}
        />
      ))}
      <SpareWeeks draft={draft} first={firstSpare} editor={editor} {...spareActions} />
      {errors?.plan.has('goals') && (
        <p className={classes.error} role="alert" tabIndex={-1}>
          {errors.plan.get('goals')}
        </p>
      )}
      {goals.length < limits.planWeeks && (
        <DraftAddButton id={ADD_GOAL_ID} onClick={add}>
          {structure === 'weekly' ? 'Add week' : 'Add goal'}
        </DraftAddButton>
      )}
    </section>
  );
}

interface DraftGoalsToolbarProps {
  readonly editor: DraftEditor;
  readonly onExpand: (keys: readonly string[]) => void;
}

/** Memoized, so that it does not render on every key press. */
const DraftGoalsToolbar = memo(function DraftGoalsToolbar({ editor, onExpand }: DraftGoalsToolbarProps) {
  return (
    <div className={classes.toolbar}>
      <Button variant="subtle" onClick={() => onExpand(editor.read().goals.map(({ key }) => key))}>
        Expand All
      </Button>
      <Button variant="subtle" onClick={() => onExpand([])}>
        Collapse All
      </Button>
    </div>
  );
});
