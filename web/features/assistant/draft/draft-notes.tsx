import { ChatbotActions } from '../plan-text/chatbot-actions.tsx';
import type { ChatbotAction } from '../plan-text/chatbot-dialogs.tsx';
import classes from './draft-notes.module.css';
import type { GeneratedPlan } from './generated-plan.ts';

interface DraftNotesProps {
  readonly plan: GeneratedPlan;
  readonly onAction: (action: ChatbotAction) => void;
}

/** What the plan is made of if nobody's experience is in it, what was changed, and what a pasted text contained besides. */
export function DraftNotes({ plan: { changes, leftOut, ownWordsNotes }, onAction }: DraftNotesProps) {
  return (
    <>
      {ownWordsNotes && (
        <section className={classes.notes} aria-label="From your own words">
          <h3>From your own words</h3>
          <p>This plan was written without a playbook, so it knows no more about your goal than you wrote.</p>
          {ownWordsNotes.map((line) => (
            <p key={line} dir="auto">
              {line}
            </p>
          ))}
          <ChatbotActions isExpert onAction={onAction} />
        </section>
      )}
      {changes.length > 0 && <NoteList title="Changed" lines={changes} />}
      {leftOut.length > 0 && <NoteList title="Not in this draft" lines={leftOut} />}
    </>
  );
}

function NoteList({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <section className={classes.notes} aria-label={title}>
      <h3>{title}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long list scrolls, also by keyboard */}
      <ul tabIndex={0} aria-label={title}>
        {[...new Set(lines)].map((line) => (
          <li key={line} dir="auto">
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
