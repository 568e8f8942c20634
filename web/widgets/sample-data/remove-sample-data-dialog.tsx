import { useRemoveSampleData } from '#web/api/account/sample-data.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { restoreFocus } from '#web/ui/restore-focus.ts';
import { showToast } from '#web/ui/toast/toast.ts';

export function RemoveSampleDataDialog({ onClose }: { readonly onClose: () => void }) {
  const { mutateAsync: remove } = useRemoveSampleData();

  async function handleConfirm() {
    await remove();
    onClose();
    restoreFocus();
    showToast('done', 'Sample data removed.');
  }

  return (
    <ConfirmDialog
      title="Remove sample data?"
      confirmLabel="Remove sample data"
      isDestructive
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <p>
        The sample focus areas will be deleted with everything in them: goals, time entries, plans, tasks and resources,{' '}
        <strong>including what you added to them yourself</strong>.
      </p>
      <p>Your own focus areas stay. This action cannot be undone.</p>
    </ConfirmDialog>
  );
}
