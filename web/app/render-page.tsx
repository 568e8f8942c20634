// oxlint-disable-next-line import/no-unassigned-import -- has to run before any schema is built
import './zod-without-eval.ts';
import { createMemoryHistory } from '@tanstack/react-router';
import { type ReactNode, StrictMode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { provideInitialData } from '#web/http/initial-data.ts';
import { setServerClock } from '#web/http/server-clock.ts';
import { pages } from '#web/pages.ts';
import { type RenderContext, setRenderContext } from '#web/render-context.ts';
import { App } from './app.tsx';
import { createQueryClient } from './query-client.ts';
import { createAppRouter } from './router.tsx';

export interface RenderInput extends RenderContext {
  /** Path and search parameters. */
  readonly url: string;
  /** The initial data by request URL. */
  readonly bodies: Readonly<Record<string, unknown>>;
}

/** Loads the code of all pages, so that no request has to wait for it. */
export async function preloadPages(): Promise<void> {
  await Promise.all([...pages.map(({ load }) => load()), import('./shell/shell.tsx')]);
}

/** Renders a page on the server; undefined if it redirects. Modules have state, so only one page can render at a time. */
export async function renderPage({ url, bodies, ...context }: RenderInput): Promise<string | undefined> {
  setRenderContext(context);
  setServerClock(context.renderedAt);
  provideInitialData(bodies);
  const queryClient = createQueryClient();
  try {
    const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [url] }));
    await router.load();
    const { resolvedLocation, matches } = router.state;
    const isRendered = resolvedLocation !== undefined && matches.every(({ status }) => status === 'success');
    if (!isRendered || !matches.at(-1)?.staticData.page) return undefined;
    return await renderToHtml(
      <StrictMode>
        <App router={router} queryClient={queryClient} />
      </StrictMode>,
    );
  } finally {
    provideInitialData({});
    queryClient.clear();
  }
}

/** Rejects if any component throws, even inside a boundary: the browser then renders the page itself. */
async function renderToHtml(node: ReactNode): Promise<string> {
  const html = renderToString(node);
  // This is how React marks a boundary whose content it could not render.
  if (!html.includes('<!--$!-->')) return html;
  const { promise: failure, reject, resolve } = Promise.withResolvers<void>();
  renderToPipeableStream(node, { onError: reject, onAllReady: resolve });
  await failure;
  throw new Error('A component was not ready to be rendered.');
}
