import { expect, test } from '../support/fixtures.ts';
import { submitLogin } from '../support/submit-login.ts';

test('redirects from a protected page to the login page, and back after the login', async ({ page, member }) => {
  await page.goto('/faq?from=mail#first');
  await expect(page).toHaveURL(/\/login\?return=/);
  await expect(page).toHaveTitle('Log in · Weekwise');
  await submitLogin(page, member);
  await expect(page).toHaveURL('/faq?from=mail#first');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
});

test('ignores a return location on another site and opens the dashboard (SE-08)', async ({ page, member }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  await page.goto('/login?return=//evil.example');
  await submitLogin(page, member);
  await expect(page).toHaveURL('/dashboard');
  await expect(page).toHaveTitle('Dashboard · Weekwise');
  // With a session, the login page redirects at once.
  for (const location of [
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    'https://evil.example/dashboard',
    'javascript:alert(1)',
    '/%2Fevil.example',
    '/\t/evil.example',
    '/.//evil.example',
  ]) {
    await page.goto(`/login?return=${encodeURIComponent(location)}`);
    await expect(page, location).toHaveURL('/dashboard');
  }
  expect([...hosts]).toEqual(['127.0.0.1']);
});
