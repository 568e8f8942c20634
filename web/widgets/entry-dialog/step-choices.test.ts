import { describe, expect, it } from 'vitest';
import type { GoalDetail } from '#contract/goals/goals.ts';
import { buildStepChoices, parseStepChoice, stepChoice } from './step-choices.ts';

const createTask = (_id: string, fields: object = {}) => ({
  _id,
  title: `Task ${_id}`,
  completed: false,
  isSetAside: false,
  ...fields,
});
const goal = {
  tasks: [createTask('1'), createTask('2', { completed: true }), createTask('3', { isSetAside: true })],
  inventory: [
    { _id: 'a', title: 'Item a', completed: false },
    { _id: 'b', title: 'Item b', completed: true },
  ],
} as unknown as GoalDetail;
const loaded = { isLoading: false, isError: false };
const none = { value: '', label: 'None' };

/** The labels of the choices, those of a group after its name. */
const labels = (...args: Parameters<typeof buildStepChoices>) =>
  buildStepChoices(...args).map((choice) =>
    'choices' in choice ? [choice.label, ...choice.choices.map(({ label }) => label)] : choice.label,
  );

describe('the tasks and resources to choose from', () => {
  it('are those that are open', () => {
    expect(buildStepChoices(goal, '', undefined, loaded)).toEqual([
      none,
      { id: 'Tasks', label: 'Tasks', choices: [{ value: 'task 1', label: 'Task 1' }] },
      { id: 'Resources', label: 'Resources', choices: [{ value: 'item a', label: 'Item a' }] },
    ]);
    expect(buildStepChoices({ tasks: [], inventory: [] }, '', undefined, loaded)).toEqual([none]);
  });

  it('include the chosen one even if it is completed or set aside', () => {
    expect(labels(goal, 'task 2', undefined, loaded)[1]).toEqual(['Tasks', 'Task 1', 'Task 2']);
    expect(labels(goal, 'task 3', undefined, loaded)[1]).toEqual(['Tasks', 'Task 1', 'Task 3']);
    expect(labels(goal, 'item b', undefined, loaded)[2]).toEqual(['Resources', 'Item a', 'Item b']);
  });

  it("show the entry's own until the goal has loaded, and say if the chosen one was deleted", () => {
    const entry = { taskId: '9', inventoryItemId: null, stepTitle: 'Buy shoes' };
    const loading = { isLoading: true, isError: false };
    expect(labels(undefined, 'task 9', entry, loading)).toEqual(['None', 'Buy shoes']);
    expect(labels(undefined, 'task 8', entry, loading)).toEqual(['None', 'Loading…']);
    expect(labels(goal, 'task 9', entry, loaded)[1]).toBe('No longer available');
    expect(labels(undefined, 'task 9', entry, { isLoading: false, isError: true })).toEqual([
      'None (the tasks could not be loaded)',
      'Buy shoes',
    ]);
  });
});

it('turns a choice into ids and back', () => {
  for (const [taskId, itemId] of [
    ['1', null],
    [null, 'a'],
    [null, null],
  ] as const) {
    expect(parseStepChoice(stepChoice(taskId, itemId))).toEqual({ taskId, inventoryItemId: itemId });
  }
});
