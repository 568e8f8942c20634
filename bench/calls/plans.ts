import { filledPlan, spareGoal } from '../fill/ids.ts';
import { creating, idIn, type MeasuredCalls, ofCollection, read } from './call.ts';

export const planCalls: readonly MeasuredCalls[] = [
  read('action plans', '/api/action-plans'),
  ofCollection(read('action plans with 1,000 goals', '/api/action-plans')),
  read('plan with its contents', `/api/action-plans/${filledPlan}`),
  {
    names: ['create a task', 'tick a task', 'rename a task', 'delete a task'],
    steps: [
      (connection) => creating(`/api/goals/${spareGoal(connection)}/tasks`, { title: 'Find a boat' }),
      (_, [task]) => ({ method: 'PATCH', path: `/api/tasks/${idIn(task)}/status`, body: { completed: true } }),
      (_, [task]) => ({ method: 'PUT', path: `/api/tasks/${idIn(task)}`, body: { title: 'Find a small boat' } }),
      (_, [task]) => ({ method: 'DELETE', path: `/api/tasks/${idIn(task)}` }),
    ],
  },
];

const item = { title: 'The first book about sailing', url: 'https://www.example.org/sailing' };
const review = { reflectionNote: 'Worth to be read twice', rating: 5 };

export const inventoryCalls: readonly MeasuredCalls[] = [
  ofCollection(read('page of 10,000 items', '/api/inventory')),
  ofCollection(read('search in 10,000 items', '/api/inventory?q=course+17')),
  ofCollection(read('10,000 items by title', '/api/inventory?sortBy=title&sortDir=asc')),
  ofCollection(read('10,000 items by goal', '/api/inventory?sortBy=goalTitle&sortDir=asc')),
  read('1,000 items in groups', '/api/inventory/grouped'),
  {
    names: ['create an item', 'toggle an item', 'review an item', 'delete an item'],
    steps: [
      (connection) => creating(`/api/goals/${spareGoal(connection)}/inventory`, item),
      (connection, [made]) => ({
        method: 'PATCH',
        path: `/api/goals/${spareGoal(connection)}/inventory/${idIn(made)}/toggle`,
        body: { completed: true },
      }),
      (_, [made]) => ({ method: 'PATCH', path: `/api/inventory/${idIn(made)}`, body: review }),
      (_, [made]) => ({ method: 'DELETE', path: `/api/inventory/${idIn(made)}` }),
    ],
  },
];
