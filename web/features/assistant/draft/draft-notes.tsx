import * as classes from './draft-notes.module.css';

interface DraftNotesProps {
  /** What to know about the plan. */
  readonly notes: readonly string[];
  readonly changes: readonly string[];
  readonly leftOut: readonly string[];
}

/** What to know about the plan, what was changed so that it can be used, and what a text contained besides. */
export function DraftNotes({ notes, changes, leftOut }: DraftNotesProps) {
  return (
    <>
      {notes.length > 0 && <NoteList title="Good to know" lines={notes} />}
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
