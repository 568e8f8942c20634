import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import * as classes from './goal-link.module.css';

interface GoalLinkProps {
  readonly id: string;
  readonly title: string;
  readonly className?: string | undefined;
  /** Clamps the title to two lines and shows all of it on hover. */
  readonly isClamped?: boolean;
}

/**
 * Links to a goal's page. Lists can have thousands of goals, so this is not the router's `Link`, which subscribes to the
 * location.
 */
export function GoalLink({ id, title, className = '', isClamped = false }: GoalLinkProps) {
  const router = useRouter();
  const page = { to: '/goals/$goalId', params: { goalId: id } } as const;

  function handleClick(event: MouseEvent) {
    // Let the browser open new tabs and windows.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void router.navigate(page);
  }

  return (
    <a
      className={`${classes.link} ${className}`}
      href={`/goals/${id}`}
      dir="auto"
      title={isClamped ? title : undefined}
      onPointerEnter={() => void router.preloadRoute(page)}
      onClick={handleClick}
    >
      {isClamped ? <span className={classes.clamped}>{title}</span> : title}
    </a>
  );
}
