import { expect, it } from 'vitest';
import { addDays } from '#domain/calendar.ts';
import { describeOnEachDatabase, PASSWORD } from '../../testing/app.ts';
import { climberOf } from '../../testing/climber.ts';

const ROUNDS = 10;

const file = (name: string) =>
  [
    'Client,Project,Start date,Start time,End date,End time',
    `${name},Work,2026-10-20,09:00:00,2026-10-20,10:00:00`,
    'Climbing,Climb,2026-10-20,09:00:00,2026-10-20,10:00:00',
  ].join('\n');

describeOnEachDatabase('additions to one account', {}, (t) => {
  type Ann = Awaited<ReturnType<typeof climberOf>>;
  const additions = ({ send, area, goal }: Ann, name: string) => [
    send('POST', '/api/focus-areas', { name }),
    send('POST', `/api/focus-areas/${area}/goals`, { title: name }),
    send('POST', '/api/time-entries', { goalId: goal }),
    send('POST', `/api/goals/${goal}/tasks`, { title: name }),
    send('POST', '/api/action-plans', { focusAreaId: area, title: name, goals: [{ goalId: goal, include: true }] }),
  ];

  it('and imports, settings, a time zone and a new week at once wait for each other in one order', async () => {
    const ann = await climberOf(t);
    for (let round = 0; round < ROUNDS; round++) {
      const answers = await Promise.all([
        ...additions(ann, `Round ${round}`),
        ann.send('POST', '/api/imports', { text: file(`Client ${round}`) }),
        ann.send('PUT', `/api/focus-areas/${ann.area}`, { weight: 1 + (round % 9) }),
        ann.send('PUT', '/api/account/time-zone', { timeZone: round % 2 === 0 ? 'Asia/Tokyo' : 'UTC' }),
        ann.client.get(`/api/weekly-goals?weekStart=${addDays('2026-10-05', -7 * round)}`),
      ]);
      // An import that was read in another time zone is refused.
      for (const { status } of answers) expect([200, 201, 409]).toContain(status);
    }
    expect(t.deadlocks).toBe(0);
  });

  it('and its deletion at once: each comes before or after', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const ann = await climberOf(t);
      const [removed, ...added] = await Promise.all([
        ann.send('POST', '/api/account/delete', { currentPassword: PASSWORD }),
        ...additions(ann, 'Late'),
        ...additions(ann, 'Later'),
      ]);
      expect(removed.status).toBe(204);
      for (const { status } of added) expect([200, 201, 401, 404]).toContain(status);
    }
    expect(t.deadlocks).toBe(0);
  });
});
