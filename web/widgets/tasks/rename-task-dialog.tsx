import { newTask, type Task, type tasks } from '#contract/tasks.ts';
import { useUser } from '#web/api/auth.ts';
import { withContext } from '#web/http/error-context.ts';
import { bindText } from '#web/forms/bind.ts';
import { useUpdateTask } from '#web/api/tasks.ts';
import type { FormValues, RequestBody } from '#web/forms/form-values.ts';
import { useAppForm } from '#web/forms/use-app-form.ts';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';

interface RenameTaskDialogProps {
  readonly task: Task;
  readonly onClose: () => void;
}

export function RenameTaskDialog({ task, onClose }: RenameTaskDialogProps) {
  const { _id: userId } = useUser();
  const { mutateAsync: update } = useUpdateTask();
  const form = useAppForm<Pick<FormValues<RequestBody<typeof tasks.update>>, 'title'>>({
    initialValues: { title: task.title },
    schema: newTask,
    defaultField: 'title',
    draftKey: { userId, form: `task ${task._id}` },
    submit: async (values) => {
      const title = values.title.trim();
      try {
        if (title !== task.title) await update({ task, changes: { title } });
      } catch (error) {
        throw withContext(error, 'The task was not saved.');
      }
      onClose();
    },
  });
  return (
    <FormDialog title="Rename Task" submitLabel="Save" form={form} onClose={onClose}>
      <form.Field name="title">
        {(field) => <TextInput {...bindText(field)} label="Title" autoComplete="off" dir="auto" />}
      </form.Field>
    </FormDialog>
  );
}
