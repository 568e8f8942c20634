import type { Goal } from '#contract/goals.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import classes from './fields.module.css';

/** If there are at least this many goals, a checkbox selects them all. */
const SELECT_ALL_THRESHOLD = 4;

interface PlanGoalsFieldProps {
  readonly name: string;
  readonly goals: readonly Goal[];
  /** The plan being edited. */
  readonly planId: string | undefined;
  /** The ids of the selected goals, including those of other focus areas, in case the user switches back. */
  readonly value: readonly string[];
  readonly emptyText: string;
  readonly error: string | undefined;
  readonly onChange: (ids: readonly string[]) => void;
}

export function PlanGoalsField({ name, goals, planId, value, emptyText, error, onChange }: PlanGoalsFieldProps) {
  const ids = goals.map(({ _id }) => _id);
  const selected = ids.filter((id) => value.includes(id));
  const all = { value: ids.join(','), label: `All ${ids.length} goals` };
  const choices = goals.map((goal) => ({ value: goal._id, label: goal.title, about: goalHint(goal, planId) }));

  if (goals.length === 0) return <p className={classes.empty}>{emptyText}</p>;
  return (
    <ChoiceField
      legend="Goals to include"
      type="checkbox"
      name={name}
      choices={goals.length < SELECT_ALL_THRESHOLD ? choices : [all, ...choices]}
      selected={selected.length === ids.length ? [...selected, all.value] : selected}
      error={error}
      onChange={(choice, isChecked) => {
        const toggled = choice === all.value ? ids : [choice];
        onChange([...value.filter((id) => !toggled.includes(id)), ...(isChecked ? toggled : [])]);
      }}
    />
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
