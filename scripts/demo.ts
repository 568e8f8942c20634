/** `npm run demo`: the product with a year of sample life in it, on data that is thrown away when it ends. */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { isTimeZone } from '#domain/calendar.ts';

enableCompileCache(join(import.meta.dirname, '..', 'dist', 'compiled'));
const { readConfig } = await import('../server/config.ts');
const { demoAccount, openDemo } = await import('./demo-server.ts');

const FIRST_PORT = 3000;
const LAST_PORT = 3099;

async function start(): Promise<void> {
  const asked = process.env['PORT'];
  const host = process.env['HOST'] || '127.0.0.1';
  const [first, last] = asked ? [portOf(asked), portOf(asked)] : [FIRST_PORT, LAST_PORT];
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { app, stop } = await openDemo({ host, clock: Date.now, timeZone: isTimeZone(here) ? here : 'UTC' });
  const address = await listen(app, host, first, last);
  endOnSignal(stop);
  const lines = [
    `The Weekwise demo is ready at ${address}/login`,
    `Log in as ${demoAccount.email} with the password: ${demoAccount.password}`,
    'Press Ctrl-C to end it; everything in it is thrown away.',
  ];
  console.log(lines.join('\n'));
}

function portOf(text: string): number {
  return readConfig({ PORT: text }).port;
}

/** On the first of the ports that is free. */
async function listen(app: FastifyInstance, host: string, first: number, last: number): Promise<string> {
  for (let port = first; ; port++) {
    try {
      return await app.listen({ host, port });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      if (port === last) throw new Error(`Port ${port} on ${host} is in use. Set PORT to another.`, { cause: error });
    }
  }
}

function endOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // Whoever asks twice does not want to wait.
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
