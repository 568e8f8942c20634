import type { ReactNode } from 'react';
import { ListSkeleton } from './list-skeleton.tsx';
import { LoadFailure } from './load-failure.tsx';

interface LoadStateProps {
  readonly query: { readonly error: Error | null; readonly isFetching: boolean; readonly refetch: () => unknown };
  readonly failureTitle: string;
  /** Defaults to that of a list. */
  readonly skeleton?: ReactNode;
}

/** Replaces what has not been loaded: a skeleton, or why it could not be loaded. */
export function LoadState({ query, failureTitle, skeleton }: LoadStateProps) {
  const { error, isFetching, refetch } = query;
  if (!error) return skeleton ?? <ListSkeleton />;
  return <LoadFailure title={failureTitle} error={error} busy={isFetching} onRetry={() => void refetch()} />;
}
