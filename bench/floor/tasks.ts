import type { FastifyInstance } from 'fastify';
import { v7 } from 'uuid';
import type { Row } from './database.ts';
import { change, create, iso, isoOrNull } from './request.ts';

const COLUMNS = 't.id, t.goal_id, title, completed_at, t.created_at';
const LINKS = 'cross join task_items k where k.user_id = $1 and k.task_id = t.id';

export const TASKS_OF_GOAL = `select ${COLUMNS} from tasks t where t.user_id = $1 and t.goal_id = $2
  order by t.created_at, t.id`;
export const LINKS_OF_GOAL = `select task_id, item_id from tasks t ${LINKS} and t.user_id = $1 and t.goal_id = $2
  order by item_id`;
const IN_PLAN = 'l.user_id = $1 and l.action_plan_id = $2 and t.user_id = $1 and t.goal_id = l.goal_id';
export const TASKS_OF_PLAN = `select ${COLUMNS} from action_plan_goals l cross join tasks t where ${IN_PLAN}
  order by t.created_at, t.id`;
export const LINKS_OF_PLAN = `select task_id, item_id from action_plan_goals l cross join tasks t ${LINKS} and ${IN_PLAN}
  order by item_id`;
const TASK = `select ${COLUMNS} from tasks t where t.user_id = $1 and t.id = $2`;
const LINKS_OF_TASK = 'select item_id from task_items where user_id = $1 and task_id = $2 order by item_id';
const NEW = 'insert into tasks (user_id, id, goal_id, title, created_at) values ($1, $2, $3, $4, $5)';
const TICK = 'update tasks set completed_at = $3 where user_id = $1 and id = $2';
const RENAME = 'update tasks set title = $3 where user_id = $1 and id = $2';
const DELETE = 'delete from tasks where user_id = $1 and id = $2';

const taskOf = (row: Row, inventoryItems: readonly string[]) => ({
  _id: row['id'],
  title: row['title'],
  completed: row['completed_at'] !== null,
  inventoryItems,
  goal: row['goal_id'],
  completedAt: isoOrNull(row['completed_at']),
  createdAt: iso(row['created_at']),
});

export function tasksOf(rows: readonly Row[], links: readonly Row[]) {
  const items = new Map<string, string[]>(rows.map((row) => [row['id'], []]));
  for (const link of links) items.get(link['task_id'])?.push(link['item_id']);
  return rows.map((row) => taskOf(row, items.get(row['id'])!));
}

export function serveTasks(app: FastifyInstance): void {
  create(app, '/api/goals/:id/tasks', async (run, userId, { params, body, now }) => {
    const [id, goal_id] = [v7(), params['id']];
    await run(NEW, userId, id, goal_id, body['title'], now);
    return taskOf({ id, goal_id, title: body['title'], completed_at: null, created_at: now }, []);
  });

  for (const [method, path, statement] of [
    ['patch', '/api/tasks/:id/status', TICK],
    ['put', '/api/tasks/:id', RENAME],
  ] as const) {
    change(app, method, path, async (run, userId, { params: { id }, body, now }) => {
      await run(statement, userId, id, statement === RENAME ? body['title'] : body['completed'] ? now : null);
      const [row] = await run(TASK, userId, id);
      const links = await run(LINKS_OF_TASK, userId, id);
      return taskOf(
        row!,
        links.map((link) => link['item_id']),
      );
    });
  }

  change(app, 'delete', '/api/tasks/:id', async (run, userId, { params }) => {
    await run(DELETE, userId, params['id']);
  });
}
