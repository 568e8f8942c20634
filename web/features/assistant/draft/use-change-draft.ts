import { changeDraft } from '#web/api/plan-changes.ts';
import { toKeyedDraft } from './draft-edits.ts';
import { useConfirmedFields, useOriginFields } from './goals/draft-origin.ts';
import { usePartRequest } from './goals/use-part-request.ts';
import { showUndoToast } from './undo-toast.ts';
import type { DraftEditor } from './use-draft-editor.ts';

/** Lets a model change the whole draft as the user wishes. */
export function useChangeDraft({ read, readPlan, change }: DraftEditor) {
  const origin = { ...useOriginFields(), ...useConfirmedFields() };
  const { run, busyKey } = usePartRequest();

  function ask(wish: string) {
    const body = { draft: readPlan(), wish, ...origin };
    return run(
      'draft',
      (signal) => changeDraft(body, signal),
      (changed) => {
        const before = read();
        const { goals, ...rest } = toKeyedDraft(changed.draft);
        // Weeks keep their keys, so that those that were open stay open.
        const kept = goals.map((goal, index) => ({ ...goal, key: before.goals[index]?.key ?? goal.key }));
        change(() => ({ ...rest, goals: kept }));
        const leftOut = changed.leftOut.length > 0 ? [`Not in the draft: “${changed.leftOut.join('”, “')}”.`] : [];
        const text = ['changed.', ...changed.changes, ...leftOut].join(' ');
        showUndoToast('The draft was', () => change(() => before), 'draft-title', text);
      },
    );
  }
  return { ask, isBusy: busyKey !== undefined };
}
