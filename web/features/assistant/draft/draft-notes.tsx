import classes from './draft-notes.module.css';

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
