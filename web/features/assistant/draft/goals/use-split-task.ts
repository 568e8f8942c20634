import { use, useEffect, useRef, useState } from 'react';
import { splitTask } from '#web/api/assistant/plan-edits.ts';
import { ApiError } from '#web/http/api-error.ts';
import { showToast } from '#web/ui/toast/toast.ts';
import type { KeyedTask } from '../draft-edits.ts';
import type { DraftEditor } from '../use-draft-editor.ts';
import { DraftOriginContext } from './draft-origin.ts';

/** Splits one task at a time into smaller ones. What a model asks first is shown with a field for the answer. */
export function useSplitTask(
  goalTitle: string,
  { read, ask }: DraftEditor,
  onSplit: (task: KeyedTask, titles: readonly string[]) => void,
) {
  const { request, generatedBy } = use(DraftOriginContext);
  const running = useRef<AbortController>(undefined);
  const [busyKey, setBusyKey] = useState<string>();
  useEffect(() => () => running.current?.abort(), []);

  async function fetchParts({ title }: KeyedTask, answer: string, signal: AbortSignal): Promise<string[]> {
    const userPrompt = [request?.userPrompt.trimEnd(), answer].filter(Boolean).join('\n\n');
    const planner = generatedBy === 'builtIn' ? generatedBy : undefined;
    const body = { title, goalTitle, planTitle: read().title, userPrompt, planner };
    return (await splitTask(body, signal)).tasks.map((part) => part.title);
  }

  async function split(task: KeyedTask) {
    if (running.current) return;
    const { signal } = (running.current = new AbortController());
    setBusyKey(task.key);
    try {
      const titles = await fetchParts(task, '', signal);
      if (!signal.aborted) onSplit(task, titles);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      const { message, question } = error;
      if (question === undefined) return void showToast('failed', message);
      ask({
        title: `Split “${task.title}”`,
        label: question,
        submitLabel: 'Split',
        consequence: message,
        ask: async ({ wish }, signalOfAnswer) => {
          const titles = await fetchParts(task, `${question} ${wish}`, signalOfAnswer);
          return () => onSplit(task, titles);
        },
      });
    } finally {
      running.current = undefined;
      setBusyKey(undefined);
    }
  }
  return { split, busyKey };
}
