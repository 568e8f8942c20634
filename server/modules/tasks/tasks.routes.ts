import { tasks } from '#contract/goals/tasks.ts';
import { runInTransaction } from '#server/db/bulk/bulk-writes.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { declaredError } from '#server/http/errors.ts';
import { created, deleted, ok, defineRoutes } from '#server/http/register.ts';
import { buildTaskDeletion } from './task-deletion.queries.ts';
import { createTasks, listGoalTasks, moveTask, setCompleted, tickTask, updateTask } from './tasks.service.ts';

export const taskRoutes = defineRoutes(tasks, ({ db }) => ({
  listByGoal: async ({ userId, params, now }) => ok(await listGoalTasks(db, userId, params.id, now)),
  create: {
    async inTransaction(tx, { userId, params, body, now }) {
      const foreignItemsError = declaredError(tasks.create, 422, 'inventoryItems');
      const [task] = await createTasks(tx, userId, params.id, [body], foreignItemsError, now);
      return created(task!);
    },
  },
  createMany: {
    async inTransaction(tx, { userId, params, body, now }) {
      const foreignItemsError = declaredError(tasks.createMany, 422, 'tasks');
      return created(await createTasks(tx, userId, params.id, body.tasks, foreignItemsError, now));
    },
  },
  setStatus: async ({ userId, params, body, now }) =>
    ok(await inTransaction(db, (tx) => setCompleted(tx, userId, params.id, body.completed, now))),
  update: async ({ userId, params, body, now }) =>
    ok(await inTransaction(db, (tx) => updateTask(tx, userId, params.id, body, now))),
  move: async ({ userId, params, body, now }) =>
    ok(await inTransaction(db, (tx) => moveTask(tx, userId, params.id, body.afterId, now))),
  tick: async ({ userId, params, body, now }) =>
    ok(await inTransaction(db, (tx) => tickTask(tx, userId, params.id, body, now))),
  remove: async ({ userId, params, query, now }) => {
    const deletion = buildTaskDeletion(userId, params.id, now);
    return deleted(query, await runInTransaction(db, deletion));
  },
}));
