import type { PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { limits } from '#domain/limits.ts';
import { startRowDrag } from '#web/widgets/tasks/order/row-drag.ts';
import { insertAt, removeByKey, updateByKey } from '../draft/draft-edits.ts';
import { DraftAddButton } from '../draft/goals/add-button.tsx';
import * as tasks from '../draft/goals/tasks.module.css';
import { useLines } from '../draft/use-lines.ts';
import { MilestoneRow } from './milestone-row.tsx';
import { createMilestone, type Milestone } from './outline-draft.ts';

interface MilestonesProps {
  readonly milestones: readonly Milestone[];
  readonly messages: ReadonlyMap<string, string>;
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
      <ul aria-label="Steps">
        {milestones.map((milestone, index) => (
          <MilestoneRow
            key={milestone.key}
            milestone={milestone}
            index={index}
            count={milestones.length}
            lines={lines}
            isInvalid={messages.has(milestone.key)}
            error={showsMessages ? messages.get(milestone.key) : undefined}
            onState={(state) => onEdit((before) => updateByKey(before, milestone.key, (line) => ({ ...line, state })))}
            onDrag={(event) => drag(event, milestone, index)}
          />
        ))}
      </ul>
      {lines.remaining > 0 ? (
        <DraftAddButton id={ADD_STEP_ID} onClick={() => lines.add()}>
          Add a step
        </DraftAddButton>
      ) : (
        <p className={tasks.limit}>{MAX_STEPS_MESSAGE}</p>
      )}
    </div>
  );
}
