import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { testAccessibility } from '#web/testing/axe.ts';
import { intercept, respond } from '#web/testing/network.ts';
import { renderApp } from '#web/testing/render-app.tsx';

testAccessibility('none', {
  'login page with errors': async () => {
    await renderApp('/login?expired=true');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect.element(page.getByText('Password is required.')).toBeVisible();
  },
  'sign-up page with a weak password': async () => {
    await renderApp('/register');
    await page.getByLabelText('Password', { exact: true }).fill('Abc');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect.element(page.getByText('Passwords do not match')).toBeVisible();
  },
  'forgotten-password page after a request': async () => {
    intercept('/api/auth/forgot-password', respond(200, { message: 'On its way.' }));
    await renderApp('/forgot-password');
    await page.getByLabelText('Email').fill('nobody@example.com');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect.element(page.getByText('On its way.')).toBeVisible();
  },
  'new-password page with errors': async () => {
    await renderApp(`/reset-password#token=${'x'.repeat(43)}`);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect.element(page.getByLabelText('New password').first()).toBeInvalid();
  },
});
