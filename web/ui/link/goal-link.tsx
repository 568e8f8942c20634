import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import classes from './goal-link.module.css';

interface GoalLinkProps {
  readonly id: string;
  readonly title: string;
  readonly className?: string | undefined;
  /** Two lines at most; the rest shows when the pointer rests on it. */
  readonly isShort?: boolean;
}

/**
 * The title of a goal, leading to its page. Not the router's own link, each of which watches the address: lists of goals
 * have a thousand.
 */
export function GoalLink({ id, title, className = '', isShort = false }: GoalLinkProps) {
  const router = useRouter();
  const page = { to: '/goals/$goalId', params: { goalId: id } } as const;

  function follow(event: MouseEvent) {
    // A new tab or window is the browser's to open.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void router.navigate(page);
  }

  return (
    <a
      className={`${classes.link} ${className}`}
      href={`/goals/${id}`}
      dir="auto"
      title={isShort ? title : undefined}
      onPointerEnter={() => void router.preloadRoute(page)}
      onClick={follow}
    >
      {isShort ? <span className={classes.short}>{title}</span> : title}
    </a>
  );
}
