import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { User } from '#contract/auth.ts';
import { meQuery } from '#web/api/auth.ts';
import { hasDraft } from '#web/api/draft.ts';
import { forgetKeptAnswers } from '#web/api/kept-answers.ts';
import { lazyDialog, lazyPart } from '#web/ui/lazy-part.tsx';
import { allToasts, clearToasts, showToast, subscribeToToasts } from '#web/ui/toast.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Header } from './header.tsx';
import classes from './shell.module.css';
import { Sidebar } from './sidebar.tsx';
import { SidebarDrawer } from './sidebar-drawer.tsx';
import { useEdgeSwipe } from './use-edge-swipe.ts';
import { useSettled } from './use-settled.ts';
import { useOneClick } from './use-one-click.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useSidebar } from './use-sidebar.ts';

/** After the page itself: it says what the page shows where there is no connection. */
const Offline = lazyPart(async () => (await import('../offline/offline.tsx')).Offline);

/** Nothing on the page waits for it. */
const Toaster = lazyPart(async () => (await import('#web/ui/toaster.tsx')).Toaster, LastMessage);

const Finder = lazyDialog(async () => (await import('../finder/finder.tsx')).Finder);
const QuickStartDialog = lazyDialog(
  async () => (await import('#web/parts/quick-start/quick-start-dialog.tsx')).QuickStartDialog,
);
const ShortcutsDialog = lazyDialog(async () => (await import('../shortcuts/shortcuts-dialog.tsx')).ShortcutsDialog);

const DRAFT_KEPT = 'You were logged out while typing. Open the form again: what you typed is still there.';

/** The frame around every page behind the guard. */
export function Shell() {
  const { data: user } = useQuery(meQuery);
  // Between logging out and the log-in page there is nobody to show anything to. And when another tab has logged in as
  // somebody else, nothing that was half typed here may end up in that account.
  return user ? <Frame key={user._id} user={user} /> : null;
}

function Frame({ user }: { readonly user: User }) {
  const queryClient = useQueryClient();
  const main = useRef<HTMLElement>(null);
  const sidebar = useSidebar();
  const [shown, setShown] = useState<'finder' | 'shortcuts' | 'start'>();
  const [startText, setStartText] = useState<string>();
  const find = () => setShown('finder');
  const listShortcuts = () => setShown('shortcuts');
  const close = () => setShown(undefined);
  const startTracking = (text?: string) => {
    setStartText(text);
    setShown('start');
  };
  const isSettled = useSettled(user._id);
  useEffect(() => clearToasts, []);
  useOneClick();
  useEffect(() => {
    if (hasDraft(user._id)) showToast('done', DRAFT_KEPT);
  }, [user._id]);
  useEffect(
    () => () => {
      if (queryClient.getQueryData(meQuery.queryKey)?._id !== user._id) void forgetKeptAnswers();
    },
    [queryClient, user._id],
  );
  useEdgeSwipe(sidebar.open);
  useShortcuts({ onFind: find, onStart: startTracking, onList: listShortcuts });

  return (
    <div className={classes.shell} data-sidebar={sidebar.isPinned && sidebar.isOpen ? 'pinned' : undefined}>
      <button type="button" className={classes.skip} onClick={() => main.current?.focus({ preventScroll: true })}>
        Skip to content
      </button>
      {sidebar.isPinned && sidebar.isOpen && (
        <aside className={classes.sidebar}>
          <Sidebar user={user} withBrand />
        </aside>
      )}
      {!sidebar.isPinned && (
        <SidebarDrawer opened={sidebar.isOpen} onClose={sidebar.close}>
          <Sidebar user={user} onNavigate={sidebar.close} />
        </SidebarDrawer>
      )}
      <Header
        hasMenu={sidebar.isPinned}
        sidebarOpen={sidebar.isOpen}
        onMenu={sidebar.toggle}
        onFind={find}
        onStart={() => startTracking()}
        onShortcuts={listShortcuts}
      />
      {isSettled && <Offline />}
      <main ref={main} tabIndex={-1} className={classes.main} aria-labelledby="page-name">
        <Outlet />
      </main>
      {!sidebar.isPinned && <BottomBar menuOpen={sidebar.isOpen} onMenu={sidebar.toggle} />}
      {shown === 'finder' && <Finder opened onClose={close} onStart={startTracking} />}
      {shown === 'start' && <QuickStartDialog opened given={startText} onClose={close} />}
      {shown === 'shortcuts' && <ShortcutsDialog opened onClose={close} />}
      {/* Asked for again once there is a connection. */}
      <Toaster key={String(isSettled)} />
    </div>
  );
}

/** What was said last, until the messages can be shown as they should, or where their program did not arrive. */
function LastMessage() {
  const last = useSyncExternalStore(subscribeToToasts, allToasts).at(-1);
  return (
    last && (
      <p role={last.kind === 'failed' ? 'alert' : 'status'} className={classes.message}>
        {last.about} {last.text}
      </p>
    )
  );
}
