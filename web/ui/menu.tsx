import { ActionIcon } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { CheckIcon } from './icons.tsx';
import classes from './menu.module.css';

interface MenuProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

/**
 * A button with a dropdown. The browser's own popover brings closing by Esc or a click elsewhere and returns the focus,
 * so this only adds where it stands and what the arrow keys do.
 */
export function Menu({ label, icon, children }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  function place() {
    const { bottom, right } = button.current!.getBoundingClientRect();
    list.current!.style.top = `${bottom + 4}px`;
    list.current!.style.right = `${document.documentElement.clientWidth - right}px`;
  }

  function toggled(open: boolean) {
    setIsOpen(open);
    if (open) itemsOf(list.current!)[0]?.focus();
  }

  return (
    <>
      <ActionIcon ref={button} aria-label={label} aria-haspopup="menu" aria-expanded={isOpen} popoverTarget={id}>
        {icon}
      </ActionIcon>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={classes.menu}
        onBeforeToggle={place}
        onToggle={({ newState }) => toggled(newState === 'open')}
        onKeyDown={moveFocus}
        onClick={() => list.current?.hidePopover()}
      >
        {children}
      </div>
    </>
  );
}

interface MenuItemProps extends ComponentProps<'button'> {
  readonly icon: ReactNode;
}

export function MenuAction({ icon, children, ...rest }: MenuItemProps) {
  return (
    <button type="button" role="menuitem" tabIndex={-1} className={classes.item} {...rest}>
      {icon}
      {children}
    </button>
  );
}

export function MenuChoice({ icon, children, checked, ...rest }: MenuItemProps & { readonly checked: boolean }) {
  return (
    <MenuAction icon={icon} role="menuitemradio" aria-checked={checked} {...rest}>
      <span className={classes.choice}>{children}</span>
      {checked && <CheckIcon size={18} />}
    </MenuAction>
  );
}

export const MenuLink = createLink(function MenuAnchor({
  icon,
  children,
  ...rest
}: ComponentProps<'a'> & { readonly icon: ReactNode }) {
  return (
    <a role="menuitem" tabIndex={-1} className={classes.item} {...rest}>
      {icon}
      {children}
    </a>
  );
});

function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = itemsOf(event.currentTarget);
  const at = items.indexOf(document.activeElement as HTMLElement);
  const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  if (event.key === 'Tab') event.currentTarget.hidePopover();
  if (target === undefined) return;
  event.preventDefault();
  items.at(target % items.length)?.focus();
}
