import { use, useCallback } from 'react';
import { rewriteGoal } from '#web/api/assistant/plan-edits.ts';
import { toKeyedGoal, updateGoal } from '../draft-edits.ts';
import { goalLabel } from '../draft-labels.ts';
import { showUndoToast } from '../undo-toast.ts';
import type { DraftEditor } from '../use-draft-editor.ts';
import { DraftOriginContext, toOriginFields, useHasModel } from './draft-origin.ts';
import { goalHeaderId } from './goal-card.tsx';

/** Lets a model write one goal again, as the user wishes. Undefined if there is no model. */
export function useRewriteGoal({ read, readPlan, change, ask }: DraftEditor) {
  const origin = use(DraftOriginContext);
  const hasModel = useHasModel();

  const rewrite = useCallback(
    (key: string) => {
      const { structure, goals } = read();
      const index = goals.findIndex((goal) => goal.key === key);
      const label = goalLabel(structure, index);
      ask({
        title: `Rewrite ${label.toLowerCase()}`,
        isOptional: true,
        submitLabel: 'Rewrite',
        consequence: 'The model gets this draft. You can undo what it writes.',
        ask: async ({ wish }, signal) => {
          const body = { draft: readPlan(), goal: index, ...toOriginFields(origin), ...(wish !== '' && { wish }) };
          const { goal, changes, leftOut = [] } = await rewriteGoal(body, signal);
          return () => {
            // A task may have been split in the meantime.
            const { goals: currentGoals, reply } = read();
            const before = currentGoals[index]!;
            const replace = (next: typeof before, known: typeof reply) =>
              change((current) => ({ ...updateGoal(current, key, () => next), reply: known }));
            replace({ ...toKeyedGoal(goal, structure), key }, { changes: [], leftOut });
            const restore = () => replace(before, reply);
            showUndoToast(label, restore, goalHeaderId(key), ['rewritten.', ...changes].join(' '));
          };
        },
      });
    },
    [read, readPlan, change, ask, origin],
  );
  return hasModel ? rewrite : undefined;
}
