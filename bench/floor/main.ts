/** The floor: bare Fastify routes that look up a session and what is asked for, and nothing else. */
import fastify from 'fastify';
import { serveGoals } from './goals.ts';
import { serveInventory } from './inventory.ts';
import { serveReports } from './reports.ts';
import { serveTime } from './time.ts';

const app = fastify();
serveGoals(app);
serveInventory(app);
serveTime(app);
serveReports(app);
console.log(`floor ready at ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
