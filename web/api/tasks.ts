import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Sent } from '#contract/endpoint.ts';
import { type Task, tasks } from '#contract/tasks.ts';
import { call } from './client.ts';
import { changeTasks, forgetContentsUnderWay, refreshContents } from './contents.ts';
import { contentsKeys } from './contents-keys.ts';
import { useCreation } from './creation.ts';
import { goneAfter } from './gone-after.ts';
import { inTurn } from './in-turn.ts';

export type NewTask = Sent<typeof tasks.create>['body'];

interface OfGoal {
  readonly goalId: string;
}

export function useCreateTask() {
  const queryClient = useQueryClient();
  const { send } = useCreation(tasks.create);
  return useMutation({
    mutationKey: contentsKeys.all,
    mutationFn: ({ goalId, task }: OfGoal & { readonly task: NewTask }) => send({ params: { id: goalId }, body: task }),
    onSuccess: (created) => addTasks(queryClient, [created]),
    onSettled: () => refreshContents(queryClient),
  });
}

/** All or none. */
export function useCreateTasks() {
  const queryClient = useQueryClient();
  const { send } = useCreation(tasks.createSeveral);
  return useMutation({
    mutationKey: contentsKeys.all,
    mutationFn: ({ goalId, tasks: list }: OfGoal & { readonly tasks: NewTask[] }) =>
      send({ params: { id: goalId }, body: { tasks: list } }),
    onSuccess: (created) => addTasks(queryClient, created),
    onSettled: () => refreshContents(queryClient),
  });
}

/** Shown at once, taken back should it fail. */
export function useSetTaskStatus() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: contentsKeys.all,
    mutationFn: ({ task, completed }: { readonly task: Task; readonly completed: boolean }) =>
      inTurn(task._id, () => call(tasks.setStatus, { params: { id: task._id }, body: { completed } })),
    onMutate: async ({ task, completed }) => {
      await forgetContentsUnderWay(queryClient);
      putTask(queryClient, task._id, { completed });
    },
    onSuccess: (updated) => {
      // What is yet to be sent shows already.
      if (queryClient.isMutating({ mutationKey: contentsKeys.all }) <= 1) putTask(queryClient, updated._id, updated);
    },
    onError: (_, { task }) => putTask(queryClient, task._id, { completed: task.completed }),
    onSettled: () => refreshContents(queryClient),
  });
}

export function useRenameTask() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: contentsKeys.all,
    mutationFn: ({ id, title }: { readonly id: string; readonly title: string }) =>
      call(tasks.update, { params: { id }, body: { title } }),
    onSuccess: (updated) => putTask(queryClient, updated._id, updated),
    onSettled: () => refreshContents(queryClient),
  });
}

export function useDeleteTask() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: contentsKeys.all,
    mutationFn: (id: string) => goneAfter(call(tasks.remove, { params: { id } })),
    onMutate: () => forgetContentsUnderWay(queryClient),
    onSuccess: (_, id) => changeTasks(queryClient, (list) => list.filter(({ _id }) => _id !== id)),
    onSettled: () => refreshContents(queryClient),
  });
}

function addTasks(queryClient: QueryClient, created: readonly Task[]): void {
  changeTasks(queryClient, (list, goalId) => [...list, ...created.filter(({ goal }) => goal === goalId)]);
}

function putTask(queryClient: QueryClient, id: string, fields: Partial<Task>): void {
  changeTasks(queryClient, (list) => list.map((task) => (task._id === id ? { ...task, ...fields } : task)));
}
