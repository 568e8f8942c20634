import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { withContext } from '#web/http/error-context.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { showDeletionToast } from './deletion-toast.ts';

export interface DeleteDialogProps {
  readonly question: string;
  /** Of the record. */
  readonly title: string;
  readonly failureMessage: string;
  /** The question is still loading. */
  readonly isLoading?: boolean;
  /** Resolves to the id of the deletion, or to undefined if the record had already been deleted elsewhere. */
  readonly onDelete: () => Promise<string | undefined>;
  /** Called instead of `onClose` after the deletion. */
  readonly onDeleted?: (() => void) | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks before a record is deleted. Afterwards, a toast offers to undo it. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { question, title, failureMessage, isLoading, onDelete, onClose, onDeleted = onClose, children } = props;
  const queryClient = useQueryClient();

  async function deleteRecord() {
    let deletionId: string | undefined;
    try {
      deletionId = await onDelete();
    } catch (error) {
      throw withContext(error, failureMessage);
    }
    onDeleted();
    showDeletionToast(queryClient, { deletionId, title });
  }

  return (
    <ConfirmDialog
      title={question}
      confirmLabel="Delete"
      isDestructive
      isLoading={isLoading}
      onConfirm={deleteRecord}
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}
