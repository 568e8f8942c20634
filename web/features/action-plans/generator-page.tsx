import type { ReactNode } from 'react';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PlanIcon } from '#web/ui/icons.tsx';
import { ButtonLink } from '#web/ui/link.tsx';

export function GeneratorPage(): ReactNode {
  return (
    <EmptyState
      icon={PlanIcon}
      title="The assistant is on its way"
      action={<ButtonLink to="/action-plans/new">New Plan</ButtonLink>}
    >
      It will ask what you want to reach and write a plan for you. Until then you can make one by hand.
    </EmptyState>
  );
}
