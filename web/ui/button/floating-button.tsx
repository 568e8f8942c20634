import { UnstyledButton } from '@mantine/core';
import classes from './floating-button.module.css';
import { PlusIcon } from './icons.tsx';

interface FloatingButtonProps {
  readonly label: string;
  readonly onClick: () => void;
}

/** Adds something: in the corner that a thumb reaches, above the page that scrolls below it. */
export function FloatingButton({ label, onClick }: FloatingButtonProps) {
  return (
    <div className={classes.room}>
      <UnstyledButton className={classes.button} aria-label={label} title={label} onClick={onClick}>
        <PlusIcon size={26} />
      </UnstyledButton>
    </div>
  );
}
