import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { planWeeks } from '#domain/assistant/plan-weeks.ts';
import { planGeneratorQuery } from '#web/api/assistant.ts';
import type { PlanStreamBody } from '#web/api/plan-stream.ts';
import { fetchDraftText } from '#web/api/plan-texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { lazyDialog } from '#web/ui/lazy/lazy-component.tsx';
import { fromKeyedDraft, type KeyedDraft, withoutEmptyTasks } from './draft-edits.ts';
import classes from './draft-tools.module.css';
import type { GeneratedPlan } from './generated-plan.ts';
import { findSpareWeeks } from './goals/spare-weeks.tsx';
import { useChangeDraft } from './use-change-draft.ts';
import type { DraftEditor } from './use-draft-editor.ts';

const CopyTextDialog = lazyDialog(async () => (await import('#web/widgets/plan/copy-text-dialog.tsx')).CopyTextDialog);
const RewriteDialog = lazyDialog(async () => (await import('./goals/rewrite-dialog.tsx')).RewriteDialog);

interface DraftToolsProps {
  readonly plan: GeneratedPlan;
  /** As it was edited. */
  readonly draft: KeyedDraft;
  readonly editor: DraftEditor;
  readonly onChangeOutline: () => void;
  /** Lets a model write the weeks that are missing. */
  readonly onWriteRest: (request: PlanStreamBody) => void;
}

/** What can be done with a draft as a whole. */
export function DraftTools({ plan, draft, editor, onChangeOutline, onWriteRest }: DraftToolsProps) {
  const { request, source, startsOn } = plan;
  const { data } = useQuery(planGeneratorQuery);
  const [dialog, setDialog] = useState<'copy' | 'change'>();
  const { ask, isBusy } = useChangeDraft(plan, draft, editor);
  const isByModel = source === 'model' && data?.planner === 'model';
  const current = () => fromKeyedDraft(withoutEmptyTasks(draft));
  const close = () => setDialog(undefined);
  return (
    <div className={classes.tools}>
      <Button variant="light" onClick={() => setDialog('copy')}>
        Copy as text
      </Button>
      {isByModel && (
        <Button
          variant="light"
          aria-busy={isBusy}
          aria-disabled={isBusy}
          onClick={() => !isBusy && setDialog('change')}
        >
          {isBusy ? 'Changing…' : 'Ask for a change'}
        </Button>
      )}
      {isByModel && request && hasMissingWeeks(plan, draft) && (
        <Button variant="light" onClick={() => onWriteRest({ ...request, continues: current() })}>
          Write the rest
        </Button>
      )}
      {request && (
        <Button variant="subtle" onClick={onChangeOutline}>
          Change the outline
        </Button>
      )}
      {dialog === 'copy' && (
        <CopyTextDialog
          title="Copy as text"
          doneMessage="Plan copied."
          load={() => fetchDraftText({ draft: current(), ...(startsOn !== null && { startsOn }) })}
          onClose={close}
        />
      )}
      {dialog === 'change' && (
        <RewriteDialog title="Ask for a change" isRequired onRewrite={(wish) => void ask(wish)} onClose={close} />
      )}
    </div>
  );
}

/** Whether a model has stopped early. Weeks after a deadline are spare. */
function hasMissingWeeks({ request, startsOn, deadline = null }: GeneratedPlan, draft: KeyedDraft): boolean {
  const asked = request?.numberOfWeeks ?? 0;
  if (draft.structure !== 'weekly' || startsOn === null || draft.goals.length > asked) return false;
  const working = planWeeks(startsOn, asked).filter(({ from }) => deadline === null || from <= deadline);
  return findSpareWeeks(draft) < working.length;
}
