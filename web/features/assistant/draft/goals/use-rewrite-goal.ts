import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { rewriteGoal } from '#web/api/plan-edits.ts';
import { ApiError } from '#web/http/api-error.ts';
import { showToast } from '#web/ui/toast/toast.ts';
import { fromKeyedDraft, type KeyedDraft, toKeyedGoal, updateGoal, withoutEmptyTasks } from '../draft-edits.ts';
import { goalLabel } from '../draft-labels.ts';
import { showUndoToast } from '../undo-toast.ts';
import type { DraftEditor } from '../use-draft-editor.ts';
import { useCanRewrite, useConfirmedFields, useOriginFields } from './draft-origin.ts';
import { goalHeaderId } from './goal-card.tsx';

/** Lets a model write one goal again, as the user wishes. `rewrite` is undefined if there is no model. */
export function useRewriteGoal(draft: KeyedDraft, { change }: DraftEditor) {
  const canRewrite = useCanRewrite();
  const origin = { ...useOriginFields(), ...useConfirmedFields() };
  const latest = useRef({ draft, origin });
  const running = useRef<AbortController>(undefined);
  const [busyKey, setBusyKey] = useState<string>();
  useLayoutEffect(() => {
    latest.current = { draft, origin };
  });
  useEffect(() => () => running.current?.abort(), []);

  const rewrite = useCallback(
    async (key: string, wish: string) => {
      if (running.current) return;
      const controller = new AbortController();
      running.current = controller;
      setBusyKey(key);
      const sent = latest.current;
      const index = sent.draft.goals.findIndex((goal) => goal.key === key);
      const body = {
        draft: fromKeyedDraft(withoutEmptyTasks(sent.draft)),
        goal: index,
        ...sent.origin,
        ...(wish !== '' && { wish }),
      };
      try {
        const { goal, changes } = await rewriteGoal(body, controller.signal);
        const before = latest.current.draft.goals.find((other) => other.key === key);
        if (!before || controller.signal.aborted) return;
        change((current) => updateGoal(current, key, () => ({ ...toKeyedGoal(goal, current.structure), key })));
        const restore = () => change((current) => updateGoal(current, key, () => before));
        const text = ['rewritten.', ...changes].join(' ');
        showUndoToast(goalLabel(sent.draft.structure, index), restore, goalHeaderId(key), text);
      } catch (error) {
        if (controller.signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        showToast('failed', error.message);
      } finally {
        running.current = undefined;
        setBusyKey(undefined);
      }
    },
    [change],
  );
  return { rewrite: canRewrite ? rewrite : undefined, busyKey };
}
