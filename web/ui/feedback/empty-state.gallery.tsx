import { Button } from '../button/button.tsx';
import { gallery } from '../gallery.tsx';
import { BoxIcon, SearchIcon } from '../icons/icons.tsx';
import { EmptyState } from './empty-state.tsx';

export default gallery('EmptyState', {
  'with the next step': () => (
    <EmptyState icon={BoxIcon} title="No items yet." action={<Button>Add Item</Button>}>
      Collect what helps you with this goal: books, videos, courses, tools, links.
    </EmptyState>
  ),
  'only a title': () => <EmptyState icon={SearchIcon} title="No goals match your current filters." />,
});
