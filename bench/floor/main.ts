/** The floor: bare Fastify routes that look up a session and what is asked for, and nothing else. */
import fastify from 'fastify';
import { serveAccount } from './account.ts';
import { serveDependents } from './dependents.ts';
import { serveGoals } from './goals.ts';
import { serveInventory } from './inventory.ts';
import { servePlans } from './plans.ts';
import { serveReports } from './reports.ts';
import { serveTasks } from './tasks.ts';
import { serveTime } from './time.ts';
import { serveTrends } from './trends.ts';
import { serveWeeks } from './weeks.ts';

const app = fastify();
serveAccount(app);
serveDependents(app);
serveGoals(app);
serveInventory(app);
servePlans(app);
serveReports(app);
serveTasks(app);
serveTime(app);
serveTrends(app);
serveWeeks(app);
console.log(`floor ready at ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
