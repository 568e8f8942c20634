import { use } from 'react';
import { changeDraft, fetchDraftChangePrompt } from '#web/api/assistant/plan-changes.ts';
import { type PlanFromText, readPlan as readText } from '#web/api/assistant/plan-texts.ts';
import { ApiError } from '#web/http/api-error.ts';
import { showToast } from '#web/ui/toast/toast.ts';
import { countChanges, type EditableDraft, fromKeyedDraft, toKeyedDraft } from './draft-edits.ts';
import { DraftOriginContext, toOriginFields, useHasModel } from './goals/draft-origin.ts';
import { showUndoToast } from './undo-toast.ts';
import type { DraftEditor } from './use-draft-editor.ts';

/** Returns a function that asks what should be different in the draft. A model or any chatbot changes it. */
export function useChangeDraft({ read, readPlan, change, ask }: DraftEditor) {
  const origin = use(DraftOriginContext);
  const hasModel = useHasModel();

  function apply(changed: EditableDraft): void {
    const before = read();
    const { goals, ...rest } = toKeyedDraft(changed);
    // Weeks keep their keys, so that those that were open stay open.
    const kept = goals.map((goal, index) => ({ ...goal, key: before.goals[index]?.key ?? goal.key }));
    const after = { ...rest, goals: kept };
    if (JSON.stringify(fromKeyedDraft(before)) === JSON.stringify(fromKeyedDraft(after))) {
      return void showToast('done', 'stays as it was. Say more precisely what you want.', 'The draft');
    }
    const count = countChanges(before, after);
    change(() => after);
    // Resources and the order of tasks are not counted.
    const text = count === 0 ? 'was changed.' : `has ${count === 1 ? '1 change' : `${count} changes`}.`;
    showUndoToast('The draft', () => change(() => before), 'draft-title', text);
  }

  return () =>
    ask({
      title: 'Ask for a change',
      submitLabel: 'Change',
      consequence: `${hasModel ? 'The model gets this draft. ' : ''}You can undo what the reply changes.`,
      ask: async ({ wish }, signal) => {
        const { draft, ...reply } = await changeDraft({ draft: readPlan(), wish, ...toOriginFields(origin) }, signal);
        return () => apply({ ...draft, reply });
      },
      chatbot: {
        fetchPrompt: ({ wish }) => fetchDraftChangePrompt({ draft: readPlan(), wish, startsOn: origin.startsOn }),
        read: async (pasted) => {
          const changed = mergeReply(readPlan(), await readText(pasted));
          return () => apply(changed);
        },
      },
    });
}

/** The reply of a chatbot in place of the draft, whose size stays the same. */
function mergeReply(
  { title, structure, description, weeklyCommitmentHours, commitmentLevel, goals }: EditableDraft,
  { draft, changes, leftOut }: PlanFromText,
): EditableDraft {
  const needed = structure === 'weekly' ? goals.findLastIndex(({ tasks }) => tasks.length > 0) + 1 : 0;
  // It is unknown which weeks a part of a plan is about.
  if (draft.structure !== structure || draft.goals.length < needed) {
    const msg = 'This is not the whole plan. Ask the chatbot for all of it, and paste that.';
    throw new ApiError(422, msg, { errors: [{ field: 'text', param: 'text', msg }] });
  }
  const written = draft.goals.map((goal, n) => {
    // The heading of a spare week is read as a task.
    const isSpare = goals[n]?.tasks.length === 0 && goal.tasks.every((task) => goal.title.endsWith(task.title));
    return isSpare ? { ...goal, tasks: [] } : goal;
  });
  return {
    ...draft,
    // Without a title, a text has that of its first week.
    title: draft.goals[0]!.title.endsWith(draft.title) ? title : draft.title,
    description: draft.description || description,
    weeklyCommitmentHours,
    commitmentLevel,
    goals: [...written, ...(structure === 'weekly' ? goals.slice(draft.goals.length) : [])],
    reply: { changes, leftOut },
  };
}
