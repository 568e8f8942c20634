import { Button } from '@mantine/core';
import { minutesInWords } from '#domain/duration.ts';
import { MoonIcon } from '#web/ui/icons.tsx';
import classes from './planner-row.module.css';
import { factsOf, type WhenOfWeek } from './row-facts.ts';
import type { StatedRow } from './row-state.ts';
import { RowStatus } from './row-status.tsx';
import { TargetPicker } from './target-picker.tsx';
import type { PlanActions } from './use-plan-drafts.ts';

interface PlannerRowProps {
  readonly stated: StatedRow;
  readonly when: WhenOfWeek;
  readonly actions: PlanActions;
}

/** What is planned for a focus area, as it will be once it is saved. */
export function PlannerRow({ stated, when, actions: { edit, save } }: PlannerRowProps) {
  const { row, draft, wanted, state, failure } = stated;
  const canSave = state === 'unsaved' || state === 'error';
  const canReset = !wanted.isDefault && !wanted.isResting;
  return (
    <li className={classes.row} data-resting={wanted.isResting}>
      <div className={classes.head}>
        <h3 className={classes.name} dir="auto">
          {row.name}
        </h3>
        <RowStatus state={state} />
      </div>
      <p className={classes.facts}>{factsOf(wanted, when).join(' · ')}</p>
      {failure !== undefined && <p className={classes.error}>{failure}</p>}
      <div className={classes.controls}>
        <TargetPicker
          row={row}
          minutes={wanted.goalMin}
          isDisabled={wanted.isResting}
          onPick={(target) => edit(row, { target })}
        />
        <Button
          variant="default"
          className={classes.default}
          aria-label={`Default of ${row.name}: ${minutesInWords(row.defaultMin)}`}
          aria-disabled={!canReset}
          onClick={() => (canReset ? edit(row, { target: 'default' }) : undefined)}
        >
          Default
        </Button>
        <button
          type="button"
          className={classes.rest}
          aria-label={`Rest this week: ${row.name}`}
          aria-pressed={wanted.isResting}
          onClick={() => edit(row, { isResting: !wanted.isResting })}
        >
          <MoonIcon size={18} />
          Rest this week
        </button>
        <Button
          className={classes.save}
          data-idle={!canSave}
          aria-label={`Save ${row.name}`}
          aria-disabled={!canSave}
          onClick={() => void save(row, draft)}
        >
          Save
        </Button>
      </div>
    </li>
  );
}
