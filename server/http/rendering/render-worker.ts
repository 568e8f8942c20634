import { parentPort, workerData } from 'node:worker_threads';
import type { RenderJob, RenderResult } from './renderer.ts';

/** The exports of the server-rendering bundle that this worker uses. */
interface RenderBundle {
  preloadPages(): Promise<void>;
  renderPage(job: Omit<RenderJob, 'bodies'> & { bodies: Record<string, unknown> }): Promise<string | undefined>;
}

const { preloadPages, renderPage } = (await import(workerData as string)) as RenderBundle;
await preloadPages();

const send = (message: 'ready' | RenderResult) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it is not a window
  parentPort?.postMessage(message);
};

// The main thread sends the next job only when it has the result of the last one, so that no two pages share state.
parentPort?.on('message', (job: RenderJob) => void render(job).then(send));
send('ready');

async function render({ bodies, ...job }: RenderJob): Promise<RenderResult> {
  try {
    const parsed = [...bodies].map(([url, body]) => [url, JSON.parse(body) as unknown]);
    return { html: await renderPage({ ...job, bodies: Object.fromEntries(parsed) }) };
  } catch (error) {
    return { error };
  }
}
