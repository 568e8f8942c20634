import type { ReactNode } from 'react';
import { Brand } from '#web/ui/layout/brand.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { CloseIcon } from '#web/ui/icons/svg-icon.tsx';
import { registerToastSlot } from '#web/ui/toast/toast-slots.ts';
import { useModal } from '#web/ui/dialog/use-modal.ts';
import { ColorSchemeMenu } from './color-scheme-menu.tsx';
import * as classes from './sidebar-drawer.module.css';

interface SidebarDrawerProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function SidebarDrawer({ opened, onClose, children }: SidebarDrawerProps) {
  const { dialog } = useModal(opened, onClose);
  return (
    <dialog {...dialog} className={classes.drawer} aria-label="Menu">
      <div className={classes.content}>
        <div className={classes.head}>
          <Brand />
          <div className={classes.appearance}>
            <ColorSchemeMenu />
          </div>
          <IconButton aria-label="Close menu" onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </div>
        <div ref={registerToastSlot} className={classes.messages} />
        {children}
      </div>
    </dialog>
  );
}
