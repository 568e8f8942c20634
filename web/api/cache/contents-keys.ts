/**
 * Resources and tasks, which belong to goals, and plans, which goals belong to. They share a prefix so that any change to
 * them or to goals invalidates them together.
 */
export const contentsKeys = {
  all: ['contents'],
  plans: ['contents', 'plans'],
  anyPlan: ['contents', 'plan'],
  plan: (id: string) => ['contents', 'plan', id] as const,
  anyGoal: ['contents', 'goal'],
  goal: (id: string) => ['contents', 'goal', id] as const,
  grouped: ['contents', 'grouped'],
  anyPage: ['contents', 'page'],
} as const;
