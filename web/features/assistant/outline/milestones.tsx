import type { PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { limits } from '#domain/limits.ts';
import { startRowDrag } from '#web/widgets/tasks/order/row-drag.ts';
import { insertAt, removeByKey, updateByKey } from '../draft/draft-edits.ts';
import { DraftAddButton } from '../draft/goals/add-button.tsx';
import { useLines } from '../draft/use-lines.ts';
import { MilestoneRow } from './milestone-row.tsx';
import classes from './milestones.module.css';
import { createMilestone, type Milestone } from './outline-draft.ts';

type Messages = ReadonlyMap<string, string>;

interface MilestonesProps {
  readonly milestones: readonly Milestone[];
  readonly messages: Messages;
  /** Whether the user has tried to generate the plan. */
  readonly showsMessages: boolean;
  readonly onEdit: (update: (before: readonly Milestone[]) => readonly Milestone[]) => void;
}

const ADD_STEP_ID = 'outline-add';
const MAX_STEPS_MESSAGE = `A plan can start from at most ${limits.outlineMilestones} steps.`;

/** The steps of the outline, edited like lines of text. */
export function Milestones({ milestones, messages, showsMessages, onEdit }: MilestonesProps) {
  const lines = useLines({
    lines: milestones,
    edit: onEdit,
    create: createMilestone,
    name: 'Step',
    max: limits.outlineMilestones,
    maxMessage: MAX_STEPS_MESSAGE,
    addId: ADD_STEP_ID,
  });

  function drag(event: PointerEvent<HTMLElement>, milestone: Milestone, from: number) {
    if (event.button !== 0 || !event.isPrimary) return;
    startRowDrag(event.nativeEvent, event.currentTarget.closest('li')!, {
      onStart: () => undefined,
      onEnd: (index) => {
        if (index === from) return;
        flushSync(() => onEdit((before) => insertAt(removeByKey(before, milestone.key), index, milestone)));
        lines.announceMove(index);
      },
    });
  }

  return (
    <div>
      <ol className={classes.rows} aria-label="Steps">
        {milestones.map((milestone, index) => (
          <MilestoneRow
            key={milestone.key}
            milestone={milestone}
            number={index + 1}
            count={milestones.length}
            isInvalid={messages.has(milestone.key)}
            error={showsMessages ? messages.get(milestone.key) : undefined}
            onTitle={(title) => lines.setTitle(milestone.key, title)}
            onMultiline={(text, caretFromEnd) => lines.split(milestone, text, caretFromEnd)}
            onState={(state) => onEdit((before) => updateByKey(before, milestone.key, (line) => ({ ...line, state })))}
            onMove={(by, focusId) => lines.move(milestone, index, by, focusId)}
            onDrag={(event) => drag(event, milestone, index)}
            onAddBelow={() => lines.add(index + 1)}
            onRemove={() => lines.remove(milestone, index)}
          />
        ))}
      </ol>
      {lines.remaining > 0 ? (
        <DraftAddButton id={ADD_STEP_ID} onClick={() => lines.add()}>
          Add a step
        </DraftAddButton>
      ) : (
        <p className={classes.limit}>{MAX_STEPS_MESSAGE}</p>
      )}
    </div>
  );
}
