import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Goal } from '#contract/goals/goals.ts';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { limits } from '#domain/limits.ts';
import { callApi } from '#testing/api.ts';
import { createArea, createEntry, startTimer } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { delayRequests, disconnect, intercept, recordWrites, respond } from '#web/testing/network.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { texts } from '#web/testing/screen.ts';

const HOUR = 3_600_000;

const card = page.getByRole('region', { name: 'Running Timers' }).getByRole('listitem');
const noteField = page.getByRole('textbox', { name: 'Note' });
const tagsField = page.getByLabelText('Tags', { exact: true });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const option = page.getByRole('option');

let goal: Goal;
let running: TimeEntry;

const patch = (body: object) => callApi(api, 'PATCH', `/api/time-entries/${running._id}`, body);
const fetchRunning = async () => (await callApi<{ data: TimeEntry[] }>(api, 'GET', '/api/time-entries/active')).data[0];
const times = ({ startAt, endAt }: TimeEntry) => ({ startAt, endAt });
/** Fetches what other devices have changed. */
const becomeVisible = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));

beforeEach(async () => {
  await signUp();
  const { goals } = await createArea(api, { name: 'Coding' }, ['Rust']);
  goal = goals[0]!;
  running = await startTimer(api, goal, HOUR);
});

async function openEditor(): Promise<void> {
  await renderApp('/timers');
  await button(/^(Add a note to|Note of) Rust/).click();
  await expect.element(noteField).toHaveFocus();
}

describe('the note of a running timer', () => {
  test('is saved once after a pause, without changing the times or stopping the timer', async () => {
    await openEditor();
    const writes = recordWrites('/api/time-entries');
    await userEvent.keyboard('Chapter 4');
    await expect.element(card.getByText('Saving…')).toBeVisible();
    await expect.element(card.getByText('Saved', { exact: true })).toBeVisible();
    expect(writes.map(({ body }) => body)).toEqual([{ note: 'Chapter 4' }]);
    expect(await fetchRunning()).toMatchObject({ ...times(running), note: 'Chapter 4' });
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Note of Rust: Chapter 4')).toHaveFocus();
  });

  test('keeps what is typed while a request is in flight, with the cursor where it was', async () => {
    await patch({ note: 'ac' });
    await openEditor();
    const release = delayRequests('/api/time-entries/', ({ method }) => method === 'PATCH');
    const writes = recordWrites('/api/time-entries');
    await userEvent.keyboard('{ArrowLeft}b');
    await expect.poll(() => writes).toHaveLength(1);
    await userEvent.keyboard('b');
    release();
    await expect.poll(() => writes.map(({ body }) => body)).toEqual([{ note: 'abc' }, { note: 'abbc' }]);
    await expect.element(card.getByText('Saved', { exact: true })).toBeVisible();
    await expect.element(noteField).toHaveValue('abbc');
    expect((noteField.element() as HTMLTextAreaElement).selectionStart).toBe(3);
  });

  test('is saved when the timer is stopped while typing', async () => {
    await openEditor();
    await userEvent.keyboard('Last words');
    await card.getByRole('button', { name: 'Stop Rust' }).click();
    await expect.element(card).not.toBeInTheDocument();
    const saved = () => callApi<TimeEntry[]>(api, 'GET', `/api/time-entries/time-entries-by-day?date=${today()}`);
    await expect.poll(saved).toMatchObject([{ note: 'Last words', startAt: running.startAt }]);
    expect((await saved())[0]!.endAt).not.toBeNull();
  });

  test('reports an error, and is saved on retry', async () => {
    await openEditor();
    const restore = intercept('/api/time-entries/', (request) =>
      request.method === 'PATCH' ? respond(500)() : request.forward(),
    );
    await userEvent.keyboard('Chapter 4');
    await expect.element(card.getByRole('alert')).toMatchTextContent('The note was not saved.');
    await expect.element(noteField).toHaveValue('Chapter 4');
    restore();
    await card.getByRole('button', { name: 'Retry' }).click();
    await expect.element(card.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(card.getByText('Saved', { exact: true })).toBeVisible();
    expect((await fetchRunning())?.note).toBe('Chapter 4');
  });

  test('is not sent while it is too long, and shows how many characters are left', async () => {
    await openEditor();
    const writes = recordWrites('/api/time-entries');
    await noteField.fill('x'.repeat(limits.entryNote - 1));
    await expect.element(card.getByText('1 character left')).toBeVisible();
    await expect.poll(() => writes).toHaveLength(1);
    await noteField.fill('x'.repeat(limits.entryNote + 1));
    await expect.element(card.getByText('The note must be at most 1000 characters.')).toBeVisible();
    await noteField.fill('x'.repeat(limits.entryNote));
    await expect.element(card.getByText('0 characters left')).toBeVisible();
    await expect.element(card.getByText('Saved', { exact: true })).toBeVisible();
    expect(writes.map(({ body }) => (body as { note: string }).note.length)).toEqual([999, 1000]);
  });

  test("suggests the goal's latest notes, chosen by keyboard", async () => {
    for (const [n, note] of ['Ownership', 'Traits'].entries()) {
      const [from, to] = [n + 2, n + 1].map((hours) => new Date(Date.now() - hours * 24 * HOUR).toISOString());
      await createEntry(api, goal._id, from!, to!, note);
    }
    await openEditor();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => texts(option)).toEqual(['Ownership', 'Traits']);
    await userEvent.keyboard('tra');
    await expect.poll(() => texts(option)).toEqual(['Traits']);
    await userEvent.keyboard('{Escape}');
    await expect.element(option).not.toBeInTheDocument();
    await expect.element(noteField).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect.element(noteField).toHaveValue('Traits');
    await expect.element(noteField).toHaveFocus();
    await expect.poll(async () => (await fetchRunning())?.note).toBe('Traits');
  });

  test('can be edited from the header of every page', async () => {
    await renderApp('/goals');
    await button('Note of Rust').click();
    const dialog = page.getByRole('dialog', { name: 'Rust' });
    await dialog.getByRole('textbox', { name: 'Note' }).fill('From the header');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(fetchRunning).toMatchObject({ ...times(running), note: 'From the header' });
  });
});

describe('the tags of a running timer', () => {
  test('are saved as they are added and removed, with suggestions', async () => {
    await patch({ tags: ['deep work', 'client'] });
    await callApi(api, 'PATCH', `/api/time-entries/${running._id}`, { endNow: true });
    running = await callApi<TimeEntry>(api, 'POST', '/api/time-entries', { goalId: goal._id });
    await openEditor();
    const writes = recordWrites('/api/time-entries');
    await tagsField.click();
    await expect.poll(() => texts(option)).toEqual(['client', 'deep work']);
    await userEvent.keyboard('dee{ArrowDown}{Enter}');
    await expect.element(button('Remove deep work')).toBeVisible();
    await userEvent.keyboard('evening');
    // Leaving the field adds what has been typed.
    await button('Done').click();
    await expect.poll(() => texts(card)[0]).toMatch(/Add a note to Rust\s*deep work\s*evening/);
    await expect.poll(() => writes.at(-1)?.body).toEqual({ tags: ['deep work', 'evening'] });
    await button(/Add a note to Rust/).click();
    await button('Remove deep work').click();
    await expect.poll(async () => (await fetchRunning())?.tags).toEqual(['evening']);
  });

  test('that are invalid are not sent', async () => {
    await openEditor();
    const writes = recordWrites('/api/time-entries');
    await tagsField.fill(Array.from({ length: limits.tags + 1 }, (_, n) => `tag ${n},`).join(''));
    await expect.element(card.getByText('At most 20 tags are allowed.')).toBeVisible();
    await button('Remove tag 7').click();
    await expect.poll(() => writes).toHaveLength(1);
    expect((await fetchRunning())?.tags).toHaveLength(20);
  });
});

describe('a note that is changed elsewhere', () => {
  test('is shown at once if nobody is editing it', async () => {
    await renderApp('/timers');
    await expect.element(button('Add a note to Rust')).toBeVisible();
    await patch({ note: 'From the phone' });
    becomeVisible();
    await expect.element(button('Note of Rust: From the phone')).toBeVisible();
  });

  test('does not replace what is being typed; the last one saved wins', async () => {
    await openEditor();
    await patch({ note: 'From the phone' });
    becomeVisible();
    const message = card.getByRole('alert');
    await expect.element(message).toMatchTextContent('Changed in another tab or device: “From the phone”.');
    await expect.element(noteField).toHaveValue('');
    await userEvent.keyboard('Mine');
    await expect.poll(async () => (await fetchRunning())?.note).toBe('Mine');
    await expect.element(message).not.toBeInTheDocument();
    await expect.element(noteField).toHaveValue('Mine');
  });

  test('can be used instead of the one being typed', async () => {
    await openEditor();
    await patch({ note: 'From the phone' });
    becomeVisible();
    await button('Use that one').click();
    await expect.element(noteField).toHaveValue('From the phone');
    await expect.element(card.getByRole('alert')).not.toBeInTheDocument();
    expect((await fetchRunning())?.note).toBe('From the phone');
  });
});

describe('without a connection', () => {
  /** Only writes fail, as in the moment before the app knows that it is offline. */
  const loseConnection = () =>
    intercept('/api/time-entries', (request) => (request.method === 'GET' ? request.forward() : disconnect()));

  test('a note is queued, shown, and sent later with the last value only (CL-01)', async () => {
    await openEditor();
    const reconnect = loseConnection();
    await userEvent.keyboard('Off');
    await expect.element(card.getByText('Saved on this device, not sent yet')).toBeVisible();
    await userEvent.keyboard('line{Enter}');
    await expect.element(button('Note of Rust: Offline')).toBeVisible();
    expect(await fetchRunning()).toMatchObject({ note: '' });
    reconnect();
    const writes = recordWrites('/api/time-entries');
    becomeVisible();
    await expect.poll(fetchRunning).toMatchObject({ ...times(running), note: 'Offline' });
    await expect.element(page.getByText('1 change sent.')).toBeVisible();
    expect(writes.map(({ body }) => body)).toEqual([{ note: 'Offline' }]);
    await expect.element(button('Note of Rust: Offline')).toBeVisible();
  });

  test('a note that is still being edited is shown as saved once it is sent', async () => {
    await openEditor();
    const reconnect = loseConnection();
    await userEvent.keyboard('Offline');
    await expect.element(card.getByText('Saved on this device, not sent yet')).toBeVisible();
    reconnect();
    becomeVisible();
    await expect.element(page.getByText('1 change sent.')).toBeVisible();
    await expect.element(card.getByText('Saved', { exact: true })).toBeVisible();
    await expect.element(noteField).toHaveFocus();
  });

  test('what is typed while the start of its timer is sent is kept and saved', async () => {
    await patch({ endNow: true });
    await renderApp('/timers');
    const reconnect = loseConnection();
    await button('Start Rust').first().click();
    await button('Add a note to Rust').click();
    await expect.element(noteField).toHaveFocus();
    await userEvent.keyboard('One');
    await expect.element(card.getByText('Saved on this device, not sent yet')).toBeVisible();
    reconnect();
    const release = delayRequests('/api/time-entries', ({ method }) => method === 'POST');
    const writes = recordWrites('/api/time-entries');
    becomeVisible();
    await expect.poll(() => writes).toHaveLength(1);
    await userEvent.keyboard(' two');
    await expect.element(card.getByText('Saved on this device, not sent yet')).toBeVisible();
    await userEvent.keyboard(' three');
    release();
    await expect.element(page.getByText('1 change sent.')).toBeVisible();
    await userEvent.keyboard(' four');
    await expect.element(noteField).toHaveValue('One two three four');
    await expect.element(noteField).toHaveFocus();
    await expect.poll(fetchRunning).toMatchObject({ note: 'One two three four' });
    await expect.element(card.getByText('Saved', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  test('a note and a stop are sent one after the other', async () => {
    await openEditor();
    const reconnect = loseConnection();
    await userEvent.keyboard('Last words');
    await card.getByRole('button', { name: 'Stop Rust' }).click();
    await expect.element(card).not.toBeInTheDocument();
    reconnect();
    const writes = recordWrites('/api/time-entries');
    becomeVisible();
    await expect.poll(() => writes.map(({ body }) => Object.keys(body as object))).toEqual([['note'], ['stoppedAt']]);
  });

  test('a note that the server rejects is shown until it is dismissed', async () => {
    await openEditor();
    const reconnect = loseConnection();
    await userEvent.keyboard('For nobody{Enter}');
    await expect.element(button('Note of Rust: For nobody')).toBeVisible();
    await callApi(api, 'DELETE', `/api/time-entries/${running._id}`);
    reconnect();
    becomeVisible();
    const message = page.getByRole('alert').filter({ hasText: 'Rust' });
    await expect.element(message).toMatchTextContent('was not saved. It has been deleted.');
    await expect.element(message).toMatchTextContent('For nobody');
    await button('Close message about Rust').click();
    await expect.element(message).not.toBeInTheDocument();
  });
});

test('a continued entry takes its note and tags along', async () => {
  await patch({ note: 'Chapter 4', tags: ['reading'] });
  await patch({ endNow: true });
  await renderApp(`/time-entries?date=${today()}&view=list`);
  await button('Continue Rust').click();
  await expect.poll(fetchRunning).toMatchObject({ note: 'Chapter 4', tags: ['reading'], endAt: null });
});

/** New accounts are in UTC. */
function today(): string {
  return new Date(running.startAt).toISOString().slice(0, 10);
}
