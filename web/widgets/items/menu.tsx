import type { ReactNode } from 'react';
import type { InventoryItem } from '#contract/inventory.ts';
import { DotsIcon, PencilIcon, TrashIcon, UndoIcon } from '#web/ui/icons.tsx';
import { CheckIcon } from '#web/ui/signs.tsx';
import { Menu, MenuAction } from '#web/ui/menu.tsx';
import type { ItemAction } from './item-action.ts';

interface ItemMenuProps {
  readonly item: InventoryItem;
  readonly onAction: (action: ItemAction) => void;
  readonly onToggle: (item: InventoryItem) => void;
  /** Further `MenuAction`s. */
  readonly more?: ReactNode;
}

export function ItemMenu({ item, onAction, onToggle, more }: ItemMenuProps) {
  return (
    <Menu label={`Actions for ${item.title}`} icon={<DotsIcon />}>
      <MenuAction icon={<PencilIcon />} onClick={() => onAction({ does: 'edit', item })}>
        Edit
      </MenuAction>
      <MenuAction icon={item.completed ? <UndoIcon /> : <CheckIcon />} onClick={() => onToggle(item)}>
        {item.completed ? 'Mark Incomplete' : 'Mark Complete'}
      </MenuAction>
      {more}
      <MenuAction icon={<TrashIcon />} onClick={() => onAction({ does: 'delete', item })}>
        Delete
      </MenuAction>
    </Menu>
  );
}
