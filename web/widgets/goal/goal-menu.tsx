import type { ReactNode } from 'react';
import type { Goal } from '#contract/goals.ts';
import { ArchiveIcon, DotsIcon, PencilIcon, TrashIcon } from '#web/ui/icons.tsx';
import { CheckIcon } from '#web/ui/signs.tsx';
import { Menu, MenuAction } from '#web/ui/menu.tsx';
import type { GoalAction } from './goal-dialogs.tsx';

interface GoalMenuProps {
  readonly goal: Goal;
  readonly onAction: (action: GoalAction) => void;
  /** Further items of the menu. */
  readonly more?: ReactNode;
}

/** What can be done with a goal: with a closed one, only to delete it. */
export function GoalMenu({ goal, onAction, more }: GoalMenuProps) {
  return (
    <Menu label={`Actions for ${goal.title}`} icon={<DotsIcon />}>
      {goal.status === 'Active' && (
        <>
          <MenuAction icon={<PencilIcon />} onClick={() => onAction({ does: 'edit', goal })}>
            Edit
          </MenuAction>
          <MenuAction icon={<CheckIcon />} onClick={() => onAction({ does: 'complete', goal })}>
            Complete
          </MenuAction>
          <MenuAction icon={<ArchiveIcon />} onClick={() => onAction({ does: 'archive', goal })}>
            Archive
          </MenuAction>
        </>
      )}
      {more}
      <MenuAction icon={<TrashIcon />} onClick={() => onAction({ does: 'delete', goal })}>
        Delete
      </MenuAction>
    </Menu>
  );
}
