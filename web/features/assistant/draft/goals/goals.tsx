import { useCallback } from 'react';
import { limits } from '#domain/limits.ts';
import { DraftAddButton } from './draft-add-button.tsx';
import { type EditedDraft, type EditedGoal, newKey, without, withPart } from './draft-edits.ts';
import type { DraftEditor } from './draft-editor.ts';
import { changeAndFocus } from './draft-focus.ts';
import { DraftGoalCard, headId } from './draft-goal-card.tsx';
import classes from './draft-goals.module.css';
import { DraftGoalsTools } from './draft-goals-tools.tsx';
import type { OpenGoals } from './draft-open-goals.ts';
import type { DraftProblems } from './draft-problems.ts';
import { offerToPutBack } from './draft-removal.ts';
import { goalName } from './draft-words.ts';

interface DraftGoalsProps {
  readonly draft: EditedDraft;
  readonly open: OpenGoals;
  readonly problems: DraftProblems | undefined;
  readonly editor: DraftEditor;
}

/** From here on, opening and closing them one by one is work. */
const MANY = 6;

export const ADD_GOAL = 'draft-add-goal';

/** The goals of the draft in their order. */
export function DraftGoals({ draft, open, problems, editor }: DraftGoalsProps) {
  const { goals, structure, weeklyCommitmentHours } = draft;
  const { change } = editor;
  const keys = goals.map(({ key }) => key).join(' ');

  const remove = useCallback(
    (goal: EditedGoal, at: number) => {
      const all = keys.split(' ');
      const next = all[at + 1] ?? all[at - 1];
      changeAndFocus(
        () => change((before) => ({ ...before, goals: without(before.goals, goal.key) })),
        next === undefined ? ADD_GOAL : headId(next),
      );
      const putBack = () => change((before) => ({ ...before, goals: withPart(before.goals, at, goal) }));
      offerToPutBack(goal.title.trim() || goalName(structure, at), putBack, headId(goal.key));
    },
    [keys, structure, change],
  );

  function add() {
    const goal = { key: newKey(), title: '', tasks: [], resources: [] };
    changeAndFocus(() => {
      change((before) => ({ ...before, goals: [...before.goals, goal] }));
      open.toggle(goal.key);
    }, goal.key);
  }

  return (
    <section className={classes.goals} aria-label={structure === 'weekly' ? 'Weeks' : 'Goals'}>
      {goals.length > MANY && <DraftGoalsTools keys={keys} onOpen={open.set} />}
      {goals.map((goal, at) => (
        <DraftGoalCard
          key={goal.key}
          goal={goal}
          at={at}
          count={goals.length}
          structure={structure}
          weeklyHours={weeklyCommitmentHours}
          isOpen={open.keys.has(goal.key)}
          problems={problems?.goals.get(goal.key)}
          editor={editor}
          onToggle={open.toggle}
          onRemove={remove}
        />
      ))}
      {problems?.plan.has('goals') && (
        <p className={classes.error} role="alert" tabIndex={-1}>
          {problems.plan.get('goals')}
        </p>
      )}
      {goals.length < limits.planWeeks && (
        <DraftAddButton id={ADD_GOAL} onClick={add}>
          {structure === 'weekly' ? 'Add week' : 'Add goal'}
        </DraftAddButton>
      )}
    </section>
  );
}
