import { Segments } from './segments.tsx';

interface RangeSwitchProps {
  readonly isYear: boolean;
  readonly onChange: (isYear: boolean) => void;
}

const choices = [
  { value: 'weeks', label: '12 weeks' },
  { value: 'year', label: 'Year' },
] as const;

export function RangeSwitch({ isYear, onChange }: RangeSwitchProps) {
  return (
    <Segments
      legend="Time range"
      choices={choices}
      value={isYear ? 'year' : 'weeks'}
      onChange={(value) => onChange(value === 'year')}
    />
  );
}
