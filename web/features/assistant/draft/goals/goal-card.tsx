import { type KeyboardEvent, memo, useId } from 'react';
import type { PlanStructure } from '#domain/plan/action-plan.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { ArrowDownIcon, ChevronIcon, DotsIcon, ArrowUpIcon, TrashIcon } from '#web/ui/icons/icons.tsx';
import { RewriteIcon } from './icons.tsx';
import { Menu, MenuAction } from '#web/ui/menu/menu.tsx';
import { announce } from '#web/ui/text/announce.ts';
import { type KeyedGoal, moveByKey, updateGoal } from '../draft-edits.ts';
import type { DraftEditor } from '../use-draft-editor.ts';
import { changeAndFocus } from '../focus.ts';
import * as classes from './goal-card.module.css';
import type { PartErrors } from '../draft-errors.ts';
import { DraftResources } from './resources.tsx';
import { DraftTasks } from './tasks.tsx';
import { DraftTextField } from '../text-field.tsx';
import { goalLabel, formatGoalSize } from '../draft-labels.ts';

export const goalHeaderId = (goalKey: string) => `${goalKey}-header`;

interface DraftGoalCardProps {
  readonly goal: KeyedGoal;
  readonly index: number;
  /** The number of goals. */
  readonly count: number;
  /** '23–29 Nov' */
  readonly dates: string | undefined;
  readonly structure: PlanStructure;
  readonly weeklyHours: number;
  readonly isExpanded: boolean;
  readonly errors: PartErrors | undefined;
  readonly editor: DraftEditor;
  readonly onToggle: (key: string) => void;
  readonly onRemove: (goal: KeyedGoal, index: number) => void;
  /** Omitted if there is no model. */
  readonly onRewrite: ((key: string) => void) | undefined;
}

/** A goal of the draft: a summary, and the editor while it is expanded. */
export const DraftGoalCard = memo(function DraftGoalCard(props: DraftGoalCardProps) {
  const { goal, index, count, dates, structure, weeklyHours, isExpanded, errors, editor } = props;
  const { onToggle, onRemove, onRewrite } = props;
  const { key, title, resources } = goal;
  const bodyId = useId();
  const label = goalLabel(structure, index);
  const lowercaseLabel = label.toLowerCase();
  const size = formatGoalSize(goal, structure, weeklyHours);

  function move(by: -1 | 1, focusId: string) {
    const target = index + by;
    if (target < 0 || target >= count) return;
    changeAndFocus(() => editor.change((draft) => ({ ...draft, goals: moveByKey(draft.goals, key, by) })), focusId);
    announce(`Moved. It is now ${goalLabel(structure, target).toLowerCase()}.`);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined;
    if (!by || !event.altKey) return;
    move(by, key);
    event.preventDefault();
  }

  return (
    <Card as="article" className={classes.card} aria-labelledby={goalHeaderId(key)}>
      <div className={classes.header}>
        <h3>
          <button
            id={goalHeaderId(key)}
            type="button"
            aria-expanded={isExpanded}
            aria-controls={bodyId}
            onClick={() => onToggle(key)}
          >
            <ChevronIcon size={18} />
            <span className={classes.summary}>
              <span className={classes.label}>
                <span>
                  <strong>{label}</strong>
                  {dates !== undefined && <span className={classes.size}> · {dates}</span>}
                </span>
                <span className={classes.size}>
                  {size.label}
                  {size.over !== undefined && <span className={classes.over}>, {size.over}</span>}
                </span>
              </span>
              {!isExpanded && (
                <span className={classes.title} dir="auto">
                  {title}
                </span>
              )}
            </span>
          </button>
        </h3>
        <Menu label={`Actions for ${lowercaseLabel}`} icon={<DotsIcon />}>
          {index > 0 && (
            <MenuAction icon={<ArrowUpIcon />} onClick={() => move(-1, goalHeaderId(key))}>
              Move up
            </MenuAction>
          )}
          {index < count - 1 && (
            <MenuAction icon={<ArrowDownIcon />} onClick={() => move(1, goalHeaderId(key))}>
              Move down
            </MenuAction>
          )}
          {onRewrite && (
            <MenuAction icon={<RewriteIcon />} onClick={() => onRewrite(key)}>
              Rewrite this {structure === 'weekly' ? 'week' : 'goal'}
            </MenuAction>
          )}
          <MenuAction icon={<TrashIcon />} onClick={() => onRemove(goal, index)}>
            Remove
          </MenuAction>
        </Menu>
      </div>
      <div id={bodyId} className={classes.body} hidden={!isExpanded}>
        {isExpanded && (
          <>
            <DraftTextField
              id={key}
              className={classes.titleField}
              label={`Title of ${lowercaseLabel}`}
              placeholder="What you will have achieved"
              value={title}
              error={errors?.get(key)}
              onChange={(text) =>
                editor.change((draft) => updateGoal(draft, key, (before) => ({ ...before, title: text })))
              }
              onKeyDown={handleKeyDown}
            />
            <DraftTasks goal={goal} goalLabel={lowercaseLabel} errors={errors} editor={editor} />
            {resources.length > 0 && (
              <DraftResources goal={goal} goalLabel={lowercaseLabel} errors={errors} editor={editor} />
            )}
          </>
        )}
      </div>
    </Card>
  );
});
