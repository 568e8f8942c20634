// All below one key: whatever changes in or around goals renews them together.

/** What goals hold and what holds goals: resources, tasks and plans. */
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
