import { use, useState } from 'react';
import { fetchDraftText } from '#web/api/plan-texts.ts';
import { LinkButton } from '../link-button.tsx';
import { lazyDialog } from '#web/ui/lazy/lazy-component.tsx';
import links from '../plan-text/chatbot-actions.module.css';
import { DraftOriginContext, useCanRewrite } from './goals/draft-origin.ts';
import { useChangeDraft } from './use-change-draft.ts';
import type { DraftEditor } from './use-draft-editor.ts';

const CopyTextDialog = lazyDialog(async () => (await import('#web/widgets/plan/copy-text-dialog.tsx')).CopyTextDialog);
const RewriteDialog = lazyDialog(async () => (await import('./goals/rewrite-dialog.tsx')).RewriteDialog);

interface DraftToolsProps {
  readonly editor: DraftEditor;
  readonly onChangeOutline: () => void;
}

/** What can be done with a draft as a whole. */
export function DraftTools({ editor, onChangeOutline }: DraftToolsProps) {
  const { request, startsOn } = use(DraftOriginContext);
  const canRewrite = useCanRewrite();
  const [dialog, setDialog] = useState<'copy' | 'change'>();
  const { ask, isBusy } = useChangeDraft(editor);
  const close = () => setDialog(undefined);
  return (
    <p className={links.actions}>
      {canRewrite && (
        <LinkButton aria-busy={isBusy} aria-disabled={isBusy} onClick={() => !isBusy && setDialog('change')}>
          {isBusy ? 'Changing…' : 'Ask for a change'}
        </LinkButton>
      )}
      {request && <LinkButton onClick={onChangeOutline}>Change the outline</LinkButton>}
      <LinkButton onClick={() => setDialog('copy')}>Copy as text</LinkButton>
      {dialog === 'copy' && (
        <CopyTextDialog
          title="Copy as text"
          doneMessage="Plan copied."
          load={() => fetchDraftText({ draft: editor.readPlan(), ...(startsOn !== null && { startsOn }) })}
          onClose={close}
        />
      )}
      {dialog === 'change' && (
        <RewriteDialog title="Ask for a change" isRequired onRewrite={(wish) => void ask(wish)} onClose={close} />
      )}
    </p>
  );
}
