import { useQueryClient } from '@tanstack/react-query';
import { type DeletedRecord, showDeletionToast } from './deletion-toast.ts';

/** Confirms a deletion with a toast that offers to undo it. */
export function useDeletionToast(): (deleted: DeletedRecord) => void {
  const queryClient = useQueryClient();
  return (deleted) => showDeletionToast(queryClient, deleted);
}
