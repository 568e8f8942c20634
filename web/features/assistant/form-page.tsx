import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { focusAreasQuery } from '#web/api/focus-areas.ts';
import { useKept } from '#web/api/use-kept.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { ListSkeleton } from '#web/ui/list-skeleton.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { FormStep } from './form-step.tsx';
import { firstValues, type KeptForm } from './form-values.ts';

const loadDraftStep = async () => (await import('./draft-step.tsx')).DraftStep;
const DraftStep = lazyPart(loadDraftStep);

/** A plan from one form: what is typed and what came of it stay in the tab until the plan is saved. */
export function FormPage(): ReactNode {
  const { data: areas, error, isFetching, refetch } = useQuery(focusAreasQuery);
  const { value, latest, keep } = useKept<KeptForm>('planForm');
  const { written, ...values }: KeptForm = { ...firstValues, ...value };
  const change = (changes: Partial<KeptForm>) => keep({ ...firstValues, ...latest.current, ...changes });

  if (written) {
    return (
      <DraftStep
        draft={written.draft}
        place={written.place}
        writtenBy={written.planner}
        onChange={(draft) => change({ written: { ...written, draft } })}
        onPlace={(place) => change({ written: { ...written, place } })}
        onBack={() => keep(values)}
        backLabel="Change the form"
        onDone={() => keep(undefined)}
      />
    );
  }
  if (!areas) {
    if (!error) return <ListSkeleton />;
    return (
      <LoadFailure title="Failed to load categories" error={error} busy={isFetching} onRetry={() => void refetch()} />
    );
  }
  return (
    <FormStep
      areas={areas}
      values={values}
      onChange={change}
      onWritten={(answer) => change({ written: answer })}
      onGenerate={() => {
        // Should it fail now, it is fetched again when it is to be shown.
        loadDraftStep().catch(() => undefined);
      }}
    />
  );
}
