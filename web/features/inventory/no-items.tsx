import { EmptyState } from '#web/ui/empty-state.tsx';
import { BoxIcon } from '#web/ui/icons.tsx';
import { ButtonLink } from '#web/ui/link.tsx';

export function NoItems() {
  return (
    <EmptyState icon={BoxIcon} title="No resources yet" action={<ButtonLink to="/goals">Go to your goals</ButtonLink>}>
      Keep the books, videos, courses and tools that help you reach a goal here. Open a goal and add the first one.
    </EmptyState>
  );
}
