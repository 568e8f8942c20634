import { useMemo } from 'react';
import { dateOrders } from '#contract/imports.ts';
import { ChoiceField } from '#web/ui/choice-field.tsx';
import { dateExample } from './date-example.ts';

export type DateOrder = (typeof dateOrders)[number];

const labels: Readonly<Record<DateOrder, string>> = {
  'day-first': 'The day comes first',
  'month-first': 'The month comes first',
};

interface DateOrderFieldProps {
  /** Of the file. */
  readonly text: string;
  readonly chosen: DateOrder | undefined;
  readonly onChoose: (order: DateOrder) => void;
}

/** Asks how the dates of a file are meant, by one of them. */
export function DateOrderField({ text, chosen, onChoose }: DateOrderFieldProps) {
  const example = useMemo(() => dateExample(text), [text]);
  return (
    <ChoiceField
      legend="How are dates written in this file?"
      type="radio"
      name="date-order"
      choices={dateOrders.map((value) => ({
        value,
        label: labels[value],
        about: example && `${example.date} is ${example[value]}.`,
      }))}
      chosen={chosen ? [chosen] : []}
      onChoose={onChoose}
    />
  );
}
