import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { actionPlansQuery } from '#web/api/action-plans.ts';
import { focusAreasWithGoalsQuery } from '#web/api/focus-areas.ts';
import { useTimers } from '#web/api/time-entries.ts';
import { useTimerActions } from '#web/parts/timer/use-timer-actions.ts';
import { helpEntries, sidebarEntries } from '../navigation.ts';
import type { Findable } from './find.ts';

const pages = [...sidebarEntries, { to: '/settings' as const, label: 'Settings' }, ...helpEntries];

/** What runs and every page at once; goals, plans and what can be started as soon as something is sought. */
export function useFindables(query: string): {
  readonly all: Findable[];
  readonly isComing: boolean;
  readonly knowsGoals: boolean;
} {
  const navigate = useNavigate();
  const { data: areas = [], isPending: areasAreComing, isSuccess: knowsGoals } = useQuery(focusAreasWithGoalsQuery);
  const { data: plans = [], isPending: plansAreComing } = useQuery(actionPlansQuery);
  const { timers } = useTimers();
  const { start, stop } = useTimerActions();
  const running = timers?.running ?? [];

  const stops = running.map((entry) => ({
    key: `stop ${entry._id}`,
    isGoal: true as const,
    label: `Stop ${entry.goal.title}`,
    about: entry.goal.focusArea.name,
    run: () => void stop(entry),
  }));
  const opens = pages.map(({ to, label }) => ({
    key: to,
    label,
    about: 'Page',
    run: () => void navigate({ to }),
  }));
  if (query.trim() === '') return { all: [...stops, ...opens], isComing: false, knowsGoals };

  const known = areas.flatMap((area) => area.goals.map((goal) => ({ goal, area: area.name })));
  const goals = known.map(({ goal, area }) => ({
    key: `open ${goal._id}`,
    isGoal: true as const,
    label: goal.title,
    about: goal.status === 'Active' ? area : `${area} · ${goal.status}`,
    run: () => void navigate({ to: '/goals/$goalId', params: { goalId: goal._id } }),
  }));
  const ways = plans.map((plan) => ({
    key: `plan ${plan._id}`,
    label: plan.title,
    about: 'Action Plan',
    run: () => void navigate({ to: '/action-plans/$planId', params: { planId: plan._id } }),
  }));
  const starts = known
    .filter(({ goal }) => goal.status === 'Active' && !running.some(({ goalId }) => goalId === goal._id))
    .map(({ goal, area }) => ({
      key: `start ${goal._id}`,
      isGoal: true as const,
      label: `Start ${goal.title}`,
      about: area,
      run: () => void start(goal),
    }));
  return {
    all: [...stops, ...opens, ...goals, ...ways, ...starts],
    isComing: areasAreComing || plansAreComing,
    knowsGoals,
  };
}
