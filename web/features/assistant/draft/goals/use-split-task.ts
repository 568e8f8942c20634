import { splitTask } from '#web/api/plan-edits.ts';
import type { KeyedTask } from '../draft-edits.ts';
import type { DraftEditor } from '../use-draft-editor.ts';
import { useOriginFields } from './draft-origin.ts';
import { usePartRequest } from './use-part-request.ts';

/** Splits one task at a time into smaller ones. */
export function useSplitTask(
  goalTitle: string,
  { read }: DraftEditor,
  onSplit: (task: KeyedTask, titles: readonly string[]) => void,
) {
  const origin = useOriginFields();
  const { run, busyKey } = usePartRequest();
  const split = (task: KeyedTask) =>
    run(
      task.key,
      (signal) => splitTask({ title: task.title, goalTitle, planTitle: read().title, ...origin }, signal),
      ({ tasks }) =>
        onSplit(
          task,
          tasks.map(({ title }) => title),
        ),
    );
  return { split, busyKey };
}
