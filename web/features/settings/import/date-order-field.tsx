import { useMemo } from 'react';
import { dateOrders } from '#contract/account/imports.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import { findAmbiguousDate } from './ambiguous-date.ts';

export type DateOrder = (typeof dateOrders)[number];

const orderLabels: Readonly<Record<DateOrder, string>> = {
  'day-first': 'Day first',
  'month-first': 'Month first',
};

interface DateOrderFieldProps {
  /** The content of the file. */
  readonly text: string;
  readonly selected: DateOrder | undefined;
  readonly onChange: (order: DateOrder) => void;
}

/** Asks for the date order, with an ambiguous date from the file as an example. */
export function DateOrderField({ text, selected, onChange }: DateOrderFieldProps) {
  const formats = useFormats();
  const example = useMemo(() => findAmbiguousDate(text, formats), [text, formats]);
  return (
    <ChoiceField
      legend="How are dates written in this file?"
      type="radio"
      name="date-order"
      choices={dateOrders.map((value) => ({
        value,
        label: orderLabels[value],
        about: example && `${example.date} is ${example[value]}.`,
      }))}
      selected={selected ? [selected] : []}
      onChange={onChange}
    />
  );
}
