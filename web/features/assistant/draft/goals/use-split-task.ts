import { use, useEffect, useRef, useState } from 'react';
import { splitTask } from '#web/api/plan-edits.ts';
import { ApiError } from '#web/http/api-error.ts';
import { showToast } from '#web/ui/toast/toast.ts';
import type { KeyedTask } from '../draft-edits.ts';
import { PlanTitleContext, useOriginFields } from './draft-origin.ts';

/** Splits one task at a time into smaller ones. */
export function useSplitTask(goalTitle: string, onSplit: (task: KeyedTask, titles: readonly string[]) => void) {
  const origin = useOriginFields();
  const planTitle = use(PlanTitleContext);
  const running = useRef<AbortController>(undefined);
  const [busyKey, setBusyKey] = useState<string>();
  useEffect(() => () => running.current?.abort(), []);

  async function split(task: KeyedTask) {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setBusyKey(task.key);
    try {
      const body = { title: task.title, goalTitle, planTitle, ...origin };
      const { tasks } = await splitTask(body, controller.signal);
      onSplit(
        task,
        tasks.map(({ title }) => title),
      );
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      showToast('failed', error.message);
    } finally {
      running.current = undefined;
      setBusyKey(undefined);
    }
  }
  return { split, busyKey };
}
