import { useQuery } from '@tanstack/react-query';
import type { FocusArea } from '#contract/goals/focus-areas.ts';
import { focusAreaDependentsQuery, useDeleteFocusArea } from '#web/api/deletions/safe-delete.ts';
import { SafeDeleteDialog } from '#web/widgets/deletions/safe-delete-dialog.tsx';

interface DeleteAreaDialogProps {
  readonly area: FocusArea;
  readonly onClose: () => void;
}

export function DeleteAreaDialog({ area, onClose }: DeleteAreaDialogProps) {
  const { mutateAsync: deleteArea } = useDeleteFocusArea();
  return (
    <SafeDeleteDialog
      kind="focus area"
      title={area.name}
      dependents={useQuery(focusAreaDependentsQuery(area._id))}
      failureMessage="Failed to delete Focus Area."
      onDelete={() => deleteArea(area._id)}
      onClose={onClose}
    />
  );
}
