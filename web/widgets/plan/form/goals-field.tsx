import { useState } from 'react';
import type { Goal } from '#contract/goals.ts';
import { ChoiceField } from '#web/ui/choice-field.tsx';
import classes from './plan-fields.module.css';

/** From here on, all of them can be ticked at once. */
const MANY = 4;

interface PlanGoalsFieldProps {
  /** Of the form field, which holds the ids of those that are ticked. */
  readonly name: string;
  readonly goals: readonly Goal[];
  /** The plan that is edited. */
  readonly planId: string | undefined;
  readonly defaultTicked: readonly string[];
  /** Where there is nothing to choose. */
  readonly none: string;
  readonly error: string | undefined;
  readonly onInput: (event: { readonly currentTarget: HTMLFieldSetElement }) => void;
}

export function PlanGoalsField({ name, goals, planId, defaultTicked, none, error, onInput }: PlanGoalsFieldProps) {
  // Also those of another focus area, should the user come back to it.
  const [ticked, setTicked] = useState<readonly string[]>(defaultTicked);
  const ids = goals.map(({ _id }) => _id);
  const chosen = ids.filter((id) => ticked.includes(id));
  const all = { value: ids.join(','), label: `All ${ids.length} goals` };
  const choices = goals.map((goal) => ({ value: goal._id, label: goal.title, about: noteOf(goal, planId) }));

  return (
    <div>
      <input type="hidden" name={name} value={chosen.join(',')} />
      {goals.length === 0 ? (
        <p className={classes.none}>{none}</p>
      ) : (
        <ChoiceField
          legend="Goals to include"
          type="checkbox"
          name="goal"
          choices={goals.length < MANY ? choices : [all, ...choices]}
          chosen={chosen.length === ids.length ? [...chosen, all.value] : chosen}
          error={error}
          onChoose={(value, isTicked) => {
            const those = value === all.value ? ids : [value];
            setTicked((before) => [...before.filter((id) => !those.includes(id)), ...(isTicked ? those : [])]);
          }}
          onInput={onInput}
        />
      )}
    </div>
  );
}

/** What including it, or taking it out, means. */
function noteOf({ status, actionPlan }: Goal, planId: string | undefined) {
  if (status !== 'Active') return `${status}: if you remove it, you can't add it back.`;
  if (!actionPlan || actionPlan._id === planId) return undefined;
  return (
    <>
      now in “<bdi>{actionPlan.title}</bdi>”
    </>
  );
}
