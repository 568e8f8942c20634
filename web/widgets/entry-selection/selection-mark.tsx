import { Checkbox } from '#web/ui/fields/checkbox.tsx';

interface SelectionMarkProps {
  readonly isSelected: boolean;
  readonly onToggle: (isRange: boolean) => void;
}

/** For pointers only: the row itself is a button that selects the entry, and a second control would be read twice. */
export function SelectionMark({ isSelected, onToggle }: SelectionMarkProps) {
  return (
    <Checkbox
      aria-hidden
      tabIndex={-1}
      checked={isSelected}
      onChange={({ nativeEvent }) => onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  );
}
