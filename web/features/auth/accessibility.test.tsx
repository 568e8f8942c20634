import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { testAccessibility } from '#web/testing/axe.ts';
import { disconnect, intercept, respond } from '#web/testing/network.ts';
import { open } from '#web/testing/open.tsx';

testAccessibility([
  { name: 'log-in page', account: 'none', open: () => open('/login?expired=true') },
  {
    name: 'log-in page with errors',
    account: 'none',
    open: async () => {
      await open('/login');
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect.element(page.getByText('Password is required.')).toBeVisible();
    },
  },
  {
    name: 'log-in page with a failure',
    account: 'none',
    open: async () => {
      intercept('/api/auth/login', disconnect);
      await open('/login');
      await page.getByLabelText('Email').fill('someone@example.com');
      await page.getByLabelText('Password', { exact: true }).fill('anything');
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect.element(page.getByRole('alert')).toHaveTextContent('Server error. Please try again.');
    },
  },
  {
    name: 'sign-up page with a half-good password',
    account: 'none',
    open: async () => {
      await open('/register');
      await page.getByLabelText('Password', { exact: true }).fill('Abc');
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect.element(page.getByText('Passwords do not match')).toBeVisible();
    },
  },
  {
    name: 'page of who forgot a password, answered',
    account: 'none',
    open: async () => {
      intercept('/api/auth/forgot-password', respond(200, { message: 'On its way.' }));
      await open('/forgot-password');
      await page.getByLabelText('Email').fill('nobody@example.com');
      await page.getByRole('button', { name: 'Send the link' }).click();
      await expect.element(page.getByText('On its way.')).toBeVisible();
    },
  },
  { name: 'page for a new password without a link', account: 'none', open: () => open('/reset-password') },
  {
    name: 'page for a new password with errors',
    account: 'none',
    open: async () => {
      await open(`/reset-password#token=${'x'.repeat(43)}`);
      await page.getByRole('button', { name: 'Change password' }).click();
      await expect.element(page.getByLabelText('New password').first()).toBeInvalid();
    },
  },
]);
