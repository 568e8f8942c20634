import { TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { newTask, type Task } from '#contract/tasks.ts';
import { useUser } from '#web/api/auth.ts';
import { failureOf } from '#web/api/failure.ts';
import { messagesOf } from '#web/api/message-of.ts';
import { useRenameTask } from '#web/api/tasks.ts';
import { useForm } from '#web/api/use-form.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';

interface RenameTaskProps {
  readonly task: Task;
  readonly onClose: () => void;
}

export function RenameTask({ task, onClose }: RenameTaskProps) {
  const { _id: userId } = useUser();
  const { mutateAsync: rename } = useRenameTask();
  const form = useForm({
    fields: ['title'],
    defaultField: 'title',
    draft: { userId, form: `task ${task._id}` },
    check: (values) => messagesOf(newTask, values),
    send: async (values) => {
      const title = values.title.trim();
      try {
        if (title !== task.title) await rename({ id: task._id, title });
      } catch (error) {
        throw failureOf(error, 'The task was not saved.');
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
