import { newTask, type Task } from '#contract/tasks.ts';
import { useUser } from '#web/api/auth.ts';
import { withContext } from '#web/http/error-context.ts';
import { validationMessages } from '#web/forms/validation.ts';
import { useRenameTask } from '#web/api/tasks.ts';
import { useForm } from '#web/forms/use-form.ts';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';

interface RenameTaskDialogProps {
  readonly task: Task;
  readonly onClose: () => void;
}

export function RenameTaskDialog({ task, onClose }: RenameTaskDialogProps) {
  const { _id: userId } = useUser();
  const { mutateAsync: rename } = useRenameTask();
  const form = useForm({
    fields: ['title'],
    defaultField: 'title',
    draftKey: { userId, form: `task ${task._id}` },
    validate: (values) => validationMessages(newTask, values),
    submit: async (values) => {
      const title = values.title.trim();
      try {
        if (title !== task.title) await rename({ id: task._id, title });
      } catch (error) {
        throw withContext(error, 'The task was not saved.');
      }
      onClose();
    },
  });
  return (
    <FormDialog title="Rename Task" submitLabel="Save" form={form} onClose={onClose}>
      <TextInput
        {...form.field('title')}
        label="Title"
        defaultValue={form.draft?.title ?? task.title}
        autoComplete="off"
        dir="auto"
      />
    </FormDialog>
  );
}
