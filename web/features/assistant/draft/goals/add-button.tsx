import { PlusIcon } from '#web/ui/icons.tsx';
import classes from './draft-add-button.module.css';

interface DraftAddButtonProps {
  readonly id: string;
  readonly children: string;
  readonly onClick: () => void;
}

/** A quiet one at the end of a list. */
export function DraftAddButton({ id, children, onClick }: DraftAddButtonProps) {
  return (
    <button id={id} type="button" className={classes.add} onClick={onClick}>
      <PlusIcon size={18} />
      {children}
    </button>
  );
}
