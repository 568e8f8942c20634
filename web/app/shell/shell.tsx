import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { User } from '#contract/account/auth.ts';
import { meQuery } from '#web/api/account/auth.ts';
import { hasDraft } from '#web/forms/draft.ts';
import { cacheInitialData, clearApiCache } from '#web/offline/api-cache.ts';
import { lazyDialog, lazyComponent } from '#web/ui/lazy/lazy-component.tsx';
import { ANNOUNCER_ID } from '#web/ui/text/announce.ts';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { getToasts, clearToasts, showToast, subscribeToToasts } from '#web/ui/toast/toast.ts';
import { BottomBar } from './bottom-bar.tsx';
import { FormatsProvider } from './formats-provider.tsx';
import { Header } from './header.tsx';
import * as classes from './shell.module.css';
import { Sidebar } from './sidebar.tsx';
import { SidebarDrawer } from './sidebar-drawer.tsx';
import { useEdgeSwipe } from './use-edge-swipe.ts';
import { useIdleAfterLoad } from './use-idle-after-load.ts';
import { useIgnoreDoubleClick } from './use-ignore-double-click.ts';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { useSidebar } from './use-sidebar.ts';

/** The first render of a page does not need it. */
const OfflineStatus = lazyComponent(async () => (await import('../offline/offline-status.tsx')).OfflineStatus);

/** Loaded late; until then, `LastToast` shows the latest toast. */
const Toaster = lazyComponent(async () => (await import('#web/ui/toast/toaster.tsx')).Toaster, LastToast);

const CommandPalette = lazyDialog(async () => (await import('../command-palette/command-palette.tsx')).CommandPalette);
const QuickStartDialog = lazyDialog(
  async () => (await import('#web/widgets/quick-start/quick-start-dialog.tsx')).QuickStartDialog,
);
const ShortcutsDialog = lazyDialog(async () => (await import('../shortcuts/shortcuts-dialog.tsx')).ShortcutsDialog);

const DRAFT_RESTORABLE_MESSAGE = 'You were logged out while typing. Reopen the form: what you typed is still there.';

/** The layout of every page behind the guard. */
export function Shell() {
  const { data: user } = useQuery(meQuery);
  // There is no user between logging out and the redirect to the login page. The key resets all state when another tab
  // logs in to another account, so that nothing typed here can end up there.
  return user ? (
    <FormatsProvider key={user._id} user={user}>
      <ShellFrame user={user} />
    </FormatsProvider>
  ) : null;
}

function ShellFrame({ user }: { readonly user: User }) {
  const queryClient = useQueryClient();
  const main = useRef<HTMLElement>(null);
  const sidebar = useSidebar();
  const [openDialog, setOpenDialog] = useState<'palette' | 'shortcuts' | 'start'>();
  const [startText, setStartText] = useState<string>();
  const openPalette = () => setOpenDialog('palette');
  const showShortcuts = () => setOpenDialog('shortcuts');
  const close = () => setOpenDialog(undefined);
  const startTracking = (text?: string) => {
    setStartText(text);
    setOpenDialog('start');
  };
  const isIdle = useIdleAfterLoad(user._id);
  useEffect(() => clearToasts, []);
  useEffect(cacheInitialData, []);
  useIgnoreDoubleClick();
  useEffect(() => {
    if (hasDraft(user._id)) showToast('done', DRAFT_RESTORABLE_MESSAGE);
  }, [user._id]);
  useEffect(
    () => () => {
      if (queryClient.getQueryData(meQuery.queryKey)?._id !== user._id) void clearApiCache();
    },
    [queryClient, user._id],
  );
  useEdgeSwipe(sidebar.open);
  useShortcuts({ onOpenPalette: openPalette, onStartTracking: startTracking, onShowShortcuts: showShortcuts });

  return (
    <div className={classes.shell} data-sidebar={sidebar.isPinned !== false && sidebar.isOpen ? 'pinned' : undefined}>
      <button type="button" className={classes.skip} onClick={() => main.current?.focus({ preventScroll: true })}>
        Skip to content
      </button>
      {sidebar.isPinned !== false && sidebar.isOpen && (
        <aside className={classes.sidebar}>
          <Sidebar user={user} withBrand />
        </aside>
      )}
      {sidebar.isPinned === false && (
        <SidebarDrawer opened={sidebar.isOpen} onClose={sidebar.close}>
          <Sidebar user={user} onNavigate={sidebar.close} />
        </SidebarDrawer>
      )}
      <Header
        hasMenuButton={sidebar.isPinned !== false}
        isSidebarOpen={sidebar.isOpen}
        onToggleMenu={sidebar.toggle}
        onOpenPalette={openPalette}
        onStartTracking={() => startTracking()}
        onShowShortcuts={showShortcuts}
      />
      {isIdle && <OfflineStatus />}
      <main ref={main} tabIndex={-1} className={classes.main} aria-labelledby="page-name">
        <Outlet />
      </main>
      {!sidebar.isPinned && <BottomBar isMenuOpen={sidebar.isOpen} onToggleMenu={sidebar.toggle} />}
      {openDialog === 'palette' && <CommandPalette opened onClose={close} onStart={startTracking} />}
      {openDialog === 'start' && <QuickStartDialog opened initialText={startText} onClose={close} />}
      {openDialog === 'shortcuts' && <ShortcutsDialog opened onClose={close} />}
      <VisuallyHidden id={ANNOUNCER_ID} aria-live="polite" />
      {/* The key retries a failed load once the browser is online. */}
      <Toaster key={String(isIdle)} />
    </div>
  );
}

/** Shows the latest toast until the toaster has loaded, or if it fails to load. */
function LastToast() {
  const last = useSyncExternalStore(subscribeToToasts, getToasts, getToasts).at(-1);
  return (
    last && (
      <p role={last.kind === 'failed' ? 'alert' : 'status'} className={classes.message}>
        {last.about} {last.text}
      </p>
    )
  );
}
