import { PlusIcon } from '#web/ui/icons/icons.tsx';
import * as classes from './add-button.module.css';

interface DraftAddButtonProps {
  readonly id: string;
  readonly children: string;
  readonly onClick: () => void;
}

export function DraftAddButton({ id, children, onClick }: DraftAddButtonProps) {
  return (
    <button
      id={id}
      type="button"
      className={classes.add}
      onClick={onClick}
      // A field that loses the focus becomes shorter, and the button would move away before it is released.
      onMouseDown={(event) => event.preventDefault()}
    >
      <PlusIcon size={18} />
      {children}
    </button>
  );
}
