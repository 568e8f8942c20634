import { CompleteItem } from './complete-item.tsx';
import { DeleteItem } from './delete-item.tsx';
import type { ItemAction } from './item-action.ts';
import { ItemDialog } from './item-dialog.tsx';

interface ItemDialogsProps {
  readonly action: ItemAction;
  readonly onClose: () => void;
}

/** The dialog of each action; one at a time. */
export function ItemDialogs({ action, onClose }: ItemDialogsProps) {
  switch (action.does) {
    case 'add':
      return <ItemDialog goal={action.goal} onClose={onClose} />;
    case 'edit':
      return <ItemDialog item={action.item} onClose={onClose} />;
    case 'complete':
      return <CompleteItem item={action.item} onClose={onClose} />;
    case 'delete':
      return <DeleteItem item={action.item} onClose={onClose} />;
  }
}
