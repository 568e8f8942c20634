import { useQuery } from '@tanstack/react-query';
import type { FocusArea } from '#contract/focus-areas.ts';
import { withContext } from '#web/http/error-context.ts';
import { focusAreaDependentsQuery, useDeleteFocusArea } from '#web/api/safe-delete.ts';
import { SafeDeleteDialog } from '#web/ui/dialog/safe-delete-dialog.tsx';
import { useDeletionToast } from '#web/widgets/deletions/use-deletion-toast.ts';

interface DeleteAreaDialogProps {
  readonly area: FocusArea;
  readonly onClose: () => void;
}

export function DeleteAreaDialog({ area, onClose }: DeleteAreaDialogProps) {
  const dependents = useQuery(focusAreaDependentsQuery(area._id));
  const { mutateAsync: deleteArea } = useDeleteFocusArea();
  const showDeletionToast = useDeletionToast();

  async function handleConfirm() {
    let deletionId: string | undefined;
    try {
      deletionId = await deleteArea(area._id);
    } catch (error) {
      throw withContext(error, 'Failed to delete Focus Area.');
    }
    onClose();
    showDeletionToast({ deletionId, title: area.name });
  }

  return (
    <SafeDeleteDialog
      kind="focus area"
      name={area.name}
      dependents={dependents.data}
      dependentsFailed={dependents.isError}
      onConfirm={handleConfirm}
      onClose={onClose}
    />
  );
}
