import { type KeyboardEvent, memo, useId } from 'react';
import type { PlanStructure } from '#domain/action-plan.ts';
import { ArrowDownIcon, ChevronIcon, DotsIcon, RiseIcon, TrashIcon } from '#web/ui/icons.tsx';
import { Menu, MenuAction } from '#web/ui/menu.tsx';
import { type EditedGoal, moved, withGoal } from './draft-edits.ts';
import type { DraftEditor } from './draft-editor.ts';
import { changeAndFocus } from './draft-focus.ts';
import classes from './draft-goal-card.module.css';
import type { PartProblems } from './draft-problems.ts';
import { DraftResources } from './draft-resources.tsx';
import { DraftTasks } from './draft-tasks.tsx';
import { DraftText } from './draft-text.tsx';
import { goalName, goalSize } from './draft-words.ts';

export const headId = (goalKey: string) => `${goalKey}-head`;

interface DraftGoalCardProps {
  readonly goal: EditedGoal;
  readonly at: number;
  /** How many there are. */
  readonly count: number;
  readonly structure: PlanStructure;
  readonly weeklyHours: number;
  readonly isOpen: boolean;
  readonly problems: PartProblems | undefined;
  readonly editor: DraftEditor;
  readonly onToggle: (key: string) => void;
  /** It is gone; the focus goes on at one of those beside it. */
  readonly onRemove: (goal: EditedGoal, at: number) => void;
}

/** A goal of the draft: what it is and how much it asks for; while it is open, all of it, to be edited. */
export const DraftGoalCard = memo(function DraftGoalCard(props: DraftGoalCardProps) {
  const { goal, at, count, structure, weeklyHours, isOpen, problems, editor, onToggle, onRemove } = props;
  const { key, title, resources } = goal;
  const bodyId = useId();
  const name = goalName(structure, at);
  const of = name.toLowerCase();
  const size = goalSize(goal, structure, weeklyHours);

  function move(by: -1 | 1, focusId: string) {
    const place = at + by;
    if (place < 0 || place >= count) return;
    changeAndFocus(() => editor.change((draft) => ({ ...draft, goals: moved(draft.goals, key, by) })), focusId);
    editor.say(`Moved. It is now ${goalName(structure, place).toLowerCase()}.`);
  }

  function pressed(event: KeyboardEvent) {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined;
    if (!by || !event.altKey) return;
    move(by, key);
    event.preventDefault();
  }

  return (
    <article className={classes.card} aria-labelledby={headId(key)}>
      <div className={classes.head}>
        <h3>
          <button
            id={headId(key)}
            type="button"
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onClick={() => onToggle(key)}
          >
            <ChevronIcon size={18} />
            <span className={classes.what}>
              <span className={classes.place}>
                <strong>{name}</strong>
                <span className={classes.size}>
                  {size.words}
                  {size.over !== undefined && <span className={classes.over}>, {size.over}</span>}
                </span>
              </span>
              {!isOpen && (
                <span className={classes.title} dir="auto">
                  {title}
                </span>
              )}
            </span>
          </button>
        </h3>
        <Menu label={`Actions for ${of}`} icon={<DotsIcon />}>
          {at > 0 && (
            <MenuAction icon={<RiseIcon />} onClick={() => move(-1, headId(key))}>
              Move up
            </MenuAction>
          )}
          {at < count - 1 && (
            <MenuAction icon={<ArrowDownIcon />} onClick={() => move(1, headId(key))}>
              Move down
            </MenuAction>
          )}
          <MenuAction icon={<TrashIcon />} onClick={() => onRemove(goal, at)}>
            Remove
          </MenuAction>
        </Menu>
      </div>
      <div id={bodyId} className={classes.body} hidden={!isOpen}>
        {isOpen && (
          <>
            <DraftText
              id={key}
              className={classes.name}
              label={`Title of ${of}`}
              placeholder="What you will have achieved"
              value={title}
              error={problems?.get(key)}
              onChange={(text) =>
                editor.change((draft) => withGoal(draft, key, (before) => ({ ...before, title: text })))
              }
              onKeyDown={pressed}
            />
            <DraftTasks goal={goal} of={of} problems={problems} editor={editor} />
            {resources.length > 0 && <DraftResources goal={goal} of={of} problems={problems} editor={editor} />}
          </>
        )}
      </div>
    </article>
  );
});
