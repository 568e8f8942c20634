import { useState } from 'react';
import { OptionList } from '#web/ui/fields/combobox/option-list.tsx';
import { useCombobox } from '#web/ui/fields/combobox/use-combobox.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { PlusIcon } from '#web/ui/icons/icons.tsx';
import { type AreaOption, type GoalOption, findGoalOptions } from './options.ts';

interface GoalPickerProps {
  readonly areas: readonly AreaOption[];
  readonly areaId: string;
  /** Whether to offer to create a goal with the typed title. */
  readonly canCreate?: boolean;
  /** The title of the chosen goal or of the one to create. */
  readonly title: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly hasInitialFocus: boolean;
  readonly onInput: () => void;
  /** Called with undefined when the field is cleared. */
  readonly onChoose: (option: GoalOption | undefined) => void;
}

/** A combobox that finds goals as you type, and offers to create one. */
export function GoalPicker(props: GoalPickerProps) {
  const { areas, areaId, canCreate = true, title, hint, error, hasInitialFocus, onInput, onChoose } = props;
  /** While undefined, the field shows the title of the chosen goal. */
  const [typed, setTyped] = useState<string>();
  const combobox = useCombobox({
    findOptions: () => {
      const found = findGoalOptions(areas, areaId, typed ?? '');
      return canCreate ? found : found.filter((option) => 'goal' in option);
    },
    initialIndex: 0,
    onChoose: (option) => {
      setTyped(undefined);
      onChoose(option);
    },
    onCancel: () => setTyped(undefined),
  });
  const { options, activeIndex, open, close, choose, handleKey, inputProps } = combobox;

  /** On blur, typed text selects the highlighted option. */
  function commitTyped() {
    const option = options[activeIndex];
    if (typed !== undefined && typed.trim() !== '' && option) return choose(option);
    close();
    setTyped(undefined);
    if (typed !== undefined) onChoose(undefined);
  }

  return (
    <Field
      label="Goal"
      description={error === undefined ? hint : undefined}
      descriptionBelow
      error={error}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) commitTyped();
      }}
    >
      {(control) => (
        <>
          <Input
            type="text"
            placeholder={canCreate ? 'Choose or type a new one…' : 'Choose…'}
            {...control}
            {...inputProps}
            data-field="goalId"
            data-focus-first={hasInitialFocus || undefined}
            spellCheck={false}
            value={typed ?? title}
            onFocus={({ currentTarget }) => {
              currentTarget.select();
              if (title === '') open();
            }}
            onClick={open}
            onKeyDown={handleKey}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              open();
              onInput();
            }}
          />
          <OptionList combobox={combobox} label="Matches" toRow={(option) => toRow(option, areaId)} />
        </>
      )}
    </Field>
  );
}

function toRow(option: GoalOption, areaId: string) {
  if ('goal' in option) {
    const { goal, label, area, areaName } = option;
    return { key: goal, label, description: area === areaId ? undefined : areaName };
  }
  return {
    key: 'new',
    icon: <PlusIcon size={18} />,
    label: (
      <>
        Create goal “<bdi>{option.newTitle}</bdi>”
      </>
    ),
  };
}
