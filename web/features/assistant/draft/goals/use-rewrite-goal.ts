import { rewriteGoal } from '#web/api/plan-edits.ts';
import { toKeyedGoal, updateGoal } from '../draft-edits.ts';
import { goalLabel } from '../draft-labels.ts';
import { showUndoToast } from '../undo-toast.ts';
import type { DraftEditor } from '../use-draft-editor.ts';
import { useCanRewrite, useConfirmedFields, useOriginFields } from './draft-origin.ts';
import { goalHeaderId } from './goal-card.tsx';
import { usePartRequest } from './use-part-request.ts';

/** Lets a model write one goal again, as the user wishes. `rewrite` is undefined if there is no model. */
export function useRewriteGoal({ read, readPlan, change }: DraftEditor) {
  const canRewrite = useCanRewrite();
  const origin = { ...useOriginFields(), ...useConfirmedFields() };
  const { run, busyKey } = usePartRequest();

  function rewrite(key: string, wish: string) {
    const draft = read();
    const index = draft.goals.findIndex((goal) => goal.key === key);
    const body = { draft: readPlan(), goal: index, ...origin, ...(wish !== '' && { wish }) };
    return run(
      key,
      (signal) => rewriteGoal(body, signal),
      ({ goal, changes }) => {
        const before = read().goals.find((other) => other.key === key);
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
