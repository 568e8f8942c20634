import { filledArea, filledGoal } from '../fill/ids.ts';
import { creating, idIn, type MeasuredCalls, ofCollection, read } from './call.ts';

export const goalCalls: readonly MeasuredCalls[] = [
  read('focus areas', '/api/focus-areas'),
  read('areas with 132 goals', '/api/focus-areas/with-goals'),
  ofCollection(read('areas with 1,000 goals', '/api/focus-areas/with-goals')),
  read('goal with its contents', `/api/goals/${filledGoal}/detail`),
  read('what goes with a goal', `/api/safe-delete/goals/${filledGoal}/dependents`),
  read('what goes with an area', `/api/safe-delete/focus-areas/${filledArea}/dependents`),
  {
    names: ['create a goal', 'rename a goal', 'favourite a goal', 'complete a goal', 'delete a goal'],
    steps: [
      () => creating(`/api/focus-areas/${filledArea}/goals`, { title: 'Learn to sail' }),
      (_, [goal]) => ({ method: 'PUT', path: `/api/goals/${idIn(goal)}`, body: { title: 'Learn to sail alone' } }),
      (_, [goal]) => ({ method: 'PATCH', path: `/api/goals/${idIn(goal)}/favorite`, body: { favorite: true } }),
      (_, [goal]) => ({ method: 'PATCH', path: `/api/goals/${idIn(goal)}/status`, body: { status: 'Completed' } }),
      (_, [goal]) => ({ method: 'DELETE', path: `/api/safe-delete/goals/${idIn(goal)}` }),
    ],
  },
];
