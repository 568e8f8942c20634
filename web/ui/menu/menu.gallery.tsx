import { doNothing, gallery } from '../gallery.tsx';
import { ArchiveIcon, DotsIcon, PencilIcon, SortIcon, TargetIcon, TrashIcon } from '../icons/icons.tsx';
import { Menu, MenuAction, MenuChoice, MenuLink } from './menu.tsx';

export default gallery('Menu', {
  actions: () => (
    <Menu label="Actions for Learn Rust" icon={<DotsIcon />}>
      <MenuAction icon={<PencilIcon />} onClick={doNothing}>
        Edit
      </MenuAction>
      <MenuAction icon={<ArchiveIcon />} onClick={doNothing}>
        Archive
      </MenuAction>
      <MenuLink icon={<TargetIcon />} to="/goals">
        Goals
      </MenuLink>
      <MenuAction icon={<TrashIcon />} onClick={doNothing}>
        Delete
      </MenuAction>
    </Menu>
  ),
  choices: () => (
    <Menu label="Sorted by: Smart" icon={<SortIcon />}>
      <MenuChoice icon={null} checked onClick={doNothing}>
        Smart
      </MenuChoice>
      <MenuChoice icon={null} checked={false} onClick={doNothing}>
        Alphabetical
      </MenuChoice>
    </Menu>
  ),
});
