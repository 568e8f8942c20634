import type { ReactNode } from 'react';
import type { InventoryItem } from '#contract/goals/inventory.ts';
import { DotsIcon, PencilIcon, PlayIcon, StopIcon, TrashIcon, UndoIcon } from '#web/ui/icons/icons.tsx';
import { CheckIcon } from '#web/ui/icons/svg-icon.tsx';
import { Menu, MenuAction } from '#web/ui/menu/menu.tsx';
import type { ItemAction } from './action.ts';
import type { ItemTracking } from './use-item-tracking.ts';

interface ItemMenuProps extends Pick<ItemTracking, 'timer' | 'onToggleTimer'> {
  readonly item: InventoryItem;
  readonly onAction: (action: ItemAction) => void;
  readonly onToggle: (item: InventoryItem) => void;
  /** Additional `MenuAction`s. */
  readonly extraItems?: ReactNode;
}

export function ItemMenu({ item, onAction, onToggle, timer, onToggleTimer, extraItems }: ItemMenuProps) {
  return (
    <Menu label={`Actions for ${item.title}`} icon={<DotsIcon />}>
      <MenuAction icon={<PencilIcon />} onClick={() => onAction({ type: 'edit', item })}>
        Edit
      </MenuAction>
      <MenuAction icon={item.completed ? <UndoIcon /> : <CheckIcon />} onClick={() => onToggle(item)}>
        {item.completed ? 'Mark Incomplete' : 'Mark Complete'}
      </MenuAction>
      {timer && (
        <MenuAction
          icon={timer === 'stopped' ? <PlayIcon /> : <StopIcon />}
          aria-disabled={timer === 'busy'}
          onClick={() => onToggleTimer(item, timer)}
        >
          {timer === 'stopped' ? 'Start timer' : 'Stop timer'}
        </MenuAction>
      )}
      {extraItems}
      <MenuAction icon={<TrashIcon />} onClick={() => onAction({ type: 'delete', item })}>
        Delete
      </MenuAction>
    </Menu>
  );
}
