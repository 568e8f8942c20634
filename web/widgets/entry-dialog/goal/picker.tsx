import { type FocusEvent, useId, useState } from 'react';
import { OptionList } from '#web/ui/fields/combobox/option-list.tsx';
import { useCombobox } from '#web/ui/fields/combobox/use-combobox.ts';
import { Input } from '#web/ui/fields/input.tsx';
import { PlusIcon } from '#web/ui/icons/icons.tsx';
import classes from './picker.module.css';
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
  const id = useId();
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
    <div
      className={classes.picker}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget)) commitTyped();
      }}
    >
      <label className={classes.label} htmlFor={id}>
        Goal
      </label>
      <Input
        id={id}
        type="text"
        className={classes.input}
        placeholder={canCreate ? 'Choose or type a new one…' : 'Choose…'}
        {...inputProps}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined && hint === undefined ? undefined : `${id}-note`}
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
      <OptionList
        combobox={combobox}
        label="Matches"
        getKey={(option) => ('goal' in option ? option.goal : 'new')}
        renderOption={(option) =>
          'goal' in option ? (
            <>
              <span dir="auto">{option.label}</span>
              {option.area !== areaId && (
                <span className={classes.about} dir="auto">
                  {option.areaName}
                </span>
              )}
            </>
          ) : (
            <span className={classes.create}>
              <PlusIcon size={18} /> Create goal “<bdi>{option.newTitle}</bdi>”
            </span>
          )
        }
      />
      {error !== undefined ? (
        <p id={`${id}-note`} className={classes.error} role="alert">
          {error}
        </p>
      ) : (
        hint !== undefined && (
          <p id={`${id}-note`} className={classes.note}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}
