import type { FastifyReply } from 'fastify';
import { expect, it } from 'vitest';
import { inTransaction } from '#server/db/transaction.ts';
import { loadSigner } from '#server/http/security/signer.ts';
import { createSessionStore } from '#server/http/security/sessions.ts';
import { getUserId } from '#server/testing/fixtures/factories.ts';
import { describeOnEachDatabase, PASSWORD } from '#server/testing/app.ts';
import { createOneOfEach } from '#server/testing/fixtures/one-of-each.ts';
import { calls, dumpDatabase } from '#server/testing/fixtures/endpoint-matrix.ts';

const SAMPLE_SIZE = 1000;

/** The number of distinct characters per position; a constant or counter has few. */
function countDistinctPerPosition(values: readonly string[]): number[] {
  return Array.from(
    { length: values[0]!.length },
    (_, position) => new Set(values.map((value) => value[position])).size,
  );
}

describeOnEachDatabase('session tokens', {}, (t) => {
  it(`are random: ${SAMPLE_SIZE} are distinct and vary at every position, and none is stored in plain text (SE-02)`, async () => {
    const ann = await t.signUp();
    const userId = await getUserId(ann);
    const sessions = createSessionStore(t.db, await loadSigner(t.db), false);
    const tokens: string[] = [];
    const reply = { setCookie: (_: string, value: string) => tokens.push(value) } as unknown as FastifyReply;
    await inTransaction(t.db, async (tx) => {
      for (let n = 0; n < SAMPLE_SIZE; n++) (await sessions.create(tx, userId, '', t.now)).setCookie(reply);
    });
    expect(new Set(tokens).size).toBe(SAMPLE_SIZE);
    expect(new Set(tokens.map((token) => Buffer.from(token, 'base64url').length))).toEqual(new Set([32]));
    // Each position has 64 possible characters, except the last, which encodes the remaining four bits.
    expect(Math.min(...countDistinctPerPosition(tokens).slice(0, -1))).toBeGreaterThanOrEqual(60);
    expect(countDistinctPerPosition(tokens).at(-1)).toBe(16);

    const visitorCookies = [];
    const csrfTokens = [];
    for (let n = 0; n < SAMPLE_SIZE; n++) {
      const visitor = t.createClient();
      csrfTokens.push(await visitor.csrfToken());
      visitorCookies.push(visitor.cookies.get('weekwise')!);
    }
    for (const values of [visitorCookies.map((cookie) => cookie.split('.')[0]!), csrfTokens]) {
      expect(new Set(values).size).toBe(SAMPLE_SIZE);
      expect(Buffer.from(values[0]!, 'base64url').length).toBeGreaterThanOrEqual(16);
      expect(Math.min(...countDistinctPerPosition(values).slice(0, -1))).toBeGreaterThanOrEqual(60);
    }

    const ownSecrets = [ann.cookies.get('weekwise')!, ann.cookies.get('weekwise-device')!, await ann.csrfToken()];
    const dump =
      (await dumpDatabase(t.db)) + JSON.stringify(await t.db.selectFrom('rate_limits').selectAll().execute());
    expect(dump).toContain(userId);
    for (const secret of [...tokens, ...visitorCookies, ...csrfTokens, ...ownSecrets])
      expect(dump.includes(secret)).toBe(false);
  });

  it('cannot be replaced with the token of the sign-up response, on any endpoint (SE-07)', async () => {
    const ann = t.createClient();
    const { json } = await ann.post('/api/auth/signup', { email: 'marker@example.org', password: PASSWORD });
    const token = String(json.token);
    expect([...ann.cookies.values()].filter((value) => value.includes(token))).toEqual([]);
    const graph = await createOneOfEach(ann);
    const before = await dumpDatabase(t.db);
    for (const { name, endpoint, request } of calls) {
      if (endpoint.access !== 'session') continue;
      const { url, payload } = request(graph);
      const headers = { 'content-type': 'application/json', 'x-csrf-token': token };
      const withToken = `${url}${url.includes('?') ? '&' : '?'}token=${token}`;
      const responses = [
        await t
          .createClient()
          .send(endpoint.method, url, payload, { headers: { ...headers, cookie: `weekwise=${token}` } }),
        await t
          .createClient()
          .send(endpoint.method, url, payload, { headers: { ...headers, authorization: `Bearer ${token}` } }),
        await t.createClient().send(endpoint.method, withToken, payload, { headers }),
      ];
      expect([name, ...responses.map(({ status }) => status)]).toEqual([name, 401, 401, 401]);
    }
    expect(await dumpDatabase(t.db)).toBe(before);
  });
});
