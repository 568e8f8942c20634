import { ChatbotActions } from '../plan-text/chatbot-actions.tsx';
import type { ChatbotAction } from '../plan-text/chatbot-dialogs.tsx';
import classes from './draft-notes.module.css';

interface OwnWordsNoteProps {
  /** Whole sentences. */
  readonly notes: readonly string[];
  readonly onAction: (action: ChatbotAction) => void;
}

/** Says that there is nobody's experience in the plan, and where to get one with it. */
export function OwnWordsNote({ notes, onAction }: OwnWordsNoteProps) {
  return (
    <section className={classes.notes} aria-label="From your own words">
      <h3>From your own words</h3>
      <p>No playbook was used, so this plan knows only what you wrote.</p>
      {notes.map((line) => (
        <p key={line} dir="auto">
          {line}
        </p>
      ))}
      <ChatbotActions isExpert onAction={onAction} />
    </section>
  );
}

interface DraftNotesProps {
  readonly changes: readonly string[];
  readonly leftOut: readonly string[];
}

/** What was changed so that the plan can be used, and what a pasted text contained besides. */
export function DraftNotes({ changes, leftOut }: DraftNotesProps) {
  return (
    <>
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
