import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { messages } from '#contract/errors.ts';
import { databaseKinds } from './testing/databases.ts';
import { soon, startMailServer } from './testing/mail-server.ts';
import { hanging, startModelServer } from './testing/model-server.ts';
import { ServerProcess } from './testing/process.ts';

const model = await startModelServer();
const mail = await startMailServer();
afterAll(async () => {
  await model.close();
  await mail.close();
});
afterEach(() => ServerProcess.killAll());

/** Somebody who has signed up, wherever the server is by now. */
async function signUp(address: string) {
  let cookie = '';
  let csrfToken = '';
  const renew = async (at: string) => {
    const answer = await fetch(`${at}/api/csrf-token`, { headers: { cookie } });
    const [given] = answer.headers.getSetCookie();
    if (given !== undefined) cookie = given.split(';')[0]!;
    ({ csrfToken } = (await answer.json()) as { csrfToken: string });
  };
  const post = (at: string, path: string, body: object) =>
    fetch(`${at}${path}`, {
      method: 'POST',
      headers: { cookie, 'x-csrf-token': csrfToken, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await renew(address);
  const made = await post(address, '/api/auth/signup', {
    email: 'ann@example.org',
    password: 'a quiet green harbour',
  });
  expect(made.status).toBe(201);
  cookie = made.headers.getSetCookie()[0]!.split(';')[0]!;
  await renew(address);
  return {
    post,
    plans: async (at: string) => (await fetch(`${at}/api/action-plans`, { headers: { cookie } })).json(),
  };
}

describe.each(databaseKinds)('a stop on $name', ({ make }) => {
  it('waits for no model: whoever waits is told to come again, and may at once', async () => {
    const { settings, remove } = await make();
    const { databaseUrl, dataDir } = settings;
    const env = {
      ...(databaseUrl === undefined ? { DATA_DIR: dataDir } : { DATABASE_URL: databaseUrl }),
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'small-model',
      AI_BASE_URL: model.url,
    };
    const server = new ServerProcess(env);
    const address = await server.ready();
    const ann = await signUp(address);
    const body = { newFocusArea: { name: 'New' }, userPrompt: 'Run' };
    model.reset();
    model.script(hanging, hanging);
    const waiting = [
      ann.post(address, '/api/ai/generate-action-plan', body),
      ann.post(address, '/api/ai/next-question', { sessionId: 's', history: [] }),
    ];
    await expect.poll(() => model.requests.length, { timeout: 10_000 }).toBe(2);
    const began = performance.now();
    const exit = server.kill('SIGTERM');
    for (const answer of await Promise.all(waiting)) {
      expect([answer.status, await answer.json()]).toEqual([503, { message: messages.busy }]);
    }
    const { code, output } = await exit;
    expect(code).toBe(0);
    expect(performance.now() - began).toBeLessThan(5000);
    expect(output).not.toContain('"level":50');
    expect(model.requests.every(({ isCut }) => isCut)).toBe(true);

    const next = new ServerProcess(env);
    const at = await next.ready();
    expect(await ann.plans(at)).toEqual([]);
    expect((await ann.post(at, '/api/ai/generate-action-plan', body)).status).toBe(201);
    expect((await ann.post(at, '/api/ai/next-question', { sessionId: 's', history: [] })).status).toBe(200);
    await next.kill('SIGTERM');
    await remove();
  }, 60_000);

  it.each([
    ['waits for a mail that is on its way', 1500, 1, false],
    ['gives up a mail that takes too long, and says so', 60_000, 0, true],
  ])(
    '%s',
    async (_, afterMs, arrived, isLost) => {
      const { settings, remove } = await make();
      const { databaseUrl, dataDir } = settings;
      const server = new ServerProcess({
        DATA_DIR: dataDir,
        ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
        SMTP_URL: mail.url,
      });
      const address = await server.ready();
      const ann = await signUp(address);
      mail.reset();
      mail.script({ afterMs });
      const began = performance.now();
      const asked = await ann.post(address, '/api/auth/forgot-password', { email: 'ann@example.org' });
      expect([asked.status, performance.now() - began < 1000]).toEqual([200, true]);
      await expect.poll(() => mail.visits, soon).toBe(1);
      const stopped = performance.now();
      const { code, output } = await server.kill('SIGTERM');
      expect(code).toBe(0);
      expect(performance.now() - stopped).toBeLessThan(10_000);
      expect(mail.mails).toHaveLength(arrived);
      expect(output.includes('the server stopped before these mails were sent')).toBe(isLost);
      await remove();
    },
    60_000,
  );
});
