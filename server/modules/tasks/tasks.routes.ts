import { tasks } from '#contract/tasks.ts';
import { transact } from '../../db/transaction.ts';
import { refusal } from '../../http/errors.ts';
import { created, noContent, ok, routes } from '../../http/register.ts';
import { changeTitle, createTasks, listTasks, removeTask, setDone } from './tasks.service.ts';

export const taskRoutes = routes(tasks, ({ db }) => ({
  ofGoal: async ({ userId, params }) => ok(await listTasks(db, userId, params.id)),
  create: ({ userId, params, body, now, once }) =>
    once(async (tx) => {
      const foreignItems = refusal(tasks.create, 422, 'inventoryItems');
      const [task] = await createTasks(tx, userId, params.id, [body], foreignItems, now);
      return created(task!);
    }),
  createSeveral: ({ userId, params, body, now, once }) =>
    once(async (tx) => {
      const foreignItems = refusal(tasks.createSeveral, 422, 'tasks');
      return created(await createTasks(tx, userId, params.id, body.tasks, foreignItems, now));
    }),
  setStatus: async ({ userId, params, body, now }) =>
    ok(await transact(db, (tx) => setDone(tx, userId, params.id, body.completed, now))),
  update: async ({ userId, params, body }) =>
    ok(await transact(db, (tx) => changeTitle(tx, userId, params.id, body.title))),
  remove: async ({ userId, params }) => {
    await transact(db, (tx) => removeTask(tx, userId, params.id));
    return noContent();
  },
}));
