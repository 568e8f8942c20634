import { use, useState } from 'react';
import { fetchDraftText } from '#web/api/assistant/plan-texts.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { lazyDialog } from '#web/ui/lazy/lazy-component.tsx';
import * as links from '../plan-text/chatbot-actions.module.css';
import { DraftOriginContext } from './goals/draft-origin.ts';
import { useChangeDraft } from './use-change-draft.ts';
import type { DraftEditor } from './use-draft-editor.ts';

const CopyTextDialog = lazyDialog(async () => (await import('#web/widgets/plan/copy-text-dialog.tsx')).CopyTextDialog);

interface DraftToolsProps {
  readonly editor: DraftEditor;
  readonly onChangeOutline: () => void;
}

/** What can be done with a draft as a whole. */
export function DraftTools({ editor, onChangeOutline }: DraftToolsProps) {
  const { request, startsOn } = use(DraftOriginContext);
  const [isCopying, setIsCopying] = useState(false);
  const askForChange = useChangeDraft(editor);
  return (
    <p className={links.actions}>
      <LinkButton onClick={askForChange}>Ask for a change</LinkButton>
      {request && <LinkButton onClick={onChangeOutline}>Change the outline</LinkButton>}
      <LinkButton onClick={() => setIsCopying(true)}>Copy as text</LinkButton>
      {isCopying && (
        <CopyTextDialog
          title="Copy as text"
          doneMessage="Plan copied."
          load={() => fetchDraftText({ draft: editor.readPlan(), ...(startsOn !== null && { startsOn }) })}
          onClose={() => setIsCopying(false)}
        />
      )}
    </p>
  );
}
