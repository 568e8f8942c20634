import { newAccount } from '#testing/accounts.ts';
import { expect, test } from '../support/fixtures.ts';

const ATTACKER_SITE = 'http://evil.example/';

for (const [action, path, credentials] of [
  ['log in', '/api/auth/login', undefined],
  ['sign up', '/api/auth/signup', newAccount()],
] as const) {
  test(`rejects a form on another site that tries to ${action}, in every encoding (CS-05)`, async ({
    page,
    baseURL,
    member,
  }) => {
    const { email, password } = credentials ?? member;
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data'] as const) {
      await page.route(`${ATTACKER_SITE}**`, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<form method="post" enctype="${type}" action="${baseURL}${path}">
            <input name="email" value="${email}"><input name="password" value="${password}">
            <input name='{"email":"${email}","password":"${password}","x":"' value='"}'></form>`,
        }),
      );
      await page.goto(ATTACKER_SITE);
      const response = page.waitForResponse(`${baseURL}${path}`);
      await page.evaluate(() => document.forms[0]!.submit());
      expect([403, 415], type).toContain((await response).status());
      expect((await page.context().cookies()).filter(({ name }) => name.includes('device'))).toEqual([]);
      expect((await page.request.get('/api/auth/me')).status()).toBe(401);
      // Wait until the response has replaced the page with the form.
      await page.waitForURL(`${baseURL}${path}`);
    }
  });
}

test('prevents other sites from reading responses or framing the app (CS-06, HD-01)', async ({
  signedInPage: page,
  baseURL,
}) => {
  await page.route(`${ATTACKER_SITE}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/dashboard"></iframe>` }),
  );
  await page.goto(ATTACKER_SITE);
  await expect
    .poll(() => page.frames().map((frame) => frame.url()))
    .toEqual([ATTACKER_SITE, 'chrome-error://chromewebdata/']);
  const read = await page.evaluate(async (address) => {
    const requests: RequestInit[] = [{ credentials: 'include' }, { mode: 'no-cors', credentials: 'include' }];
    const bodies = requests.map(async (init) => fetch(address, init).then(async (response) => response.text()));
    return (await Promise.allSettled(bodies)).map((result) => (result.status === 'fulfilled' ? result.value : ''));
  }, `${baseURL}/api/auth/me`);
  expect(read).toEqual(['', '']);
});
