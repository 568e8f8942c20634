import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { signUp } from '#web/testing/api.ts';
import { intercept, respond } from '#web/testing/network.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const main = page.getByRole('main');

interface Operator {
  readonly email: string | null;
  readonly profileUrl: string | null;
  readonly sourceUrl?: string;
}

function setOperator(operator: Operator): void {
  intercept(/^\/api\/support$/, respond(200, { sourceUrl: null, signUp: 'open', ...operator }));
}

beforeEach(signUp);

const aboutLink = main.getByRole('link', { name: 'About Weekwise' });

test('links to the page about Weekwise if the operator has no profile but published the source', async () => {
  setOperator({ email: null, profileUrl: null, sourceUrl: 'https://git.example.com/weekwise' });
  await renderApp('/contact');
  await expect.element(aboutLink).toHaveAttribute('href', '/source');
});

test('links only to the contact form if the operator has no email, profile or source', async () => {
  setOperator({ email: null, profileUrl: null });
  await renderApp('/contact');
  await expect.element(main.getByRole('link', { name: 'Feedback page' })).toBeVisible();
  await expect.element(aboutLink).not.toBeInTheDocument();
  await renderApp('/faq');
  await expect.element(main.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
});

test("links to the operator's profile and email", async () => {
  setOperator({ email: 'a?b@example.com', profileUrl: 'https://www.example.com/us' });
  const emailLink = main.getByRole('link', { name: 'a?b@example.com' });
  await renderApp('/contact');
  const profile = main.getByRole('link', { name: 'Profile on example.com' });
  await expect.element(profile).toHaveAttribute('href', 'https://www.example.com/us');
  await expect.element(profile).toHaveAttribute('rel', 'noopener noreferrer');
  await expect.element(emailLink).toHaveAttribute('href', 'mailto:a%3Fb@example.com');
  await renderApp('/faq');
  await expect.element(emailLink).toHaveAttribute('href', 'mailto:a%3Fb@example.com');
});

test('ignores a profile URL that is not a web link', async () => {
  setOperator({ email: null, profileUrl: 'javascript:alert(1)', sourceUrl: 'https://git.example.com/weekwise' });
  await renderApp('/contact');
  await expect.element(aboutLink).toBeVisible();
  await expect.element(main.getByRole('link', { name: /Profile/ })).not.toBeInTheDocument();
});
