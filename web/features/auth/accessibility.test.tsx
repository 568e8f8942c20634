import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { testAccessibility } from '#web/testing/axe.ts';
import { disconnect, intercept, respond } from '#web/testing/network.ts';
import { renderApp } from '#web/testing/render-app.tsx';

testAccessibility([
  { name: 'login page', account: 'none', open: () => renderApp('/login?expired=true') },
  {
    name: 'login page with errors',
    account: 'none',
    open: async () => {
      await renderApp('/login');
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect.element(page.getByText('Password is required.')).toBeVisible();
    },
  },
  {
    name: 'login page without a connection',
    account: 'none',
    open: async () => {
      intercept('/api/auth/login', disconnect);
      await renderApp('/login');
      await page.getByLabelText('Email').fill('someone@example.com');
      await page.getByLabelText('Password', { exact: true }).fill('anything');
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect.element(page.getByRole('alert')).toHaveTextContent('Server error. Please try again.');
    },
  },
  {
    name: 'sign-up page with a weak password',
    account: 'none',
    open: async () => {
      await renderApp('/register');
      await page.getByLabelText('Password', { exact: true }).fill('Abc');
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect.element(page.getByText('Passwords do not match')).toBeVisible();
    },
  },
  {
    name: 'forgotten-password page after a request',
    account: 'none',
    open: async () => {
      intercept('/api/auth/forgot-password', respond(200, { message: 'On its way.' }));
      await renderApp('/forgot-password');
      await page.getByLabelText('Email').fill('nobody@example.com');
      await page.getByRole('button', { name: 'Send the link' }).click();
      await expect.element(page.getByText('On its way.')).toBeVisible();
    },
  },
  { name: 'new-password page without a link', account: 'none', open: () => renderApp('/reset-password') },
  {
    name: 'new-password page with errors',
    account: 'none',
    open: async () => {
      await renderApp(`/reset-password#token=${'x'.repeat(43)}`);
      await page.getByRole('button', { name: 'Change password' }).click();
      await expect.element(page.getByLabelText('New password').first()).toBeInvalid();
    },
  },
]);
