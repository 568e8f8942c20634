import { Chip } from '../chip/chip.tsx';
import { ClassBadge } from '../focus-area/class-badge.tsx';
import { gallery } from '../gallery.tsx';
import { DotsIcon } from '../icons/icons.tsx';
import { TextLink } from '../link/link.tsx';
import { Menu, MenuAction } from '../menu/menu.tsx';
import { PageHeader } from './page-header.tsx';

export default gallery('PageHeader', {
  default: () => (
    <PageHeader
      id="goal-title"
      title="Learn Spanish"
      overline={
        <>
          <ClassBadge focusAreaClass="level_up" size="sm" />
          <TextLink to="/goals">Languages</TextLink>
          <Chip>Completed</Chip>
        </>
      }
      actions={
        <Menu label="Actions for Learn Spanish" icon={<DotsIcon />}>
          <MenuAction icon={null}>Edit</MenuAction>
        </Menu>
      }
    >
      <div>Figures, progress and buttons</div>
    </PageHeader>
  ),
});
