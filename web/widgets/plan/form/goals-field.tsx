import { useState } from 'react';
import type { Goal } from '#contract/goals.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import classes from './fields.module.css';

/** The number of goals from which a checkbox selects them all. */
const SELECT_ALL_THRESHOLD = 4;

interface PlanGoalsFieldProps {
  /** The name of the form field with the ids of the selected goals. */
  readonly name: string;
  readonly goals: readonly Goal[];
  /** The plan being edited. */
  readonly planId: string | undefined;
  readonly defaultSelected: readonly string[];
  readonly emptyText: string;
  readonly error: string | undefined;
  readonly onInput: (event: { readonly currentTarget: HTMLFieldSetElement }) => void;
}

export function PlanGoalsField({
  name,
  goals,
  planId,
  defaultSelected,
  emptyText,
  error,
  onInput,
}: PlanGoalsFieldProps) {
  // Includes goals of other focus areas, in case the user switches back.
  const [selectedIds, setSelectedIds] = useState<readonly string[]>(defaultSelected);
  const ids = goals.map(({ _id }) => _id);
  const selected = ids.filter((id) => selectedIds.includes(id));
  const all = { value: ids.join(','), label: `All ${ids.length} goals` };
  const choices = goals.map((goal) => ({ value: goal._id, label: goal.title, about: goalHint(goal, planId) }));

  return (
    <div>
      <input type="hidden" name={name} value={selected.join(',')} />
      {goals.length === 0 ? (
        <p className={classes.empty}>{emptyText}</p>
      ) : (
        <ChoiceField
          legend="Goals to include"
          type="checkbox"
          name="goal"
          choices={goals.length < SELECT_ALL_THRESHOLD ? choices : [all, ...choices]}
          selected={selected.length === ids.length ? [...selected, all.value] : selected}
          error={error}
          onChange={(value, isChecked) => {
            const toggled = value === all.value ? ids : [value];
            setSelectedIds((before) => [
              ...before.filter((id) => !toggled.includes(id)),
              ...(isChecked ? toggled : []),
            ]);
          }}
          onInput={onInput}
        />
      )}
    </div>
  );
}

/** Explains what including or removing a goal implies. */
function goalHint({ status, actionPlan }: Goal, planId: string | undefined) {
  if (status !== 'Active') return `${status}: if you remove it, you can't add it back.`;
  if (!actionPlan || actionPlan._id === planId) return undefined;
  return (
    <>
      Currently in “<bdi>{actionPlan.title}</bdi>”
    </>
  );
}
