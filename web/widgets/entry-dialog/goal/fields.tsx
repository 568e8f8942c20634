import { type ComponentProps, useState } from 'react';
import { SelectField } from '#web/ui/select-field.tsx';
import { EntryGoalPicker } from './entry-goal-picker.tsx';
import { type AreaChoice, type GoalOption, onlyOf, withChosen } from './entry-goals.ts';

type FieldProps = Pick<ComponentProps<typeof SelectField>, 'name' | 'aria-invalid'> & {
  readonly error: string | undefined;
  readonly onInput: (event: { readonly currentTarget: { readonly form: HTMLFormElement | null } }) => void;
};

/** The chosen values: a goal by its id, or the title of one to be created. */
export interface GoalValues {
  readonly focusArea: string;
  readonly goalId: string;
  readonly newGoal: string;
}

interface EntryGoalFieldsProps {
  readonly areas: readonly AreaChoice[];
  readonly initial: GoalValues;
  /** Whether the dialog was opened for it. */
  readonly isFirst: boolean;
  readonly field: (name: 'focusArea' | 'goalId') => FieldProps;
}

/** What is chosen without asking: the only area, or the only one with goals, and the only goal of an area. */
export function initialGoal(areas: readonly AreaChoice[], known: Partial<GoalValues>): GoalValues {
  const ofGoal = areas.find(({ goals }) => goals.some(({ value }) => value === known.goalId));
  const only = onlyOf(areas.filter(({ goals }) => goals.length > 0)) ?? onlyOf(areas);
  const focusArea = ofGoal?.value ?? known.focusArea ?? only?.value ?? '';
  const newGoal = known.newGoal ?? '';
  const goalId = known.goalId ?? onlyOf(goalsIn(areas, focusArea))?.value ?? '';
  return { focusArea, goalId: newGoal === '' ? goalId : '', newGoal };
}

/** Which goal an entry is of. Its focus area narrows the goals down, and follows from the goal where that is chosen first. */
export function EntryGoalFields({ areas, initial, isFirst, field }: EntryGoalFieldsProps) {
  const [chosen, setChosen] = useState(initial);
  const { focusArea, newGoal } = chosen;
  const all = areas.flatMap(({ goals }) => goals);
  // A new goal is an existing one as soon as it has been created.
  const created = goalsIn(areas, focusArea).find(({ label }) => newGoal !== '' && label === newGoal);
  const goalId = created?.value ?? chosen.goalId;
  const title = all.find(({ value }) => value === goalId)?.label ?? newGoal;
  const areaName = areas.find(({ value }) => value === focusArea)?.label;
  const isNew = newGoal !== '' && !created;

  function choose(option: GoalOption | undefined) {
    if (option === undefined) setChosen({ ...chosen, goalId: '', newGoal: '' });
    else if ('goal' in option) setChosen({ focusArea: option.area, goalId: option.goal, newGoal: '' });
    else setChosen({ ...chosen, goalId: '', newGoal: option.create });
  }

  const { error, onInput } = field('goalId');
  return (
    <>
      <SelectField
        {...field('focusArea')}
        label="Focus area"
        value={focusArea}
        choices={withChosen(areas, focusArea)}
        onChange={({ currentTarget: { value } }) =>
          setChosen(
            isNew
              ? { ...chosen, focusArea: value }
              : { focusArea: value, goalId: onlyOf(goalsIn(areas, value))?.value ?? '', newGoal: '' },
          )
        }
      />
      <input type="hidden" name="goalId" value={goalId} />
      <input type="hidden" name="newGoal" value={isNew ? newGoal : ''} />
      <EntryGoalPicker
        areas={areas}
        area={focusArea}
        title={title === '' && goalId !== '' ? 'No longer there' : title}
        note={isNew ? `New goal${areaName === undefined ? '' : ` in ${areaName}`}` : undefined}
        error={error}
        isFirst={isFirst}
        onInput={onInput}
        onChoose={choose}
      />
    </>
  );
}

function goalsIn(areas: readonly AreaChoice[], id: string) {
  return areas.find(({ value }) => value === id)?.goals ?? [];
}
