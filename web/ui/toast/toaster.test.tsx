import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createArea, startTimer } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { showToast } from './toast.ts';

const titles = Array.from({ length: 9 }, (_, n) => `Goal ${n + 1}`);
const toasts = page.getByRole('status').or(page.getByRole('alert'));

/** The names of the controls that a toast overlaps. */
function coveredControlNames(selector: string): string[] {
  const boxes = toasts.elements().map((toast) => toast.getBoundingClientRect());
  const controls = [...document.querySelectorAll(`:is(${selector}) :is(button, a, input, select, li)`)];
  return controls
    .filter((control) => control.checkVisibility() && !control.closest('[role=status], [role=alert]'))
    .filter((control) => {
      const { top, bottom, left, right } = control.getBoundingClientRect();
      return boxes.some((box) => box.top < bottom && box.bottom > top && box.left < right && box.right > left);
    })
    .map((control) => control.ariaLabel ?? control.textContent);
}

beforeEach(signUp);

describe.each([
  [360, 740],
  [1280, 800],
] as const)('toasts at %i × %i', (width, height) => {
  beforeEach(() => page.viewport(width, height));

  test("do not cover any of the page's controls after a timer is stopped", async () => {
    const { goals } = await createArea(api, { name: 'Coding' }, titles);
    await startTimer(api, goals[0]!, 3_600_000);
    await renderApp('/timers');
    await page.getByRole('region', { name: 'Running Timers' }).getByRole('button', { name: 'Stop Goal 1' }).click();
    await expect.element(page.getByRole('button', { name: 'Resume' })).toBeVisible();
    expect(coveredControlNames('main, nav')).toEqual([]);
    if (width === 1280) return;
    // On a phone only one toast is shown at a time, to cover less of the page.
    showToast('done', 'was moved.', 'Goal 2');
    showToast('failed', 'was not saved.', 'Goal 3');
    expect(coveredControlNames('main, nav')).toEqual([]);
    await expect.element(page.getByText('was not saved.')).toBeVisible();
    expect(coveredControlNames('main, nav')).toEqual([]);
  });

  test('appear in a dialog between its content and its buttons', async () => {
    await createArea(api, { name: 'Coding' }, titles);
    await renderApp('/goals');
    await page.getByRole('button', { name: 'Actions for Goal 1' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByText('Nothing else will be deleted.')).toBeVisible();
    showToast('failed', 'Your last change was not saved.', 'Goal 2', { label: 'Try again', run: () => undefined });
    await expect.element(dialog.getByRole('alert')).toBeVisible();
    expect(coveredControlNames('dialog')).toEqual([]);
    const message = dialog.getByRole('alert').element().getBoundingClientRect();
    const text = dialog.getByText('Nothing else will be deleted.').element().getBoundingClientRect();
    const confirm = dialog.getByRole('button', { name: 'Delete', exact: true }).element().getBoundingClientRect();
    expect(text.bottom).toBeLessThanOrEqual(message.top);
    expect(message.bottom).toBeLessThanOrEqual(confirm.top);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(page.getByRole('banner').getByRole('alert')).toBeVisible();
  });
});

test("a toast can be closed by keyboard without submitting the dialog's form", async () => {
  await createArea(api, { name: 'Coding' }, titles);
  await renderApp('/goals');
  await page.getByRole('button', { name: 'Create Goal' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('textbox').first()).toHaveFocus();
  showToast('done', 'was moved.', 'Goal 2');
  const close = dialog.getByRole('button', { name: 'Close message' });
  await expect.element(close).toBeVisible();
  await dialog.getByRole('textbox').first().fill('Read');
  while (document.activeElement !== close.element()) await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(close).not.toBeInTheDocument();
  await expect.element(dialog.getByRole('textbox').first()).toHaveValue('Read');
});
