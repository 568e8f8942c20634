import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { inventory } from '#contract/goals/inventory.ts';
import type { planWeeks } from '#contract/plans/plan-weeks.ts';
import type { RequestInput, ResponseBody } from '#contract/schema/endpoint.ts';
import { type Task, tasks } from '#contract/goals/tasks.ts';
import { call } from '#web/http/client.ts';
import {
  updateCachedTasks,
  cancelContentsQueries,
  invalidateContents,
  prepareContentsInvalidation,
} from '../cache/contents.ts';
import { contentsKeys } from '../cache/contents-keys.ts';
import { patchQueries } from '../cache/patch-queries.ts';
import { useIdempotentCreate } from '#web/forms/idempotent-create.ts';
import { returningId, toDeletionId } from '#web/http/deletion-id.ts';
import { serialize } from '#web/http/serialize.ts';

export type NewTask = RequestInput<typeof tasks.create>['body'];

interface GoalRef {
  readonly goalId: string;
}

export function useCreateTask() {
  const queryClient = useQueryClient();
  const { send } = useIdempotentCreate(tasks.create);
  return useMutation({
    mutationKey: contentsKeys.all,
    mutationFn: ({ goalId, task }: GoalRef & { readonly task: NewTask }) =>
      send({ params: { id: goalId }, body: task }, prepareContentsInvalidation(queryClient)),
    onSuccess: (created) => addCachedTasks(queryClient, [created]),
    onSettled: () => invalidateContents(queryClient),
  });
}

/** Creates all of the tasks or none. */
export function useCreateTasks() {
  const queryClient = useQueryClient();
  const { send } = useIdempotentCreate(tasks.createMany);
  return useMutation({
    mutationKey: contentsKeys.all,
    mutationFn: ({ goalId, tasks: list }: GoalRef & { readonly tasks: NewTask[] }) =>
      send({ params: { id: goalId }, body: { tasks: list } }, prepareContentsInvalidation(queryClient)),
    onSuccess: (created) => addCachedTasks(queryClient, created),
    onSettled: () => invalidateContents(queryClient),
  });
}

/** Optimistic; rolls back on error. */
export function useSetTaskStatus() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: contentsKeys.all,
    mutationFn: ({ task, completed }: { readonly task: Task; readonly completed: boolean }) =>
      serialize(task._id, () =>
        call(
          tasks.setStatus,
          { params: { id: task._id }, body: { completed } },
          { invalidation: prepareContentsInvalidation(queryClient) },
        ),
      ),
    onMutate: async ({ task, completed }) => {
      await cancelContentsQueries(queryClient);
      patchCachedTask(queryClient, task._id, { completed });
    },
    onSuccess: (updated) => {
      // Otherwise, this response would overwrite later updates that the cache already shows.
      if (queryClient.isMutating({ mutationKey: contentsKeys.all }) <= 1)
        patchCachedTask(queryClient, updated._id, updated);
    },
    onError: (_, { task }) => patchCachedTask(queryClient, task._id, { completed: task.completed }),
    onSettled: () => invalidateContents(queryClient),
  });
}

export type TaskChanges = RequestInput<typeof tasks.update>['body'];

export function useUpdateTask() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: contentsKeys.all,
    mutationFn: ({ task, changes }: { readonly task: Task; readonly changes: TaskChanges }) =>
      serialize(task._id, () =>
        call(
          tasks.update,
          { params: { id: task._id }, body: changes },
          { invalidation: prepareContentsInvalidation(queryClient, { changesTitles: changes.title !== undefined }) },
        ),
      ),
    onSuccess: (updated) => patchCachedTask(queryClient, updated._id, updated),
    onSettled: (_data, _error, { changes }) =>
      invalidateContents(queryClient, { changesTitles: changes.title !== undefined }),
  });
}

/** Moves a task to another week of its plan. Optimistic: it leaves the list of the current week; rolls back on error. */
export function useMoveToWeek() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: contentsKeys.all,
    mutationFn: ({ task, week }: { readonly task: Task; readonly week: number | null }) =>
      serialize(task._id, () =>
        call(
          tasks.update,
          { params: { id: task._id }, body: { week } },
          { invalidation: prepareContentsInvalidation(queryClient) },
        ),
      ),
    onMutate: async ({ task }) => {
      await cancelContentsQueries(queryClient);
      return removeCachedTask(queryClient, task._id);
    },
    onError: (_error, _variables, undo) => undo?.(),
    onSettled: () => invalidateContents(queryClient),
  });
}

/** Moves a task behind another of its goal, or to the beginning. Optimistic; rolls back on error. */
export function useMoveTask() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: contentsKeys.all,
    mutationFn: ({ task, afterId }: { readonly task: Task; readonly afterId: string | null }) =>
      serialize(task.goal, () =>
        call(
          tasks.move,
          { params: { id: task._id }, body: { afterId } },
          { invalidation: prepareContentsInvalidation(queryClient) },
        ),
      ),
    onMutate: async ({ task, afterId }) => {
      await cancelContentsQueries(queryClient);
      return moveCachedTask(queryClient, task, afterId);
    },
    onError: (_, { task }, oldAfterId) => {
      if (oldAfterId !== undefined) moveCachedTask(queryClient, task, oldAfterId);
    },
    onSettled: () => invalidateContents(queryClient),
  });
}

/** Returns the task behind which it was; null if it was the first, undefined if it is not cached. */
function moveCachedTask(queryClient: QueryClient, { _id, goal }: Task, afterId: string | null) {
  let oldAfterId: string | null | undefined;
  updateCachedTasks(queryClient, (list, goalId) => {
    const task = list.find((each) => each._id === _id);
    if (goalId !== goal || !task) return list;
    const others = list.filter((each) => each !== task);
    oldAfterId = list[list.indexOf(task) - 1]?._id ?? null;
    return others.toSpliced(others.findIndex((each) => each._id === afterId) + 1, 0, task);
  });
  return oldAfterId;
}

/** Ticks a repeating task on a day, or removes the tick, which opens a completed task again. Optimistic; rolls back on error. */
export function useTickTask() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: contentsKeys.all,
    mutationFn: ({ task, day, ticked }: { readonly task: Task; readonly day: string; readonly ticked: boolean }) =>
      serialize(task._id, () =>
        call(
          tasks.tick,
          { params: { id: task._id }, body: { day, ticked } },
          { invalidation: prepareContentsInvalidation(queryClient) },
        ),
      ),
    onMutate: async ({ task, day, ticked }) => {
      await cancelContentsQueries(queryClient);
      setCachedTick(queryClient, task._id, day, ticked);
      if (task.completed && !ticked) patchCachedTask(queryClient, task._id, { completed: false });
    },
    onSuccess: (updated) => {
      if (queryClient.isMutating({ mutationKey: contentsKeys.all }) <= 1)
        patchCachedTask(queryClient, updated._id, updated);
    },
    onError: (_, { task, day, ticked }) => {
      setCachedTick(queryClient, task._id, day, task.ticks.includes(day));
      if (task.completed && !ticked) patchCachedTask(queryClient, task._id, { completed: true });
    },
    onSettled: () => invalidateContents(queryClient),
  });
}

export function useDeleteTask() {
  return useContentsDeletion(tasks.remove, (queryClient, id) =>
    updateCachedTasks(queryClient, (list) => list.filter(({ _id }) => _id !== id)),
  );
}

/** Deletes a task or resource by its id. Resolves to the id that undoes the deletion. */
export function useContentsDeletion(
  endpoint: typeof tasks.remove | typeof inventory.remove,
  removeCached: (queryClient: QueryClient, id: string) => void,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: contentsKeys.all,
    mutationFn: (id: string) =>
      toDeletionId(
        call(
          endpoint,
          { params: { id }, query: returningId },
          { invalidation: prepareContentsInvalidation(queryClient, { changesTitles: true }) },
        ),
      ),
    onMutate: () => cancelContentsQueries(queryClient),
    onSuccess: (_, id) => removeCached(queryClient, id),
    onSettled: () => invalidateContents(queryClient, { changesTitles: true }),
  });
}

function addCachedTasks(queryClient: QueryClient, created: readonly Task[]): void {
  updateCachedTasks(queryClient, (list, goalId) => [...list, ...created.filter(({ goal }) => goal === goalId)]);
}

function patchCachedTask(queryClient: QueryClient, id: string, fields: Partial<Task>): void {
  updateCachedTasks(queryClient, (list) =>
    // The cached time belongs to the time at which the list was fetched.
    list.map((task) => (task._id === id ? { ...task, ...fields, trackedSec: task.trackedSec } : task)),
  );
}

/** Leaves the other days alone, of which some may be in flight. */
function setCachedTick(queryClient: QueryClient, id: string, day: string, ticked: boolean): void {
  const update = (ticks: readonly string[]) => {
    const others = ticks.filter((other) => other !== day);
    return ticked ? [...others, day].toSorted() : others;
  };
  updateCachedTasks(queryClient, (list) =>
    list.map((task) => (task._id === id ? { ...task, ticks: update(task.ticks) } : task)),
  );
}

/** Returns a function that shows the task again. */
function removeCachedTask(queryClient: QueryClient, id: string): () => void {
  const filter = { queryKey: [...contentsKeys.anyPlanWeek, 'tasks'] };
  return patchQueries<PlanWeek>(queryClient, filter, (week) => ({ ...week, plans: week.plans.map(withoutTask(id)) }));
}

type PlanWeek = ResponseBody<typeof planWeeks.thisWeek>;

const withoutTask =
  (id: string) =>
  (plan: PlanWeek['plans'][number]): PlanWeek['plans'][number] => {
    const removed = plan.tasks.find(({ _id }) => _id === id);
    if (!removed) return plan;
    const rest = plan.tasks.filter((task) => task !== removed);
    return { ...plan, tasks: rest, minutesLeft: plan.minutesLeft - removed.minutesLeft };
  };
