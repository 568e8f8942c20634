import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sessionsQuery } from '#web/api/account/account.ts';
import { Button } from '#web/ui/button/button.tsx';
import { lazyDialog } from '#web/ui/lazy/lazy-component.tsx';
import { LoadState } from '#web/ui/feedback/load-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SessionRow } from './session-row.tsx';
import * as classes from './sessions-section.module.css';
import { SettingsSection } from '../settings-section.tsx';

const EndOtherSessionsDialog = lazyDialog(
  async () => (await import('./end-other-sessions-dialog.tsx')).EndOtherSessionsDialog,
);

/** How many are shown until the user asks for all. */
const INITIAL_COUNT = 6;

const ROW_HEIGHT = 60;

export function SessionsSection() {
  const query = useQuery(sessionsQuery);
  const { data: sessions } = query;
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const otherCount = sessions?.filter(({ isCurrent }) => !isCurrent).length ?? 0;
  return (
    <SettingsSection
      id="sessions"
      title="Active sessions"
      description="Browsers in which you are logged in. If you do not recognise one, log it out and change your password."
    >
      {sessions ? (
        <ul className={classes.sessions}>
          {(showsAll ? sessions : sessions.slice(0, INITIAL_COUNT)).map((session) => (
            <SessionRow key={session._id} session={session} />
          ))}
        </ul>
      ) : (
        <LoadState
          query={query}
          failureTitle="The active sessions could not be loaded."
          skeleton={<Skeleton width="100%" height={ROW_HEIGHT} />}
        />
      )}
      {otherCount > 0 && (
        <div className={classes.actions}>
          <Button variant="default" onClick={() => setIsDialogOpen(true)}>
            Log out everywhere else
          </Button>
          {otherCount >= INITIAL_COUNT && !showsAll && (
            <Button variant="subtle" onClick={() => setShowsAll(true)}>
              Show all {otherCount + 1}
            </Button>
          )}
        </div>
      )}
      {isDialogOpen && <EndOtherSessionsDialog count={otherCount} onClose={() => setIsDialogOpen(false)} />}
    </SettingsSection>
  );
}
