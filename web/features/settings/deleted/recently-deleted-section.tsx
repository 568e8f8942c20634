import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { restorableDays } from '#domain/deletion.ts';
import { deletionsQuery } from '#web/api/deletions.ts';
import { Button } from '#web/ui/button/button.tsx';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { DeletedRow } from './deleted-row.tsx';
import classes from './recently-deleted-section.module.css';
import { SettingsSection } from '../settings-section.tsx';

/** How many are shown until the user asks for all. */
const INITIAL_COUNT = 6;

export function RecentlyDeletedSection() {
  const { data: deletions, error, isFetching, refetch } = useQuery(deletionsQuery);
  const [showsAll, setShowsAll] = useState(false);
  return (
    <SettingsSection
      id="recently-deleted"
      title="Recently deleted"
      description={`Deleted plans can be restored for ${restorableDays} days.`}
    >
      {deletions ? (
        <>
          {deletions.length === 0 && <p className={classes.empty}>Nothing to restore.</p>}
          <ul className={classes.deletions}>
            {(showsAll ? deletions : deletions.slice(0, INITIAL_COUNT)).map((deletion) => (
              <DeletedRow key={deletion._id} deletion={deletion} />
            ))}
          </ul>
          {deletions.length > INITIAL_COUNT && !showsAll && (
            <Button variant="subtle" className={classes.all} onClick={() => setShowsAll(true)}>
              Show all {deletions.length}
            </Button>
          )}
        </>
      ) : error ? (
        <LoadFailure
          title="Deleted plans could not be loaded."
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton width="100%" height={24} />
      )}
    </SettingsSection>
  );
}
