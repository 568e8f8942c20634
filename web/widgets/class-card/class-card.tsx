import type { ReactNode } from 'react';
import type { FocusAreaClass } from '#domain/focus-area/focus-area.ts';
import { ClassBadge } from '#web/ui/focus-area/class-badge.tsx';
import { classMeta } from '#web/ui/focus-area/focus-area-classes.ts';
import { DotsIcon, PencilIcon, TrashIcon } from '#web/ui/icons/icons.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Menu, MenuAction } from '#web/ui/menu/menu.tsx';
import * as classes from './class-card.module.css';

interface ClassCardProps {
  readonly focusAreaClass: FocusAreaClass;
  readonly title: string;
  readonly isLoading?: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  /** The content, of which one element covers the card with its `::after`, so that all of it can be clicked. */
  readonly children: ReactNode;
}

/** A focus area or a plan in a list, with the badge of its class and a menu. */
export function ClassCard({ focusAreaClass, title, isLoading, onEdit, onDelete, children }: ClassCardProps) {
  return (
    <Card as="li" className={classes.card} aria-busy={isLoading} data-color={classMeta[focusAreaClass].color}>
      <ClassBadge focusAreaClass={focusAreaClass} />
      {children}
      <Menu label={`Actions for ${title}`} icon={<DotsIcon />}>
        <MenuAction icon={<PencilIcon />} onClick={onEdit}>
          Edit
        </MenuAction>
        <MenuAction icon={<TrashIcon />} onClick={onDelete}>
          Delete
        </MenuAction>
      </Menu>
    </Card>
  );
}
