import { pino } from 'pino';
import { buildApp } from '../server/app.ts';
import { readConfig } from '../server/config.ts';
import { openBeside } from '../server/testing/beside.ts';
import type { House } from './house.ts';
import type { Step, Target } from './load.ts';

export interface StatementCounter {
  /** How many each of the steps runs, those of the session and of its transaction among them. */
  count(target: Target, steps: readonly Step[]): Promise<number[]>;
  close(): Promise<void>;
}

/** The same app on the same database once more, where every statement is heard. */
export async function openStatementCounter({ settings }: House): Promise<StatementCounter> {
  let statements = 0;
  const db = await openBeside(settings, { log: () => void statements++ });
  const config = { ...readConfig({}), ...settings };
  const app = await buildApp({ config, db, clock: Date.now, logger: pino({ level: 'silent' }) });
  return {
    async count({ cookie, csrfToken }, steps) {
      const counts: number[] = [];
      const answers: string[] = [];
      for (const step of steps) {
        const { method, path, body, idempotencyKey } = step(0, answers);
        const before = statements;
        const answer = await app.inject({
          method,
          url: path,
          headers: {
            cookie,
            'x-csrf-token': csrfToken,
            ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
          },
          ...(body && { payload: body }),
        });
        if (answer.statusCode >= 300) throw new Error(`${method} ${path}: ${answer.statusCode} ${answer.payload}`);
        counts.push(statements - before);
        answers.push(answer.payload);
      }
      return counts;
    },
    async close() {
      await app.close();
      await db.destroy();
    },
  };
}
