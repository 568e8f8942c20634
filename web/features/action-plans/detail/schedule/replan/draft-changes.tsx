import type { ReplanDraft } from '#contract/plans/replans.ts';
import { Chip } from '#web/ui/chip/chip.tsx';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import * as classes from './draft-changes.module.css';

/** What a draft changes: the tasks that move, and those that are set aside. */
export function DraftChanges({ draft: { moves, setAside } }: { readonly draft: ReplanDraft }) {
  return (
    <ul className={classes.changes} aria-label="Changes">
      {moves.map(({ taskId, title, from, to }) => (
        <li key={taskId}>
          <span dir="auto">{title}</span>
          <span className={classes.weeks}>
            Week {from} <span aria-hidden="true">→</span>
            <VisuallyHidden> moves to </VisuallyHidden> <strong>Week {to}</strong>
          </span>
        </li>
      ))}
      {setAside.map(({ taskId, title, week }) => (
        <li key={taskId}>
          <del dir="auto">{title}</del>
          <span className={classes.weeks}>
            Week {week} <Chip>Set aside</Chip>
          </span>
        </li>
      ))}
    </ul>
  );
}
