import { createRoot, type Root } from 'react-dom/client';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PasswordField } from './password-field.tsx';
import { TextInput } from './text-input.tsx';
import { Textarea } from './textarea.tsx';

let root: Root | undefined;

function render(content: ReactNode): void {
  const container = document.body.appendChild(document.createElement('div'));
  root ??= createRoot(container);
  root.render(content);
}

afterEach(() => {
  root?.unmount();
  root = undefined;
});

test('connects label, description and error to the input', async () => {
  render(<TextInput label="Email" description="For a reply." />);
  const input = page.getByRole('textbox', { name: 'Email' });
  await expect.element(input).toHaveAccessibleDescription('For a reply.');
  await expect.element(input).not.toHaveAttribute('aria-invalid', 'true');

  render(<TextInput label="Email" description="For a reply." error="Enter an email address." />);
  await expect.element(input).toHaveAccessibleDescription('For a reply. Enter an email address.');
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Enter an email address.');
});

test('leaves validation to the form', async () => {
  render(<TextInput label="Email" type="email" required />);
  const input = page.getByRole('textbox', { name: 'Email' });
  await input.fill('not an address');
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await expect.element(input).not.toHaveAttribute('aria-invalid', 'true');
});

test('a text area grows with its text', async () => {
  render(<Textarea label="Notes" rows={3} />);
  const input = page.getByRole('textbox', { name: 'Notes' });
  await expect.element(input).toBeVisible();
  const height = () => input.element().clientHeight;
  const initial = height();
  await input.fill('One\nTwo\nThree');
  expect(height()).toBe(initial);
  await input.fill('One\nTwo\nThree\nFour\nFive');
  await expect.poll(height).toBeGreaterThan(initial);
});

test('shows a password on demand and keeps the focus in the field', async () => {
  render(<PasswordField label="Password" defaultValue="secret" />);
  const input = page.getByLabelText('Password', { exact: true });
  await input.click();
  const toggle = page.getByRole('button', { name: 'Show password' });
  await toggle.click();
  await expect.element(input).toHaveAttribute('type', 'text');
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect.element(input).toHaveFocus();
});
