import { useLayoutEffect, useRef } from 'react';
import { rewriteGoal } from '#web/api/plan-edits.ts';
import { fromKeyedDraft, type KeyedDraft, toKeyedGoal, updateGoal, withoutEmptyTasks } from '../draft-edits.ts';
import { goalLabel } from '../draft-labels.ts';
import { showUndoToast } from '../undo-toast.ts';
import type { DraftEditor } from '../use-draft-editor.ts';
import { useCanRewrite, useConfirmedFields, useOriginFields } from './draft-origin.ts';
import { goalHeaderId } from './goal-card.tsx';
import { usePartRequest } from './use-part-request.ts';

/** Lets a model write one goal again, as the user wishes. `rewrite` is undefined if there is no model. */
export function useRewriteGoal(draft: KeyedDraft, { change }: DraftEditor) {
  const canRewrite = useCanRewrite();
  const origin = { ...useOriginFields(), ...useConfirmedFields() };
  const { run, busyKey } = usePartRequest();
  const latest = useRef(draft);
  useLayoutEffect(() => {
    latest.current = draft;
  });

  function rewrite(key: string, wish: string) {
    const index = draft.goals.findIndex((goal) => goal.key === key);
    const sent = fromKeyedDraft(withoutEmptyTasks(draft));
    const body = { draft: sent, goal: index, ...origin, ...(wish !== '' && { wish }) };
    return run(
      key,
      (signal) => rewriteGoal(body, signal),
      ({ goal, changes }) => {
        const before = latest.current.goals.find((other) => other.key === key);
        if (!before) return;
        change((current) => updateGoal(current, key, () => ({ ...toKeyedGoal(goal, current.structure), key })));
        const restore = () => change((current) => updateGoal(current, key, () => before));
        const text = ['rewritten.', ...changes].join(' ');
        showUndoToast(goalLabel(draft.structure, index), restore, goalHeaderId(key), text);
      },
    );
  }
  return { rewrite: canRewrite ? rewrite : undefined, busyKey };
}
