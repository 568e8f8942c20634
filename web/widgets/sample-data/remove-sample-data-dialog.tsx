import { useRemoveSampleData } from '#web/api/sample-data.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { refocus } from '#web/ui/refocus.ts';
import { showToast } from '#web/ui/toast.ts';

export function RemoveSampleData({ onClose }: { readonly onClose: () => void }) {
  const { mutateAsync: remove } = useRemoveSampleData();

  async function confirmed() {
    await remove();
    onClose();
    refocus();
    showToast('done', 'The sample data was removed.');
  }

  return (
    <ConfirmDialog
      title="Remove sample data?"
      confirmLabel="Remove sample data"
      isDangerous
      onConfirm={confirmed}
      onClose={onClose}
    >
      <p>
        The sample's focus areas are deleted with everything in them: goals, time entries, plans, tasks and resources,{' '}
        <strong>including what you added to them yourself</strong>.
      </p>
      <p>Your own focus areas stay. This action cannot be undone.</p>
    </ConfirmDialog>
  );
}
