import { useId } from 'react';
import type { Goal } from '#contract/goals/goals.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import * as classes from './fields.module.css';
import { goalWeekPlaceholder, isGoalWeek } from './goal-week.ts';
import type { GoalWeeks } from './request-body.ts';

/** If there are at least this many goals, a checkbox selects them all. */
const SELECT_ALL_THRESHOLD = 4;

interface PlanGoalsFieldProps {
  readonly name: string;
  readonly goals: readonly Goal[];
  /** The plan being edited. */
  readonly planId: string | undefined;
  /** The ids of the selected goals, including those of other focus areas, in case the user switches back. */
  readonly value: readonly string[];
  /** The weeks of the goals as typed. */
  readonly weeks: {
    readonly name: string;
    readonly value: GoalWeeks;
    readonly error: string | undefined;
    readonly onChange: (weeks: GoalWeeks) => void;
  };
  readonly emptyText: string;
  readonly error: string | undefined;
  readonly onChange: (ids: readonly string[]) => void;
}

export function PlanGoalsField(props: PlanGoalsFieldProps) {
  const { name, goals, planId, value, weeks, emptyText, error, onChange } = props;
  const ids = goals.map(({ _id }) => _id);
  const selected = ids.filter((id) => value.includes(id));
  const all = { value: ids.join(','), label: `All ${ids.length} goals` };
  const choices = goals.map((goal) => ({
    value: goal._id,
    label: goal.title,
    about: goalHint(goal, planId),
    extra: value.includes(goal._id) && (
      <GoalWeekInput
        goal={goal}
        name={weeks.name}
        value={weeks.value[goal._id] ?? ''}
        hasError={weeks.error !== undefined}
        onChange={(week) => weeks.onChange({ ...weeks.value, [goal._id]: week })}
      />
    ),
  }));

  if (goals.length === 0) return <p className={classes.empty}>{emptyText}</p>;
  return (
    <ChoiceField
      legend="Goals to include"
      type="checkbox"
      name={name}
      choices={goals.length < SELECT_ALL_THRESHOLD ? choices : [all, ...choices]}
      selected={selected.length === ids.length ? [...selected, all.value] : selected}
      error={error}
      extraError={weeks.error}
      onChange={(choice, isChecked) => {
        const toggled = choice === all.value ? ids : [choice];
        onChange([...value.filter((id) => !toggled.includes(id)), ...(isChecked ? toggled : [])]);
      }}
    />
  );
}

interface GoalWeekInputProps {
  readonly goal: Goal;
  readonly name: string;
  readonly value: string;
  /** One of the weeks is invalid. */
  readonly hasError: boolean;
  readonly onChange: (week: string) => void;
}

function GoalWeekInput({ goal: { title }, name, value, hasError, onChange }: GoalWeekInputProps) {
  const id = useId();
  const isInvalid = hasError && !isGoalWeek(value);
  return (
    <div className={classes.goalWeek}>
      <label htmlFor={id}>Week</label>
      <Input
        id={id}
        // Not a `name`, which would be that of the first week: an invalid week is focused.
        {...(!isGoalWeek(value) && { 'data-field': name })}
        aria-label={`Week of ${title}`}
        aria-invalid={isInvalid}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        placeholder={goalWeekPlaceholder(title)}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
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
