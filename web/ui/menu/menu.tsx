import { createLink } from '@tanstack/react-router';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../button/icon-button.tsx';
import { CheckIcon } from '../icons/svg-icon.tsx';
import * as classes from './menu.module.css';

interface MenuProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

/**
 * A button with a dropdown. The native popover closes on Esc or an outside click and restores the focus, so this only
 * adds arrow keys, and closing when the page scrolls.
 */
export function Menu({ label, icon, children }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // Long lists have a menu per row, so each is only mounted on hover or focus.
  const [isMounted, setIsMounted] = useState(false);
  const mount = () => setIsMounted(true);

  function open() {
    flushSync(mount);
    list.current!.showPopover({ source: button.current! });
  }

  function openByArrow(event: KeyboardEvent) {
    const first = { ArrowDown: 0, ArrowUp: -1 }[event.key];
    if (first === undefined) return;
    event.preventDefault();
    open();
    menuItems(list.current!).at(first)?.focus();
  }

  return (
    <>
      <IconButton
        ref={button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        {...(isMounted && { popoverTarget: id })}
        onPointerEnter={mount}
        onFocus={mount}
        onClick={() => (isMounted ? undefined : open())}
        onKeyDown={openByArrow}
      >
        {icon}
      </IconButton>
      {isMounted && (
        <MenuList id={id} ref={list} button={button} label={label} isOpen={isOpen} onToggle={setIsOpen}>
          {children}
        </MenuList>
      )}
    </>
  );
}

interface MenuListProps {
  readonly id: string;
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly label: string;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

function MenuList({ id, ref: list, button, label, isOpen, onToggle, children }: MenuListProps) {
  useEffect(() => {
    if (!isOpen) return;
    const { top } = button.current!.getBoundingClientRect();
    const handleScroll = () => {
      // Ignore the last event of the scroll that brought the button into view.
      if (button.current?.getBoundingClientRect().top !== top) list.current?.hidePopover();
    };
    window.addEventListener('scroll', handleScroll);
    return () => window.removeEventListener('scroll', handleScroll);
  }, [isOpen, button, list]);

  function handleOpen() {
    const menu = list.current!;
    if (!menu.contains(document.activeElement)) menuItems(menu)[0]?.focus();
  }

  return (
    <div
      ref={list}
      id={id}
      popover="auto"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={classes.menu}
      onToggle={({ newState }) => {
        onToggle(newState === 'open');
        if (newState === 'open') handleOpen();
      }}
      onKeyDown={moveFocus}
      onClick={() => list.current?.hidePopover()}
    >
      {children}
    </div>
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

function menuItems(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = menuItems(event.currentTarget);
  const current = items.indexOf(document.activeElement as HTMLElement);
  const target = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: -1 }[event.key];
  if (event.key === 'Tab') event.currentTarget.hidePopover();
  if (target === undefined) return focusByLetter(event.key, items, current);
  event.preventDefault();
  items.at(target % items.length)?.focus();
}

/** Focuses the next item that starts with the letter, wrapping around. */
function focusByLetter(letter: string, items: readonly HTMLElement[], current: number): void {
  const startsWithLetter = (item: HTMLElement) =>
    item.textContent.trim().toLowerCase().startsWith(letter.toLowerCase());
  if (letter.trim().length === 1)
    [...items.slice(current + 1), ...items.slice(0, current + 1)].find(startsWithLetter)?.focus();
}
