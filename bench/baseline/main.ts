/**
 * Bare Fastify routes: baselines for the measured calls (a session lookup and the least SQL that gives the same response), and
 * ideals for pages and clicks (a session lookup and a few tailored statements that give the same totals).
 */
import fastify from 'fastify';
import { registerGoalRoutes } from './goals.ts';
import { registerIdealRoutes } from './ideal.ts';
import { registerPlanWeekRoutes } from './plan-weeks.ts';
import { registerRangeReportRoutes } from './range-report.ts';
import { registerReportRoutes } from './reports.ts';
import { registerSearchRoutes } from './search.ts';
import { registerTimerRoutes } from './timers.ts';

const app = fastify();
registerGoalRoutes(app);
registerIdealRoutes(app);
registerRangeReportRoutes(app);
registerReportRoutes(app);
registerTimerRoutes(app);
registerPlanWeekRoutes(app);
registerSearchRoutes(app);
console.log(`baseline ready at ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
