/** Bare Fastify routes for the measured calls: a session lookup and the least SQL that gives the same response. */
import fastify from 'fastify';
import { registerGoalRoutes } from './goals.ts';
import { registerReportRoutes } from './reports.ts';
import { registerTimerRoutes } from './timers.ts';

const app = fastify();
registerGoalRoutes(app);
registerReportRoutes(app);
registerTimerRoutes(app);
console.log(`baseline ready at ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
