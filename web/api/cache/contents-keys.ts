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
  anyOutlook: ['contents', 'outlook'],
  outlook: (planId: string) => ['contents', 'outlook', planId] as const,
  anyReplan: ['contents', 'replan'],
  replan: (planId: string) => ['contents', 'replan', planId] as const,
  /** What running plans ask for in a week. */
  anyPlanWeek: ['contents', 'plan-week'],
  planWeek: (weekStart: string) => ['contents', 'plan-week', 'tasks', weekStart] as const,
  planDemand: (weekStart: string) => ['contents', 'plan-week', 'demand', weekStart] as const,
  grouped: ['contents', 'grouped'],
  anyPage: ['contents', 'page'],
} as const;
