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
import { IconButton } from './icon-button.tsx';
import { CheckIcon } from './signs.tsx';
import classes from './menu.module.css';

const GAP_TO_BUTTON = 4;
const GAP_TO_EDGE = 8;

interface MenuProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

/**
 * A button with a dropdown. The browser's own popover brings closing by Esc or a click elsewhere and returns the focus,
 * so this only adds where it stands, what the arrow keys do and that it closes when the page scrolls away below it.
 */
export function Menu({ label, icon, children }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // A list of a thousand rows has a thousand menus: each is made when somebody reaches for it.
  const [isWanted, setIsWanted] = useState(false);
  const want = () => setIsWanted(true);

  function open() {
    flushSync(want);
    list.current!.showPopover();
  }

  function openByArrow(event: KeyboardEvent) {
    const first = { ArrowDown: 0, ArrowUp: -1 }[event.key];
    if (first === undefined) return;
    event.preventDefault();
    open();
    itemsOf(list.current!).at(first)?.focus();
  }

  return (
    <>
      <IconButton
        ref={button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        {...(isWanted && { popoverTarget: id })}
        onPointerEnter={want}
        onFocus={want}
        onClick={() => (isWanted ? undefined : open())}
        onKeyDown={openByArrow}
      >
        {icon}
      </IconButton>
      {isWanted && (
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
    const scrolled = () => {
      // The last of a scrolling that brought the button into sight may come only now.
      if (button.current?.getBoundingClientRect().top !== top) list.current?.hidePopover();
    };
    window.addEventListener('scroll', scrolled);
    return () => window.removeEventListener('scroll', scrolled);
  }, [isOpen, button, list]);

  function opened() {
    const menu = list.current!;
    place(menu, button.current!);
    if (!menu.contains(document.activeElement)) itemsOf(menu)[0]?.focus();
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
        if (newState === 'open') opened();
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

/** Below the button, or above it where only there is room; its right edge under the button's unless that leaves the screen. */
function place(menu: HTMLElement, button: HTMLElement): void {
  const { top, bottom, right } = button.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const below = clientHeight - bottom - GAP_TO_BUTTON - GAP_TO_EDGE;
  const above = top - GAP_TO_BUTTON - GAP_TO_EDGE;
  const standsAbove = menu.scrollHeight > below && above > below;
  const furthestLeft = clientWidth - GAP_TO_EDGE - menu.offsetWidth;
  Object.assign(menu.style, {
    top: standsAbove ? 'auto' : `${bottom + GAP_TO_BUTTON}px`,
    bottom: standsAbove ? `${clientHeight - top + GAP_TO_BUTTON}px` : 'auto',
    right: `${Math.min(clientWidth - right, furthestLeft)}px`,
    maxHeight: `${standsAbove ? above : below}px`,
  });
}

function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = itemsOf(event.currentTarget);
  const at = items.indexOf(document.activeElement as HTMLElement);
  const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  if (event.key === 'Tab') event.currentTarget.hidePopover();
  if (target === undefined) return focusByLetter(event.key, items, at);
  event.preventDefault();
  items.at(target % items.length)?.focus();
}

/** The next item that begins with it, going round. */
function focusByLetter(letter: string, items: readonly HTMLElement[], at: number): void {
  const begins = (item: HTMLElement) => item.textContent.trim().toLowerCase().startsWith(letter.toLowerCase());
  if (letter.trim().length === 1) [...items.slice(at + 1), ...items.slice(0, at + 1)].find(begins)?.focus();
}
