import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sessionsQuery } from '#web/api/account.ts';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { Placeholder } from '#web/ui/placeholder.tsx';
import { SessionRow } from './session-row.tsx';
import classes from './sessions-section.module.css';
import { SettingsSection } from './settings-section.tsx';

const EndOtherSessions = lazyDialog(async () => (await import('./end-other-sessions.tsx')).EndOtherSessions);

/** So many are shown before somebody asks for all. */
const FIRST = 6;

/** Of one browser. */
const ROW_HEIGHT = 60;

export function SessionsSection() {
  const { data: sessions, error, isFetching, refetch } = useQuery(sessionsQuery);
  const [asks, setAsks] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const others = sessions?.filter(({ isCurrent }) => !isCurrent).length ?? 0;
  return (
    <SettingsSection
      id="sessions"
      title="Open sessions"
      about="The browsers that are logged in to your account. Log out those you do not know, and change your password."
    >
      {sessions ? (
        <ul className={classes.sessions}>
          {(showsAll ? sessions : sessions.slice(0, FIRST)).map((session) => (
            <SessionRow key={session._id} session={session} />
          ))}
        </ul>
      ) : error ? (
        <LoadFailure
          title="The open sessions could not be loaded."
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Placeholder width="100%" height={ROW_HEIGHT} />
      )}
      {others > 0 && (
        <div className={classes.actions}>
          <Button variant="default" onClick={() => setAsks(true)}>
            Log out everywhere else
          </Button>
          {others >= FIRST && !showsAll && (
            <Button variant="subtle" onClick={() => setShowsAll(true)}>
              Show all {others + 1}
            </Button>
          )}
        </div>
      )}
      {asks && <EndOtherSessions count={others} onClose={() => setAsks(false)} />}
    </SettingsSection>
  );
}
