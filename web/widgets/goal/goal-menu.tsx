import type { ReactNode } from 'react';
import type { Goal } from '#contract/goals/goals.ts';
import { ArchiveIcon, DotsIcon, PencilIcon, TrashIcon } from '#web/ui/icons/icons.tsx';
import { CheckIcon } from '#web/ui/icons/svg-icon.tsx';
import { Menu, MenuAction } from '#web/ui/menu/menu.tsx';
import type { GoalAction } from './goal-dialogs.tsx';

interface GoalMenuProps {
  readonly goal: Goal;
  readonly onAction: (action: GoalAction) => void;
  readonly extraItems?: ReactNode;
}

/** Closed goals can only be deleted. */
export function GoalMenu({ goal, onAction, extraItems }: GoalMenuProps) {
  return (
    <Menu label={`Actions for ${goal.title}`} icon={<DotsIcon />}>
      {goal.status === 'Active' && (
        <>
          <MenuAction icon={<PencilIcon />} onClick={() => onAction({ type: 'edit', goal })}>
            Edit
          </MenuAction>
          <MenuAction icon={<CheckIcon />} onClick={() => onAction({ type: 'complete', goal })}>
            Complete
          </MenuAction>
          <MenuAction icon={<ArchiveIcon />} onClick={() => onAction({ type: 'archive', goal })}>
            Archive
          </MenuAction>
        </>
      )}
      {extraItems}
      <MenuAction icon={<TrashIcon />} onClick={() => onAction({ type: 'delete', goal })}>
        Delete
      </MenuAction>
    </Menu>
  );
}
