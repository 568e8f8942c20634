import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { focusAreasQuery } from '#web/api/focus-areas.ts';
import { usePersistedState } from '../use-persisted-state.ts';
import { lazyComponent } from '#web/ui/lazy/lazy-component.tsx';
import { ListSkeleton } from '#web/ui/feedback/list-skeleton.tsx';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import { FormStep } from './form-step.tsx';
import { initialValues, type PersistedForm } from './form-values.ts';

const loadDraftStep = async () => (await import('../draft/draft-step.tsx')).DraftStep;
const DraftStep = lazyComponent(loadDraftStep);

/** Generates a plan from a single form. The input and the draft are persisted in the tab until the plan is saved. */
export function FormPage(): ReactNode {
  const { data: areas, error, isFetching, refetch } = useQuery(focusAreasQuery);
  const { value, latest, persist } = usePersistedState<PersistedForm>('planForm');
  const { generated, ...values }: PersistedForm = { ...initialValues, ...value };
  const change = (changes: Partial<PersistedForm>) => persist({ ...initialValues, ...latest.current, ...changes });

  if (generated) {
    return (
      <DraftStep
        draft={generated.draft}
        area={generated.area}
        generatedBy={generated.planner}
        onChange={(draft) => change({ generated: { ...generated, draft } })}
        onAreaChange={(area) => change({ generated: { ...generated, area } })}
        onBack={() => persist(values)}
        backLabel="Back to the form"
        onDone={() => persist(undefined)}
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
      onGenerated={(result) => change({ generated: result })}
      onGenerate={() => {
        // Preloads the next step. If this fails, it is fetched again when it is rendered.
        loadDraftStep().catch(() => undefined);
      }}
    />
  );
}
