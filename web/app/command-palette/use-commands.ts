import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { actionPlansQuery } from '#web/api/plans/action-plans.ts';
import { focusAreasWithGoalsQuery } from '#web/api/goals/focus-areas.ts';
import { useTimers } from '#web/api/time-entries/timers.ts';
import { withStepTitle } from '#web/offline/timer-step.ts';
import { useTimerActions } from '#web/widgets/timer/use-timer-actions.ts';
import { entrySearchPage } from '#web/features/time-entries/search/route.ts';
import { linkedPages, toLink } from '../navigation.ts';
import type { Command } from './command-search.ts';

/** Offers running timers and pages, and, if there is a query, also goals, plans and timers to start. */
export function useCommands(query: string): {
  readonly commands: Command[];
  readonly isLoading: boolean;
  readonly hasGoals: boolean;
  readonly searchEntries: (q: string) => void;
} {
  const navigate = useNavigate();
  const { data: areas = [], isPending: areasLoading, isSuccess: hasGoals } = useQuery(focusAreasWithGoalsQuery);
  const { data: plans = [], isPending: plansLoading } = useQuery(actionPlansQuery);
  const { timers } = useTimers();
  const { start, stop } = useTimerActions();
  const running = timers?.running ?? [];

  const stopCommands = running.map((entry) => ({
    key: `stop ${entry._id}`,
    isGoal: true as const,
    label: `Stop ${withStepTitle(entry.goal.title, entry.stepTitle)}`,
    description: entry.goal.focusArea.name,
    run: () => void stop(entry),
  }));
  const pageCommands = [...linkedPages, toLink(entrySearchPage)].map(({ to, label }) => ({
    key: to,
    label,
    description: 'Page',
    run: () => void navigate({ to }),
  }));
  const searchEntries = (q: string) => void navigate({ to: entrySearchPage.path, search: { q } });
  if (query.trim() === '') {
    return { commands: [...stopCommands, ...pageCommands], isLoading: false, hasGoals, searchEntries };
  }

  const goalsWithArea = areas.flatMap((area) => area.goals.map((goal) => ({ goal, area: area.name })));
  const goalCommands = goalsWithArea.map(({ goal, area }) => ({
    key: `open ${goal._id}`,
    isGoal: true as const,
    label: goal.title,
    description: goal.status === 'Active' ? area : `${area} · ${goal.status}`,
    run: () => void navigate({ to: '/goals/$goalId', params: { goalId: goal._id } }),
  }));
  const planCommands = plans.map((plan) => ({
    key: `plan ${plan._id}`,
    label: plan.title,
    description: 'Action Plan',
    run: () => void navigate({ to: '/action-plans/$planId', params: { planId: plan._id } }),
  }));
  const startCommands = goalsWithArea
    .filter(({ goal }) => goal.status === 'Active' && !running.some(({ goalId }) => goalId === goal._id))
    .map(({ goal, area }) => ({
      key: `start ${goal._id}`,
      isGoal: true as const,
      label: `Start ${goal.title}`,
      description: area,
      run: () => void start(goal),
    }));
  return {
    commands: [...stopCommands, ...pageCommands, ...goalCommands, ...planCommands, ...startCommands],
    isLoading: areasLoading || plansLoading,
    hasGoals,
    searchEntries,
  };
}
