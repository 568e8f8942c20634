import type { FastifyReply } from 'fastify';
import { expect, it } from 'vitest';
import { transact } from '../../db/transaction.ts';
import { openSeal } from '../../http/secret.ts';
import { openSessions } from '../../http/session.ts';
import { userIdOf } from '../../testing/account.ts';
import { describeOnEachDatabase, PASSWORD } from '../../testing/app.ts';
import { graphOf } from '../../testing/graph.ts';
import { calls, contentOf } from '../../testing/matrix.ts';

const MANY = 1000;

/** How many different characters stand at each place: a constant or counting part has few. */
function variety(values: readonly string[]): number[] {
  return Array.from({ length: values[0]!.length }, (_, place) => new Set(values.map((value) => value[place])).size);
}

describeOnEachDatabase('what opens a session', {}, (t) => {
  it(`is random: of ${MANY} no two are alike, at no place, and none stands in the database`, async () => {
    const ann = await t.signedUp();
    const userId = await userIdOf(ann);
    const sessions = openSessions(t.db, await openSeal(t.db), false);
    const tokens: string[] = [];
    const reply = { setCookie: (_: string, value: string) => tokens.push(value) } as unknown as FastifyReply;
    await transact(t.db, async (tx) => {
      for (let n = 0; n < MANY; n++) (await sessions.create(tx, userId, '', t.now)).setCookie(reply);
    });
    expect(new Set(tokens).size).toBe(MANY);
    expect(new Set(tokens.map((token) => Buffer.from(token, 'base64url').length))).toEqual(new Set([32]));
    // 64 signs at each place but the last, which holds the four bits that are left; each is there in a thousand.
    expect(Math.min(...variety(tokens).slice(0, -1))).toBeGreaterThanOrEqual(60);
    expect(variety(tokens).at(-1)).toBe(16);

    const visitors = [];
    const forms = [];
    for (let n = 0; n < MANY; n++) {
      const visitor = t.client();
      forms.push(await visitor.csrfToken());
      visitors.push(visitor.cookies.get('weekwise')!);
    }
    for (const values of [visitors.map((cookie) => cookie.split('.')[0]!), forms]) {
      expect(new Set(values).size).toBe(MANY);
      expect(Buffer.from(values[0]!, 'base64url').length).toBeGreaterThanOrEqual(16);
      expect(Math.min(...variety(values).slice(0, -1))).toBeGreaterThanOrEqual(60);
    }

    const ownSecrets = [ann.cookies.get('weekwise')!, ann.cookies.get('weekwise-device')!, await ann.csrfToken()];
    const dump = (await contentOf(t.db)) + JSON.stringify(await t.db.selectFrom('rate_limits').selectAll().execute());
    expect(dump).toContain(userId);
    for (const secret of [...tokens, ...visitors, ...forms, ...ownSecrets]) expect(dump.includes(secret)).toBe(false);
  });

  it('is not the token of the sign-up answer, for any call', async () => {
    const ann = t.client();
    const { json } = await ann.post('/api/auth/signup', { email: 'marker@example.org', password: PASSWORD });
    const token = String(json.token);
    expect([...ann.cookies.values()].filter((value) => value.includes(token))).toEqual([]);
    const graph = await graphOf(ann);
    const before = await contentOf(t.db);
    for (const { name, endpoint, request } of calls) {
      if (endpoint.access !== 'session') continue;
      const { url, payload } = request(graph);
      const headers = { 'content-type': 'application/json', 'x-csrf-token': token };
      const withToken = `${url}${url.includes('?') ? '&' : '?'}token=${token}`;
      const answers = [
        await t.client().send(endpoint.method, url, payload, { headers: { ...headers, cookie: `weekwise=${token}` } }),
        await t
          .client()
          .send(endpoint.method, url, payload, { headers: { ...headers, authorization: `Bearer ${token}` } }),
        await t.client().send(endpoint.method, withToken, payload, { headers }),
      ];
      expect([name, ...answers.map(({ status }) => status)]).toEqual([name, 401, 401, 401]);
    }
    expect(await contentOf(t.db)).toBe(before);
  });
});
