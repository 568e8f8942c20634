import * as classes from './floating-button.module.css';
import { PlusIcon } from '../icons/icons.tsx';

interface FloatingButtonProps {
  readonly label: string;
  readonly onClick: () => void;
}

/** Adds an item. Fixed in the corner within reach of a thumb; the page scrolls beneath it. */
export function FloatingButton({ label, onClick }: FloatingButtonProps) {
  return (
    <div className={classes.spacer}>
      <button type="button" className={classes.button} aria-label={label} title={label} onClick={onClick}>
        <PlusIcon size={26} />
      </button>
    </div>
  );
}
