/** `npm run demo`: runs Weekwise with a year of sample data, which is deleted on exit. */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { isTimeZone } from '#domain/calendar/calendar.ts';

enableCompileCache(join(import.meta.dirname, '..', 'dist', 'compiled'));
const { readConfig } = await import('#server/config.ts');
const { demoAccount, createDemo } = await import('./demo-server.ts');

const FIRST_PORT = 3000;
const LAST_PORT = 3099;

async function start(): Promise<void> {
  const requestedPort = process.env['PORT'];
  const host = process.env['HOST'] || '127.0.0.1';
  const [first, last] = requestedPort ? [parsePort(requestedPort), parsePort(requestedPort)] : [FIRST_PORT, LAST_PORT];
  const localTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { app, stop } = await createDemo({
    host,
    clock: Date.now,
    timeZone: isTimeZone(localTimeZone) ? localTimeZone : 'UTC',
  });
  const address = await listen(app, host, first, last);
  stopOnSignal(stop);
  const lines = [
    `The Weekwise demo is ready at ${address}/login`,
    `Log in as ${demoAccount.email} with the password: ${demoAccount.password}`,
    'Press Ctrl+C to stop the demo and delete its data.',
  ];
  console.log(lines.join('\n'));
}

function parsePort(text: string): number {
  return readConfig({ PORT: text }).port;
}

/** Listens on the first free port of the range. */
async function listen(app: FastifyInstance, host: string, first: number, last: number): Promise<string> {
  for (let port = first; ; port++) {
    try {
      return await app.listen({ host, port });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      if (port === last)
        throw new Error(`Port ${port} on ${host} is in use. Set PORT to a free one.`, { cause: error });
    }
  }
}

function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // A second signal stops without waiting.
      if (isStopping) process.exit(0);
      isStopping = true;
      void stop().then(() => process.exit(0));
    });
  }
}

start().catch((error: unknown) => {
  console.error(`The demo cannot start: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
