import { useLayoutEffect, useRef } from 'react';
import { changeDraft } from '#web/api/plan-changes.ts';
import { fromKeyedDraft, type KeyedDraft, toKeyedDraft, withoutEmptyTasks } from './draft-edits.ts';
import type { GeneratedPlan } from './generated-plan.ts';
import { usePartRequest } from './goals/use-part-request.ts';
import { showUndoToast } from './undo-toast.ts';
import type { DraftEditor } from './use-draft-editor.ts';

/** Lets a model change the whole draft as the user wishes. */
export function useChangeDraft({ request, startsOn }: GeneratedPlan, draft: KeyedDraft, { change }: DraftEditor) {
  const { run, busyKey } = usePartRequest();
  const latest = useRef(draft);
  useLayoutEffect(() => {
    latest.current = draft;
  });

  function ask(wish: string) {
    const { userPrompt, deadline, level, budget, outline } = request ?? {};
    const sent = fromKeyedDraft(withoutEmptyTasks(draft));
    const body = { draft: sent, wish, startsOn, userPrompt, deadline, level, budget, outline };
    return run(
      'draft',
      (signal) => changeDraft(body, signal),
      (changed) => {
        const before = latest.current;
        change(() => toKeyedDraft(changed.draft));
        const leftOut = changed.leftOut.length > 0 ? [`Not in the draft: “${changed.leftOut.join('”, “')}”.`] : [];
        const text = ['changed.', ...changed.changes, ...leftOut].join(' ');
        showUndoToast('The draft was', () => change(() => before), 'draft-title', text);
      },
    );
  }
  return { ask, isBusy: busyKey !== undefined };
}
