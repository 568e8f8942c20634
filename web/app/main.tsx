// oxlint-disable-next-line import/no-unassigned-import -- has to run before any schema is built
import './zod-without-eval.ts';
import './base-styles.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { getRenderContext } from '#web/render-context.ts';
import { App } from './app.tsx';
import { dropHeldInput, limitHold } from './held-input.ts';
import { createQueryClient } from './query-client.ts';
import { createAppRouter } from './router.tsx';
import { watchSession } from './session-watch.ts';

// In separate tasks, here and below, so that a slow phone can respond to input in between.
setTimeout(() => void start());

async function start(): Promise<void> {
  const queryClient = createQueryClient();
  const router = createAppRouter(queryClient);
  watchSession(router, queryClient);

  // Fetches the code of the first page while the guard checks the session.
  for (const { routeId } of router.matchRoutes(router.latestLocation)) {
    void router.loadRouteChunk(router.routesById[routeId as keyof typeof router.routesById]);
  }

  const container = document.querySelector('#root');
  if (!container) throw new Error('app.html has no #root');
  const app = (
    <StrictMode>
      <App router={router} queryClient={queryClient} />
    </StrictMode>
  );
  const { href } = router.latestLocation;
  const { dataset } = document.documentElement;
  const isRendered = getRenderContext() !== undefined && dataset['discarded'] === undefined;
  // The router renders no boundary around everything, like on the server.
  if (isRendered) router.ssr = { manifest: undefined };
  // Loads before rendering, so that the first render can be a transition, which does not block input.
  try {
    await router.load();
  } finally {
    startTransition(() => {
      if (isRendered && router.latestLocation.href === href) {
        hydrateRoot(container, app);
        limitHold();
      } else {
        dropHeldInput();
        delete dataset['discarded'];
        createRoot(container).render(app);
      }
    });
  }
}
