import { expect, it } from 'vitest';
import { addDays } from '#domain/calendar/calendar.ts';
import { describeOnEachDatabase, PASSWORD } from '#server/testing/app.ts';
import { createPlanningUser } from '#server/testing/fixtures/planning-user.ts';

const ROUNDS = 10;

const buildCsv = (name: string) =>
  [
    'Client,Project,Start date,Start time,End date,End time',
    `${name},Work,2026-10-20,09:00:00,2026-10-20,10:00:00`,
    'Climbing,Climb,2026-10-20,09:00:00,2026-10-20,10:00:00',
  ].join('\n');

describeOnEachDatabase('concurrent additions to an account', {}, (t) => {
  type TestUser = Awaited<ReturnType<typeof createPlanningUser>>;
  const additions = ({ send, area, goal }: TestUser, name: string) => [
    send('POST', '/api/focus-areas', { name }),
    send('POST', `/api/focus-areas/${area}/goals`, { title: name }),
    send('POST', '/api/time-entries', { goalId: goal }),
    send('POST', `/api/goals/${goal}/tasks`, { title: name }),
    send('POST', '/api/action-plans', { focusAreaId: area, title: name, goals: [{ goalId: goal, include: true }] }),
  ];

  it('do not deadlock with imports, changes to settings and time zone, and a week that is viewed for the first time', async () => {
    const ann = await createPlanningUser(t);
    for (let round = 0; round < ROUNDS; round++) {
      const responses = await Promise.all([
        ...additions(ann, `Round ${round}`),
        ann.send('POST', '/api/imports', { text: buildCsv(`Client ${round}`) }),
        ann.send('PUT', `/api/focus-areas/${ann.area}`, { weight: 1 + (round % 9) }),
        ann.send('PUT', '/api/account/time-zone', { timeZone: round % 2 === 0 ? 'Asia/Tokyo' : 'UTC' }),
        ann.client.get(`/api/weekly-goals?weekStart=${addDays('2026-10-05', -7 * round)}`),
      ]);
      // An import that was parsed in another time zone is rejected with 409.
      for (const { status } of responses) expect([200, 201, 409]).toContain(status);
    }
    expect(t.deadlocks).toBe(0);
  });

  it('succeed or fail cleanly while the account is deleted', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const ann = await createPlanningUser(t);
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
