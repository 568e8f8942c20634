import { use } from 'react';
import { planWeeks } from '#domain/assistant/plan-weeks.ts';
import { formatShortDay } from '#domain/calendar/format-date.ts';
import { Button } from '#web/ui/button/button.tsx';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import { Card } from '#web/ui/layout/card.tsx';
import type { KeyedDraft, KeyedGoal } from '../draft-edits.ts';
import { changeAndFocus } from '../focus.ts';
import { showUndoToast } from '../undo-toast.ts';
import type { DraftEditor } from '../use-draft-editor.ts';
import { DraftOriginContext, useHasModel } from './draft-origin.ts';
import { goalHeaderId } from './goal-card.tsx';
import * as classes from './goals.module.css';

/** How the planner names weeks without work. A week that the user has emptied or added is still to be filled. */
const SPARE_WEEK_TITLE = /^spare week$/i;
const END_ID = 'draft-end-after';

/** The index of the first of the weeks at the end that have nothing to do, or the number of weeks. */
export function findSpareWeeks({ structure, goals }: KeyedDraft): number {
  const isSpare = ({ title, tasks, resources }: KeyedGoal) =>
    tasks.length === 0 && resources.length === 0 && SPARE_WEEK_TITLE.test(title.trim());
  return structure === 'weekly' ? Math.max(1, goals.findLastIndex((goal) => !isSpare(goal)) + 1) : goals.length;
}

export interface SpareWeeksProps {
  readonly draft: KeyedDraft;
  /** The index of the first one. */
  readonly first: number;
  readonly editor: DraftEditor;
  /** Writes the plan again without the deadline. */
  readonly onUseAllWeeks: () => void;
  /** Lets the model write these weeks. */
  readonly onWriteRest: () => void;
}

/** The weeks that the work leaves over, or what a model has not written, in one line. */
export function SpareWeeks({ draft: { structure, goals }, first, editor: { change }, ...actions }: SpareWeeksProps) {
  const { request, generatedBy, startsOn, deadline = null, isCutShort = false } = use(DraftOriginContext);
  const hasModel = useHasModel();
  const formats = useFormats();
  const spare = goals.slice(first);
  const label = spare.length === 1 ? `Week ${goals.length}` : `Weeks ${first + 1} to ${goals.length}`;
  const verb = spare.length === 1 ? 'is' : 'are';
  // A deadline early in the first spare week ends the work, too.
  const weeks = startsOn !== null && deadline !== null ? planWeeks(startsOn, first + 1) : [];
  const deadlineWeek = weeks.findIndex(({ to }) => deadline! <= to) + 1;
  const isUnwritten = generatedBy === 'model' && (deadlineWeek === 0 || isCutShort);
  const rest = isUnwritten && hasModel && request && (
    <Button variant="light" onClick={actions.onWriteRest}>
      Write the rest
    </Button>
  );
  const reason =
    deadline !== null && deadlineWeek > 0
      ? `Your deadline, ${formatShortDay(deadline, formats)}, is in week ${deadlineWeek}`
      : `The work ends in week ${first}`;

  function end() {
    changeAndFocus(
      () => change((draft) => ({ ...draft, goals: draft.goals.slice(0, first) })),
      goalHeaderId(goals[first - 1]!.key),
    );
    const restore = () => change((draft) => ({ ...draft, goals: [...draft.goals, ...spare] }));
    showUndoToast(label, restore, END_ID);
  }

  if (spare.length === 0) {
    // How many goals a backlog will have is up to the model.
    if (structure === 'weekly' || !isCutShort || !rest) return null;
    return (
      <Card as="section" className={classes.spare} aria-label="Rest of the plan">
        <p>The model stopped before it had finished.</p>
        <div>{rest}</div>
      </Card>
    );
  }
  return (
    <Card as="section" className={classes.spare} aria-label="Spare weeks">
      <p>{isUnwritten ? `${label} ${verb} not written yet.` : `${reason}, so ${label.toLowerCase()} ${verb} spare.`}</p>
      <div>
        {rest}
        <Button id={END_ID} variant="default" onClick={end}>
          End after week {first}
        </Button>
        {deadlineWeek > 0 && request && (
          <Button variant="default" onClick={actions.onUseAllWeeks}>
            Use all {goals.length} weeks
          </Button>
        )}
      </div>
    </Card>
  );
}
