import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { errorMessages } from '#contract/schema/errors.ts';
import { databaseKinds } from '#server/testing/database/databases.ts';
import { mailPollOptions, startMailServer } from '#server/testing/fakes/mail-server.ts';
import { neverReply, startModelServer } from '#server/testing/fakes/model-server.ts';
import { ServerProcess } from '#server/testing/server-process.ts';

const modelServer = await startModelServer();
const mailServer = await startMailServer();
afterAll(async () => {
  await modelServer.close();
  await mailServer.close();
});
afterEach(() => ServerProcess.killAll());

/** The address is passed to each call, because it changes with a restart. */
async function signUp(address: string) {
  let cookie = '';
  let csrfToken = '';
  const renew = async (at: string) => {
    const response = await fetch(`${at}/api/csrf-token`, { headers: { cookie } });
    const [newCookie] = response.headers.getSetCookie();
    if (newCookie !== undefined) cookie = newCookie.split(';')[0]!;
    ({ csrfToken } = (await response.json()) as { csrfToken: string });
  };
  const post = (at: string, path: string, body: object) =>
    fetch(`${at}${path}`, {
      method: 'POST',
      headers: { cookie, 'x-csrf-token': csrfToken, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await renew(address);
  const signedUp = await post(address, '/api/auth/signup', {
    email: 'ann@example.org',
    password: 'a quiet green harbour',
  });
  expect(signedUp.status).toBe(201);
  cookie = signedUp.headers.getSetCookie()[0]!.split(';')[0]!;
  await renew(address);
  return {
    post,
    plans: async (at: string) => (await fetch(`${at}/api/action-plans`, { headers: { cookie } })).json(),
  };
}

describe.each(databaseKinds)('a shutdown on $name', ({ createMigrated }) => {
  it('does not wait for a model: pending requests get 503 and can be retried after a restart (DU-02)', async () => {
    const { settings, remove } = await createMigrated();
    const { databaseUrl, dataDir } = settings;
    const env = {
      ...(databaseUrl === undefined ? { DATA_DIR: dataDir } : { DATABASE_URL: databaseUrl }),
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'small-model',
      AI_BASE_URL: modelServer.url,
    };
    const server = new ServerProcess(env);
    const address = await server.waitUntilReady();
    const ann = await signUp(address);
    const body = { newFocusArea: { name: 'New' }, userPrompt: 'Run' };
    modelServer.reset();
    modelServer.script(neverReply, neverReply);
    const waiting = [
      ann.post(address, '/api/ai/generate-action-plan', body),
      ann.post(address, '/api/ai/next-question', { sessionId: 's', history: [] }),
    ];
    await expect.poll(() => modelServer.requests.length, { timeout: 10_000 }).toBe(2);
    const startedAt = performance.now();
    const exit = server.kill('SIGTERM');
    for (const response of await Promise.all(waiting)) {
      expect([response.status, await response.json()]).toEqual([503, { message: errorMessages.overloaded }]);
    }
    const { code, output } = await exit;
    expect(code).toBe(0);
    expect(performance.now() - startedAt).toBeLessThan(5000);
    expect(output).not.toContain('"level":50');
    expect(modelServer.requests.every(({ wasAborted }) => wasAborted)).toBe(true);

    const next = new ServerProcess(env);
    const at = await next.waitUntilReady();
    expect(await ann.plans(at)).toEqual([]);
    expect((await ann.post(at, '/api/ai/generate-action-plan', body)).status).toBe(201);
    expect((await ann.post(at, '/api/ai/next-question', { sessionId: 's', history: [] })).status).toBe(200);
    await next.kill('SIGTERM');
    await remove();
  }, 60_000);

  it.each([
    ['waits for a mail that is being sent', 1500, 1, false],
    ['gives up on a mail that takes too long, and logs it', 60_000, 0, true],
  ])(
    '%s',
    async (_, afterMs, deliveredCount, isLost) => {
      const { settings, remove } = await createMigrated();
      const { databaseUrl, dataDir } = settings;
      const server = new ServerProcess({
        DATA_DIR: dataDir,
        ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
        SMTP_URL: mailServer.url,
      });
      const address = await server.waitUntilReady();
      const ann = await signUp(address);
      mailServer.reset();
      mailServer.script({ afterMs });
      const startedAt = performance.now();
      const requested = await ann.post(address, '/api/auth/forgot-password', { email: 'ann@example.org' });
      expect([requested.status, performance.now() - startedAt < 1000]).toEqual([200, true]);
      await expect.poll(() => mailServer.connectionCount, mailPollOptions).toBe(1);
      const stoppedAt = performance.now();
      const { code, output } = await server.kill('SIGTERM');
      expect(code).toBe(0);
      expect(performance.now() - stoppedAt).toBeLessThan(10_000);
      expect(mailServer.mails).toHaveLength(deliveredCount);
      expect(output.includes('the server stopped before these mails were sent')).toBe(isLost);
      await remove();
    },
    60_000,
  );
});
