import type { QueryClient } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { App } from '#web/app/app.tsx';
import { createQueryClient } from '#web/app/query-client.ts';
import { createAppRouter } from '#web/app/router.tsx';
import { watchSession } from '#web/app/session-watch.ts';
import { discardInitialData } from '#web/http/initial-data.ts';

interface MountedApp {
  readonly root: Root;
  readonly container: Element;
  readonly queryClient: QueryClient;
  readonly stopWatching: () => void;
}

let mounted: MountedApp | undefined;

/** Mounts the whole app at a path, as main.tsx does after a page load. Unmounts the previous app first. */
export async function renderApp(path: string): Promise<void> {
  await unmountApp();
  history.pushState(null, '', path);
  const queryClient = createQueryClient();
  const router = createAppRouter(queryClient);
  const stopWatching = watchSession(router, queryClient);
  await router.load();
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  mounted = { root, container, queryClient, stopWatching };
  root.render(<App router={router} queryClient={queryClient} />);
}

/**
 * Mounts the app again at the current URL, with only cookies and storage left. Modules keep their state: test what has to
 * survive a real reload in e2e/.
 */
export async function remountApp(): Promise<void> {
  await renderApp(location.pathname + location.search + location.hash);
}

export async function unmountApp(): Promise<void> {
  if (!mounted) return;
  const { root, container, queryClient, stopWatching } = mounted;
  mounted = undefined;
  root.unmount();
  container.remove();
  stopWatching();
  await queryClient.cancelQueries();
  discardInitialData();
  queryClient.clear();
}
