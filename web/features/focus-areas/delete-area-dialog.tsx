import { useQuery } from '@tanstack/react-query';
import type { FocusArea } from '#contract/focus-areas.ts';
import { failureOf } from '#web/api/failure.ts';
import { focusAreaDependentsQuery, useDeleteFocusArea } from '#web/api/focus-areas.ts';
import { SafeDeleteDialog } from '#web/ui/safe-delete-dialog.tsx';
import { showToast } from '#web/ui/toast.ts';

interface DeleteFocusAreaProps {
  readonly area: FocusArea;
  readonly onClose: () => void;
}

export function DeleteFocusArea({ area, onClose }: DeleteFocusAreaProps) {
  const dependents = useQuery(focusAreaDependentsQuery(area._id));
  const { mutateAsync: deleteArea } = useDeleteFocusArea();

  async function confirmed() {
    try {
      await deleteArea(area._id);
    } catch (error) {
      throw failureOf(error, 'Failed to delete Focus Area.');
    }
    onClose();
    showToast('done', 'deleted.', area.name);
  }

  return (
    <SafeDeleteDialog
      kind="focus area"
      name={area.name}
      dependents={dependents.data}
      dependentsFailed={dependents.isError}
      onConfirm={confirmed}
      onClose={onClose}
    />
  );
}
