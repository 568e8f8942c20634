import type { AreaDemand } from '#contract/plans/plan-weeks.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';
import { useAreaColor } from '#web/api/goals/focus-areas.ts';
import { Button } from '#web/ui/button/button.tsx';
import { AreaDot } from '#web/ui/focus-area/area-dot.tsx';
import { MoonIcon } from '#web/ui/icons/icons.tsx';
import * as classes from './planner-row.module.css';
import { rowHints, type WeekTense } from './hints.ts';
import type { RowViewModel } from './view-model.ts';
import { RowStatus } from './status.tsx';
import { TargetPicker } from './target-picker.tsx';
import { RowDemand } from '../demand/row-demand.tsx';
import type { RowActions } from '../drafts/use-plan-drafts.ts';

interface PlannerRowProps {
  readonly viewModel: RowViewModel;
  readonly tense: WeekTense;
  /** What plans ask of the area this week, if anything. */
  readonly demand: AreaDemand | undefined;
  readonly actions: RowActions;
}

/** A focus area's target, including unsaved changes. */
export function PlannerRow({ viewModel, tense, demand, actions: { edit, save } }: PlannerRowProps) {
  const { row, draft, edited, state, errorMessage } = viewModel;
  const canSave = state === 'unsaved' || state === 'error';
  const canReset = !edited.isDefault && !edited.isResting;
  return (
    <li className={classes.row} data-resting={edited.isResting}>
      <div className={classes.header}>
        <h3 className={classes.name} dir="auto">
          <AreaDot color={useAreaColor(row.focusAreaId)} /> {row.name}
        </h3>
        <RowStatus state={state} />
      </div>
      <p className={classes.hints}>{rowHints(edited, tense).join(' · ')}</p>
      {demand && <RowDemand demand={demand} row={edited} onAdopt={(target) => edit(row, { target })} />}
      {errorMessage !== undefined && <p className={classes.error}>{errorMessage}</p>}
      <div className={classes.controls}>
        <TargetPicker
          row={row}
          minutes={edited.goalMin}
          isDisabled={edited.isResting}
          onPick={(target) => edit(row, { target })}
        />
        <Button
          variant="default"
          className={classes.default}
          aria-label={`Default of ${row.name}: ${formatDuration(row.defaultMin)}`}
          aria-disabled={!canReset}
          onClick={() => (canReset ? edit(row, { target: 'default' }) : undefined)}
        >
          Default
        </Button>
        <button
          type="button"
          className={classes.rest}
          aria-label={`Rest this week: ${row.name}`}
          aria-pressed={edited.isResting}
          onClick={() => edit(row, { isResting: !edited.isResting })}
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
