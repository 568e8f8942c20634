import { Button, Loader } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { sampleDataQuery, useAddSampleData } from '#web/api/sample-data.ts';
import { useShownWeek } from '#web/api/use-shown-week.ts';
import { refocus } from '#web/ui/refocus.ts';
import { closeToast, showToast } from '#web/ui/toast.ts';
import { earlierWeek } from './earlier-week.ts';
import classes from './sample-data-offer.module.css';

interface SampleDataOfferProps {
  /** On a page of a week: shows another. */
  readonly onShowWeek?: (weekStart: string) => void;
}

/** For an account with nothing in it: a year of a made-up life to look around in. */
export function SampleDataOffer({ onShowWeek }: SampleDataOfferProps) {
  const queryClient = useQueryClient();
  const { currentWeek } = useShownWeek();
  const { data: state } = useQuery(sampleDataQuery);
  const { mutateAsync: add, isPending } = useAddSampleData();
  // State alone is late: a second click can come before React has drawn the button as busy.
  const running = useRef(false);
  const failure = useRef<number>(undefined);
  if (!state?.canAdd) return null;

  async function fill() {
    if (running.current) return;
    running.current = true;
    const { pathname } = window.location;
    try {
      await add();
      if (failure.current !== undefined) closeToast(failure.current);
      const week = onShowWeek && (await earlierWeek(queryClient, currentWeek));
      // Not to whoever has gone to another page meanwhile.
      const isTurned = week !== undefined && window.location.pathname === pathname;
      if (isTurned) onShowWeek?.(week);
      const next = isTurned ? 'This week has only begun, so you see an earlier one.' : 'Remove it whenever you like.';
      showToast('done', `Here is a year of sample data to explore. ${next}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      failure.current = showToast('failed', error.message);
    } finally {
      running.current = false;
      refocus();
    }
  }

  return (
    <div className={classes.offer}>
      <p>Just looking? Fill your account with a year of sample data. You can remove it at any time.</p>
      <Button
        variant="default"
        aria-disabled={isPending}
        aria-busy={isPending}
        leftSection={isPending && <Loader size="xs" color="currentColor" />}
        onClick={() => void fill()}
      >
        {isPending ? 'Adding a year of data…' : 'Try it with sample data'}
      </Button>
    </div>
  );
}
