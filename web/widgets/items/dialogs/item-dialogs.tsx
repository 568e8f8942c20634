import { CompleteItemDialog } from './complete-item-dialog.tsx';
import { DeleteItemDialog } from './delete-item-dialog.tsx';
import type { ItemAction } from '../action.ts';
import { ItemDialog } from './item-dialog.tsx';

interface ItemDialogsProps {
  readonly action: ItemAction;
  readonly onClose: () => void;
}

/** Renders the dialog for the current action. */
export function ItemDialogs({ action, onClose }: ItemDialogsProps) {
  switch (action.type) {
    case 'add':
      return <ItemDialog goal={action.goal} onClose={onClose} />;
    case 'edit':
      return <ItemDialog item={action.item} onClose={onClose} />;
    case 'complete':
      return <CompleteItemDialog item={action.item} onClose={onClose} />;
    case 'delete':
      return <DeleteItemDialog item={action.item} onClose={onClose} />;
  }
}
