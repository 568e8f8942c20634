import { Button } from '@mantine/core';
import { memo } from 'react';
import classes from './draft-goals-tools.module.css';

interface DraftGoalsToolsProps {
  /** Of the goals, with blanks between them: what stays the same is not drawn again at every key. */
  readonly keys: string;
  readonly onOpen: (keys: readonly string[]) => void;
}

export const DraftGoalsTools = memo(function DraftGoalsTools({ keys, onOpen }: DraftGoalsToolsProps) {
  return (
    <div className={classes.tools}>
      <Button variant="subtle" onClick={() => onOpen(keys.split(' '))}>
        Expand All
      </Button>
      <Button variant="subtle" onClick={() => onOpen([])}>
        Collapse All
      </Button>
    </div>
  );
});
