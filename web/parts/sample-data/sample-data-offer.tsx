import { Button, Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { sampleDataQuery, useAddSampleData } from '#web/api/sample-data.ts';
import { refocus } from '#web/ui/refocus.ts';
import { showToast } from '#web/ui/toast.ts';
import classes from './sample-data-offer.module.css';

/** For an account with nothing in it: a year of a made-up life to look around in. */
export function SampleDataOffer() {
  const { data: state } = useQuery(sampleDataQuery);
  const { mutateAsync: add, isPending } = useAddSampleData();
  // State alone is late: a second click can come before React has drawn the button as busy.
  const running = useRef(false);
  if (!state?.canAdd) return null;

  async function fill() {
    if (running.current) return;
    running.current = true;
    try {
      await add();
      showToast('done', 'Here is a year to look around in. Remove it whenever you like.');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast('failed', error.message);
    } finally {
      running.current = false;
      refocus();
    }
  }

  return (
    <div className={classes.offer}>
      <p>Just looking? Fill your account with a year of a made-up life. One click removes it again.</p>
      <Button
        variant="default"
        aria-disabled={isPending}
        aria-busy={isPending}
        leftSection={isPending && <Loader size="xs" color="currentColor" />}
        onClick={() => void fill()}
      >
        {isPending ? 'Living a year…' : 'Try it with sample data'}
      </Button>
    </div>
  );
}
