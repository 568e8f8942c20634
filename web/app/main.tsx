// oxlint-disable-next-line import/no-unassigned-import -- has to run before any schema is built
import './zod-without-eval.ts';
import './base-styles.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createQueryClient } from './query-client.ts';
import { createAppRouter } from './router.tsx';
import { watchSession } from './session-watch.ts';

// In steps, here and below, so that a slow phone answers to a touch in between.
setTimeout(start);

function start(): void {
  const queryClient = createQueryClient();
  const router = createAppRouter(queryClient);
  watchSession(router, queryClient);

  // The code of the first page comes while the guard asks who is there, not after it.
  for (const { routeId } of router.matchRoutes(router.latestLocation)) {
    void router.loadRouteChunk(router.routesById[routeId as keyof typeof router.routesById]);
  }

  const container = document.querySelector('#root');
  if (!container) throw new Error('app.html has no #root');
  const reactRoot = createRoot(container);
  // Loaded before the app is rendered, not by it: what it loads itself is rendered in one piece.
  void router.load().finally(() =>
    startTransition(() =>
      reactRoot.render(
        <StrictMode>
          <App router={router} queryClient={queryClient} />
        </StrictMode>,
      ),
    ),
  );
}
