import { ClassBadge } from '../focus-area/class-badge.tsx';
import { Controlled, gallery } from '../gallery.tsx';
import { CollapsibleSection } from './collapsible-section.tsx';

const section = (name: string, initial: boolean) => (
  <Controlled initial={initial}>
    {(isOpen, change) => (
      <CollapsibleSection
        name={name}
        icon={<ClassBadge focusAreaClass="life_stuff" size="sm" />}
        count={2}
        isAboveFold
        isOpen={isOpen}
        onToggle={() => change(!isOpen)}
        renderRows={() => ['Learn Rust', 'Ship it'].map((title) => <li key={title}>{title}</li>)}
      />
    )}
  </Controlled>
);

export default gallery('CollapsibleSection', {
  open: () => section('Coding', true),
  collapsed: () => section('Chores', false),
});
