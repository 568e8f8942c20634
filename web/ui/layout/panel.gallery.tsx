import { ClassBadge } from '../focus-area/class-badge.tsx';
import { gallery } from '../gallery.tsx';
import { DotsIcon } from '../icons/icons.tsx';
import { Menu, MenuAction } from '../menu/menu.tsx';
import { Panel } from './panel.tsx';

export default gallery('Panel', {
  default: () => (
    <Panel title="Your week so far">
      <div>The content.</div>
    </Panel>
  ),
  'with a summary': () => (
    <Panel title="When you are active" summary="Monday is your busiest day, with 24% of your time.">
      <div>The content.</div>
    </Panel>
  ),
  'with an icon and a figure': () => (
    <Panel
      title="Level-Up"
      icon={<ClassBadge focusAreaClass="level_up" size="sm" />}
      aside={<strong>7 h 10 min</strong>}
    />
  ),
  'with a menu': () => (
    <Panel
      title={`Week 3 of 12 · ${'a very long title '.repeat(4)}`}
      aside={
        <Menu label="Actions for the schedule" icon={<DotsIcon />}>
          <MenuAction icon={null}>Pause</MenuAction>
        </Menu>
      }
    />
  ),
});
