import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { addDays } from '#domain/calendar/calendar.ts';
import { limits } from '#domain/limits.ts';
import { callApi } from '#testing/api.ts';
import { createArea, createEntry } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { recordWrites } from '#web/testing/network.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { texts } from '#web/testing/screen.ts';

/** New accounts are in UTC. */
const yesterday = addDays(new Date().toISOString().slice(0, 10), -1);
const at = (time: string) => `${yesterday}T${time}Z`;

const dialog = page.getByRole('dialog');
const noteField = dialog.getByLabelText('Note (optional)');
const row = page.getByRole('main').getByRole('listitem');
const editButton = row.getByRole('button', { name: /^Edit/ });
const suggestions = (name: string) => dialog.getByRole('listbox', { name }).getByRole('option');
const save = () => dialog.getByRole('button', { name: 'Save' }).click();

const fetchNotes = async () =>
  (await callApi<TimeEntry[]>(api, 'GET', `/api/time-entries/time-entries-by-day?date=${yesterday}`)).map(
    ({ note }) => note,
  );

/** Opens the list of a day that has one entry. */
async function openWithEntry(note: string): Promise<void> {
  const { goals } = await createArea(api, { name: 'Coding' }, ['Rust']);
  await createEntry(api, goals[0]!._id, at('09:00'), at('11:00'), note);
  await renderApp(`/time-entries?date=${yesterday}&view=list`);
  await expect.element(row).toMatchTextContent('Rust');
}

beforeEach(signUp);

describe('the note on an entry', () => {
  test('is added with the entry, and shown in one line that describes the row', async () => {
    await createArea(api, { name: 'Coding' }, ['Rust']);
    await renderApp(`/time-entries?date=${yesterday}&view=list`);
    await page.getByRole('button', { name: 'Add Entry' }).first().click();
    await noteField.fill('Chapter 4\n<b>Ownership</b> ');
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect.element(row).toMatchTextContent('Chapter 4');
    expect(await fetchNotes()).toEqual(['Chapter 4\n<b>Ownership</b>']);
    await expect.element(editButton).toHaveAccessibleDescription('Chapter 4 <b>Ownership</b>');
    await expect.element(editButton).not.toHaveAccessibleName(/Chapter/);
    await editButton.click();
    await expect.element(noteField).toHaveValue('Chapter 4\n<b>Ownership</b>');
  });

  test('is shown with its tags, which can be changed on their own and are suggested', async () => {
    await openWithEntry('Traits');
    const writes = recordWrites('/api/time-entries');
    await editButton.click();
    const tagsField = dialog.getByLabelText('Tags (optional)');
    await tagsField.fill('deep work, reading');
    await save();
    await expect.element(editButton).toHaveAccessibleDescription('Traits deep work reading');
    await expect.poll(() => writes.map(({ body }) => body)).toEqual([{ tags: ['deep work', 'reading'] }]);
    await page.getByRole('button', { name: 'Add Entry' }).first().click();
    await tagsField.click();
    await expect.poll(() => texts(suggestions('Your tags'))).toEqual(['deep work', 'reading']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect.element(dialog.getByRole('button', { name: 'Remove reading' })).toBeVisible();
    await noteField.click();
    await suggestions('Recent notes').click();
    await expect.element(noteField).toHaveValue('Traits');
  });

  test('can be changed on its own, and is removed when emptied', async () => {
    await openWithEntry('Traits');
    const writes = recordWrites('/api/time-entries');
    await editButton.click();
    await noteField.fill('Lifetimes');
    await save();
    await expect.element(row).toMatchTextContent('Lifetimes');
    await expect.element(dialog).not.toBeInTheDocument();
    await editButton.click();
    await noteField.fill('  ');
    await save();
    await expect.element(row).not.toMatchTextContent('Lifetimes');
    await expect.element(editButton).not.toHaveAttribute('aria-describedby');
    expect(writes.map(({ body }) => body)).toEqual([{ note: 'Lifetimes' }, { note: '' }]);
  });

  test('is rejected and focused if it is too long', async () => {
    await openWithEntry('');
    const writes = recordWrites('/api/time-entries');
    await editButton.click();
    await noteField.fill('😀'.repeat(limits.entryNote + 1));
    await save();
    await expect.element(dialog.getByText('The note must be at most 1000 characters.')).toBeVisible();
    await expect.element(noteField).toHaveFocus();
    await noteField.fill('😀'.repeat(limits.entryNote));
    await expect.element(dialog.getByText('The note must be at most')).not.toBeInTheDocument();
    await save();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(writes).toHaveLength(1);
  });

  test('is not discarded without asking', async () => {
    await openWithEntry('');
    await editButton.click();
    await noteField.fill('Half a thought');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog.getByText('Discard your changes?')).toBeVisible();
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await expect.element(noteField).toHaveValue('Half a thought');
  });

  test('can be written while the timer is running, without stopping it', async () => {
    const { goals } = await createArea(api, { name: 'Coding' }, ['Rust']);
    await callApi(api, 'POST', '/api/time-entries', { goalId: goals[0]!._id });
    await renderApp('/timers');
    await page.getByRole('button', { name: /^Since .*change the start of Rust/ }).click();
    await noteField.fill('Macros');
    await save();
    await expect.element(page.getByText('Rust saved.')).toBeVisible();
    const { data } = await callApi<{ data: TimeEntry[] }>(api, 'GET', '/api/time-entries/active');
    expect(data).toMatchObject([{ endAt: null, note: 'Macros' }]);
  });

  test('takes one line on a phone, however long it is', async () => {
    await page.viewport(360, 740);
    await openWithEntry('short');
    const rowHeight = () => row.element().getBoundingClientRect().height;
    const height = rowHeight();
    const writes = recordWrites('/api/time-entries');
    await editButton.click();
    await noteField.fill(`${'wide'.repeat(100)}\n${'several words '.repeat(30)}`);
    await save();
    await expect.element(row).toMatchTextContent('several words');
    // The row shows the note before the server has responded.
    await expect.poll(() => writes).toHaveLength(1);
    expect(rowHeight()).toBe(height);
    expect(document.documentElement.scrollWidth).toBe(360);
  });

  test('is visible in the calendar if the entry is long enough', async () => {
    const { goals } = await createArea(api, { name: 'Coding' }, ['Rust']);
    await createEntry(api, goals[0]!._id, at('09:00'), at('10:00'), 'A short one');
    await createEntry(api, goals[0]!._id, at('12:00'), at('14:00'), 'A long one');
    await renderApp(`/time-entries?date=${yesterday}&view=calendar`);
    const block = (time: string) => page.getByRole('region', { name: 'Calendar' }).getByRole('button', { name: time });
    await expect.element(block('12:00').getByText('A long one')).toBeVisible();
    await expect.element(block('09:00').getByText('A short one')).not.toBeVisible();
    await expect.element(block('09:00')).toHaveAccessibleDescription(/^A short one Drag/);
    await expect.element(block('12:00')).not.toHaveAccessibleName(/A long one/);
  });
});
