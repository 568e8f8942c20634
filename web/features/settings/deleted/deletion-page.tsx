import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DELETIONS_PER_PAGE, deletionsQuery } from '#web/api/deletions/deletions.ts';
import { Button } from '#web/ui/button/button.tsx';
import { LoadState } from '#web/ui/feedback/load-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { DeletedRow } from './deleted-row.tsx';
import * as classes from './deletion-page.module.css';

/** How many are shown until the user asks for more. */
const INITIAL_COUNT = 6;

/** A page of deletions, followed by the next ones if the user asks for them. */
export function DeletionPage({ before }: { readonly before?: string }) {
  const query = useQuery(deletionsQuery(before));
  const deletions = query.data;
  const isFirst = before === undefined;
  const [showsAll, setShowsAll] = useState(!isFirst);
  const [showsNext, setShowsNext] = useState(false);
  if (!deletions) {
    const skeleton = <Skeleton width="100%" height={24} />;
    return <LoadState query={query} failureTitle="Deleted records could not be loaded." skeleton={skeleton} />;
  }
  const shown = showsAll ? deletions : deletions.slice(0, INITIAL_COUNT);
  const last = deletions.length === DELETIONS_PER_PAGE ? deletions.at(-1) : undefined;
  const hasMore = shown.length < deletions.length || (last !== undefined && !showsNext);
  return (
    <>
      {isFirst && deletions.length === 0 && <p className={classes.empty}>Nothing to restore.</p>}
      <ul className={classes.deletions}>
        {shown.map((deletion) => (
          <DeletedRow key={deletion._id} deletion={deletion} />
        ))}
      </ul>
      {hasMore && (
        <Button
          variant="subtle"
          className={classes.more}
          onClick={() => (showsAll ? setShowsNext(true) : setShowsAll(true))}
        >
          Show more
        </Button>
      )}
      {showsNext && last && <DeletionPage before={last._id} />}
    </>
  );
}
