import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@mantine/core';
import { restorableDays } from '#domain/deletion.ts';
import { deletionsQuery } from '#web/api/deletions.ts';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { Placeholder } from '#web/ui/placeholder.tsx';
import { DeletedRow } from './deleted-row.tsx';
import classes from './deleted-section.module.css';
import { SettingsSection } from './settings-section.tsx';

/** So many are shown before somebody asks for all. */
const FIRST = 6;

export function DeletedSection() {
  const { data: deletions, error, isFetching, refetch } = useQuery(deletionsQuery);
  const [showsAll, setShowsAll] = useState(false);
  return (
    <SettingsSection
      id="recently-deleted"
      title="Recently deleted"
      about={`Plans that you delete can be restored for ${restorableDays} days.`}
    >
      {deletions ? (
        <>
          {deletions.length === 0 && <p className={classes.none}>Nothing to restore.</p>}
          <ul className={classes.deletions}>
            {(showsAll ? deletions : deletions.slice(0, FIRST)).map((deletion) => (
              <DeletedRow key={deletion._id} deletion={deletion} />
            ))}
          </ul>
          {deletions.length > FIRST && !showsAll && (
            <Button variant="subtle" className={classes.all} onClick={() => setShowsAll(true)}>
              Show all {deletions.length}
            </Button>
          )}
        </>
      ) : error ? (
        <LoadFailure
          title="What was deleted could not be loaded."
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Placeholder width="100%" height={24} />
      )}
    </SettingsSection>
  );
}
