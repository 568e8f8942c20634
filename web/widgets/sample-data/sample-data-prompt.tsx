import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { addDays } from '#domain/calendar/calendar.ts';
import { AVERAGED_WEEKS } from '#domain/rating/score-history.ts';
import { ApiError } from '#web/http/api-error.ts';
import { weeklyHistoryQuery } from '#web/api/reports/reports.ts';
import { sampleDataQuery, useAddSampleData } from '#web/api/account/sample-data.ts';
import { useCurrentWeek } from '#web/widgets/week/use-current-week.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Loader } from '#web/ui/feedback/loader.tsx';
import { restoreFocus } from '#web/ui/restore-focus.ts';
import { dismissToast, showToast } from '#web/ui/toast/toast.ts';
import * as classes from './sample-data-prompt.module.css';

/** A week with less than this has nothing worth showing yet. */
const MIN_TRACKED_SEC = 60 * 60;

interface SampleDataPromptProps {
  /** Switches to another week, on pages that show one. */
  readonly onShowWeek?: (weekStart: string) => void;
}

/** Offers to fill an empty account with a year of sample data. */
export function SampleDataPrompt({ onShowWeek }: SampleDataPromptProps) {
  const queryClient = useQueryClient();
  const { currentWeek } = useCurrentWeek();
  const { data: state } = useQuery(sampleDataQuery);
  const { mutateAsync: add, isPending } = useAddSampleData();
  // State alone is too slow: a second click can arrive before React has rendered the button as busy.
  const isInFlight = useRef(false);
  const errorToastId = useRef<number>(undefined);
  if (!state?.canAdd) return null;

  async function addSampleData() {
    if (isInFlight.current) return;
    isInFlight.current = true;
    const { pathname } = window.location;
    try {
      await add();
      if (errorToastId.current !== undefined) dismissToast(errorToastId.current);
      const week = onShowWeek && (await findEarlierWeek(queryClient, currentWeek));
      // The user may have navigated to another page in the meantime.
      const switchedWeek = week !== undefined && window.location.pathname === pathname;
      if (switchedWeek) onShowWeek?.(week);
      const next = switchedWeek
        ? 'This week has only just begun, so here is an earlier one.'
        : 'You can remove it whenever you like.';
      showToast('done', `Here is a year of sample data to explore. ${next}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      errorToastId.current = showToast('failed', error.message);
    } finally {
      isInFlight.current = false;
      restoreFocus();
    }
  }

  return (
    <div className={classes.prompt}>
      <p>Just looking? Fill your account with a year of sample data. You can remove it at any time.</p>
      <Button
        variant="default"
        aria-disabled={isPending}
        aria-busy={isPending}
        leftSection={isPending && <Loader />}
        onClick={() => void addSampleData()}
      >
        {isPending ? 'Adding a year of data…' : 'Try it with sample data'}
      </Button>
    </div>
  );
}

/** The latest week with enough tracked time, unless that is the current one. */
async function findEarlierWeek(queryClient: QueryClient, currentWeek: string): Promise<string | undefined> {
  const start = addDays(currentWeek, -7 * AVERAGED_WEEKS);
  // If the request fails, stay on the current week.
  const weeks = await queryClient.fetchQuery(weeklyHistoryQuery(start, AVERAGED_WEEKS + 1)).catch(() => []);
  const latest = weeks.findLast(({ trackedSec }) => trackedSec >= MIN_TRACKED_SEC)?.weekStart;
  return latest === currentWeek ? undefined : latest;
}
