import { newAccount } from '../testing/accounts.ts';
import { expect, test } from './fixtures.ts';

const EVIL = 'http://evil.example/';

for (const [what, path, fields] of [
  ['log in', '/api/auth/login', undefined],
  ['sign up', '/api/auth/signup', newAccount()],
] as const) {
  test(`a form of another site cannot ${what}, whatever it is sent as`, async ({ page, baseURL, member }) => {
    const { email, password } = fields ?? member;
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data'] as const) {
      await page.route(`${EVIL}**`, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<form method="post" enctype="${type}" action="${baseURL}${path}">
            <input name="email" value="${email}"><input name="password" value="${password}">
            <input name='{"email":"${email}","password":"${password}","x":"' value='"}'></form>`,
        }),
      );
      await page.goto(EVIL);
      const answered = page.waitForResponse(`${baseURL}${path}`);
      await page.evaluate(() => document.forms[0]!.submit());
      expect([403, 415], type).toContain((await answered).status());
      expect((await page.context().cookies()).filter(({ name }) => name.includes('device'))).toEqual([]);
      expect((await page.request.get('/api/auth/me')).status()).toBe(401);
      // Its answer takes the place of the form.
      await page.waitForURL(`${baseURL}${path}`);
    }
  });
}

test('another site can neither read our answers nor show us in a frame', async ({ signedInPage: page, baseURL }) => {
  await page.route(`${EVIL}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/dashboard"></iframe>` }),
  );
  await page.goto(EVIL);
  await expect.poll(() => page.frames().map((frame) => frame.url())).toEqual([EVIL, 'chrome-error://chromewebdata/']);
  const read = await page.evaluate(async (address) => {
    const ways: RequestInit[] = [{ credentials: 'include' }, { mode: 'no-cors', credentials: 'include' }];
    const texts = ways.map(async (init) => fetch(address, init).then(async (answer) => answer.text()));
    return (await Promise.allSettled(texts)).map((way) => (way.status === 'fulfilled' ? way.value : ''));
  }, `${baseURL}/api/auth/me`);
  expect(read).toEqual(['', '']);
});
