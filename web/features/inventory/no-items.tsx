import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { BoxIcon } from '#web/ui/icons/icons.tsx';
import { ButtonLink } from '#web/ui/link/link.tsx';

export function NoItems() {
  return (
    <EmptyState icon={BoxIcon} title="No resources yet" action={<ButtonLink to="/goals">Go to your goals</ButtonLink>}>
      Collect the books, videos, courses and tools that help you reach a goal. Open a goal and add the first one.
    </EmptyState>
  );
}
