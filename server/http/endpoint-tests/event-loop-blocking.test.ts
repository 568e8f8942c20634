import { expect, it } from 'vitest';
import { describeOnEachDatabase, PASSWORD } from '#server/testing/app.ts';
import { measureBlocking, measureBudget } from '#server/testing/event-loop-block.ts';

const LINES = 20_000;
const ATTEMPTS = 3;

function buildCsv(lines: number): string {
  const rows = Array.from({ length: lines }, (_, n) => {
    const [start, end] = [n, n + 0.5].map((hours) => new Date(hours * 3_600_000 + Date.UTC(2020, 0)).toISOString());
    return `Area ${n % 4},Goal ${n % 40},${start},${end},Ticket ${n}: a description of average length,"client, ${n % 50}"`;
  });
  return ['Focus area,Goal,Start,End,Note,Tags', ...rows].join('\n');
}

// The other calls are measured with an account at its limits, in faults/event-loop-blocking.test.ts.
describeOnEachDatabase('an account with many entries', {}, (t) => {
  it('never blocks the event loop for long when it is imported, exported or deleted (LD-01)', async () => {
    const isWithinBudget = await measureBudget(t);
    const measureUser = async () => {
      const ann = await t.signUp();
      const costs = [];
      for (const [status, call] of [
        [201, () => ann.post('/api/imports', { text: buildCsv(LINES) })],
        [200, () => ann.get('/api/export/weekwise.json')],
        [204, () => ann.mutate('POST', '/api/account/delete', { currentPassword: PASSWORD })],
      ] as const) {
        costs.push(await measureBlocking(t, async () => expect((await call()).status).toBe(status)));
      }
      return costs;
    };
    // Other processes may slow down a call.
    let costs = await measureUser();
    for (let n = 1; n < ATTEMPTS && !costs.every(isWithinBudget); n++) costs = await measureUser();
    expect(costs.filter((cost) => !isWithinBudget(cost))).toEqual([]);
  });
});
