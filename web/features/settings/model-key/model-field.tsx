import { useEffect, useState } from 'react';
import { createMatcher } from '#domain/search/search.ts';
import { OptionList } from '#web/ui/fields/combobox/option-list.tsx';
import { useCombobox } from '#web/ui/fields/combobox/use-combobox.ts';
import { TextInput } from '#web/ui/fields/text-input.tsx';

interface ModelFieldProps {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly description: string | undefined;
  /** To choose from. Any other name can be typed. */
  readonly names: readonly string[];
  readonly onChange: (name: string) => void;
  readonly onFocus: () => void;
}

/** The name of a model, with the names that its provider lists as suggestions. */
export function ModelField({ names, value, onChange, onFocus, ...rest }: ModelFieldProps) {
  /** Until something is typed, all names are shown, so that the present one can be replaced. */
  const [isTyping, setIsTyping] = useState(false);
  const combobox = useCombobox<string>({
    findOptions: () => names.filter(createMatcher(isTyping ? value : '')),
    initialIndex: -1,
    onChoose: onChange,
  });
  const { list, isListVisible } = combobox;
  useEffect(() => {
    // The field is the last one, so the dialog has to scroll to show the list.
    if (isListVisible) list.current?.scrollIntoView({ block: 'nearest' });
  }, [list, isListVisible]);
  return (
    <div>
      <TextInput
        {...rest}
        {...combobox.inputProps}
        label="Model"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value);
          setIsTyping(true);
          combobox.open();
        }}
        onFocus={() => {
          onFocus();
          setIsTyping(false);
          combobox.open();
        }}
        onClick={combobox.open}
        onKeyDown={combobox.handleKey}
        onBlur={combobox.close}
      />
      <OptionList combobox={combobox} label="Suggestions" toRow={(name) => ({ key: name, label: name })} />
    </div>
  );
}
