// oxlint-disable-next-line import/no-unassigned-import -- has to run before any schema is built
import './zod-without-eval.ts';
import './base-styles.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { finishHydration, getRenderContext } from '#web/render-context.ts';
import { nextTask } from '#web/ui/lazy/next-task.ts';
import { App } from './app.tsx';
import { dropHeldInput, limitHold } from './held-input.ts';
import { createQueryClient } from './query-client.ts';
import { authenticated, createAppRouter } from './router.tsx';
import { watchSession } from './session-watch.ts';

void start();

async function start(): Promise<void> {
  await nextTask();
  const queryClient = createQueryClient();
  const router = createAppRouter(queryClient);
  watchSession(router, queryClient);
  const matches = router.matchRoutes(router.latestLocation);
  if (matches.some(({ routeId }) => routeId === authenticated.id)) await loadLocaleData();
  await nextTask();

  // Fetches the code of the first page while the guard checks the session.
  for (const { routeId } of matches) {
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
  // Makes the router render no Suspense boundary around everything, as on the server.
  if (isRendered) router.ssr = { manifest: undefined };
  await nextTask();
  // Loads before rendering, so that the first render can be a transition, which does not block input.
  try {
    await router.load();
  } finally {
    startTransition(() => {
      if (isRendered && router.latestLocation.href === href) {
        hydrateRoot(container, app);
        // Not earlier, because parts of the page may be hydrated after the page itself.
        const stop = router.subscribe('onBeforeLoad', ({ toLocation }) => {
          if (toLocation.href === href) return;
          finishHydration();
          stop();
        });
        limitHold();
      } else {
        dropHeldInput();
        delete dataset['discarded'];
        createRoot(container).render(app);
      }
    });
  }
}

/** Browsers load locale data on first use, which blocks for as long as rendering a page. Only the shell needs it. */
async function loadLocaleData(): Promise<void> {
  await nextTask();
  Intl.Collator.supportedLocalesOf('en');
  await nextTask();
  Intl.DateTimeFormat.supportedLocalesOf('en');
}
