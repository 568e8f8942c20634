import { beforeEach, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import type { AccountDocument } from '#contract/account/account-document.ts';
import type { FocusAreaWithGoals } from '#contract/goals/focus-areas.ts';
import { callApi } from '#testing/api.ts';
import { createArea, seedAccount } from '#testing/seed.ts';
import { api, signUp } from '#web/testing/api.ts';
import { disconnect, delayRequests, intercept, loseResponse, recordWrites } from '#web/testing/network.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { currentUrl } from '#web/testing/screen.ts';

const HEADER = 'Client,Project,Start date,Start time,End date,End time,Duration';
const ACME = 'Acme GmbH,Website,2026-10-19,09:00:00,2026-10-19,10:30:00,01:30:00';
const PRIVATE = 'Private,Garden,2026-10-20,18:00:00,2026-10-20,19:00:00,01:00:00';

/** A detailed report from Toggl Track. */
const togglCsv = (...lines: readonly string[]) => [HEADER, ...lines].join('\n');

const panel = page.getByRole('region', { name: 'Your data', exact: true });
const input = page.getByLabelText('Choose a file, or drop it here');
const chooseAnother = page.getByRole('button', { name: 'Choose another file' });
const importOne = page.getByRole('button', { name: 'Import 1 entry' });
/** Offered while the account is empty. */
const sampleData = page.getByRole('button', { name: 'Try it with sample data' });
const alert = panel.getByRole('alert');

const choose = (content: BlobPart, name = 'report.csv') =>
  input.upload(new File([content], name, { type: 'text/csv' }));

async function press(button: Locator): Promise<void> {
  (await button.findElement()).focus();
  await userEvent.keyboard('{Enter}');
}

const listAreas = () => callApi<FocusAreaWithGoals[]>(api, 'GET', '/api/focus-areas/with-goals');

beforeEach(async () => {
  await signUp();
  await renderApp('/settings#import');
});

test('imports a file only once on a double click (CL-02)', async () => {
  await choose(togglCsv(ACME, PRIVATE));
  const submit = page.getByRole('button', { name: 'Import 2 entries' });
  await expect.element(submit).toBeVisible();
  await expect.element(panel.getByRole('row', { name: 'Acme GmbH 1 h 30 min' })).toBeVisible();
  const release = delayRequests(/^\/api\/imports$/);
  const writes = recordWrites(/^\/api\/imports$/);
  await submit.dblClick();
  await expect.element(panel).toMatchTextContent('Importing…');
  release();
  await expect.element(panel).toMatchTextContent('Imported: 2 focus areas, 2 goals and 2 time entries.');
  expect(writes).toHaveLength(1);
  await panel.getByRole('link', { name: 'Goals' }).click();
  await expect.poll(currentUrl).toMatch(/^\/goals/);
});

test('lists invalid lines, and skips them only on request', async () => {
  const invalid = Array.from({ length: 120 }, (_, n) => `Acme,Website,2026-13-${n},09:00:00,2026-10-19,10:00:00,1`);
  await choose(togglCsv(ACME, ...invalid));
  await expect.element(panel).toMatchTextContent('120 problems');
  await expect.element(panel).toMatchTextContent(/Line 3: .*2026-13-0/);
  await panel.getByText('Show 95 more').click();
  await expect.element(panel.getByText('…and 20 more')).toBeVisible();
  await importOne.click();
  const skip = page.getByLabelText('Skip these 120 lines');
  await expect.element(skip).toHaveAccessibleDescription(/Tick this to import the rest/);
  expect(await listAreas()).toEqual([]);
  await skip.click();
  await expect.element(skip).toBeChecked();
  await importOne.click();
  await expect.element(panel).toMatchTextContent('Imported: 1 focus area, 1 goal and 1 time entry.');
  await expect.element(panel).toMatchTextContent('120 lines were skipped.');
});

test('asks for the date order if it is ambiguous', async () => {
  await choose(togglCsv('Acme,Website,03/04/2026,09:00:00,03/04/2026,10:00:00,01:00:00'));
  const question = page.getByRole('group', { name: /How are dates written in this file/ });
  await expect.element(question).toMatchTextContent('03/04/2026 is 3 Apr 2026.');
  await expect.element(question).toMatchTextContent('03/04/2026 is 4 Mar 2026.');
  await expect.element(page.getByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
  await question.getByLabelText('Month first').click();
  await expect.element(panel).toMatchTextContent('1 time entry, on 4 Mar 2026.');
  await question.getByLabelText('Day first').click();
  await expect.element(panel).toMatchTextContent('1 time entry, on 3 Apr 2026.');
  await importOne.click();
  await expect.element(panel).toMatchTextContent('Imported: 1 focus area, 1 goal and 1 time entry.');
});

const teamReport = [
  'User,Email,Client,Project,Task,Description,Tags,Billable,Amount (EUR),Start date,Start time,End date,End time',
  'Ann,ann@example.org,Acme,Website,Design,Home page,"deep, client",Yes,90.00,2026-10-19,09:00,2026-10-19,10:30',
  'Ben,ben@example.org,Acme,Website,,Review,,No,,2026-10-19,09:00,2026-10-19,10:00',
].join('\n');

test('asks whose time to import from a report on several people', async () => {
  await choose(teamReport);
  const question = page.getByRole('group', { name: 'Whose time do you want to import?' });
  await expect.element(panel).toMatchTextContent('This file contains the time of 2 people.');
  await expect.element(question).toMatchTextContent('Annann@example.org · 1 entry, 1 h 30 min');
  await expect.element(question).toMatchTextContent('Everyone2 entries, 2 h 30 min');
  await expect.element(page.getByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
  await expect.element(alert).not.toBeInTheDocument();
  await question.getByLabelText('Everyone').click();
  await expect.element(page.getByRole('button', { name: 'Import 2 entries' })).toBeVisible();
  const restore = intercept('/api/imports/preview', disconnect);
  await question.getByLabelText('Ben').click();
  await expect.element(alert).toMatchTextContent('Server error. Please try again.');
  // What was checked is no longer what is selected.
  await expect.element(page.getByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
  restore();
  await page.getByRole('button', { name: 'Check again' }).click();
  await importOne.click();
  await expect.element(panel).toMatchTextContent('Imported: 1 focus area, 1 goal and 1 time entry.');
  const { timeEntries } = await callApi<AccountDocument>(api, 'GET', '/api/export/weekwise.json');
  expect(timeEntries).toMatchObject([{ note: 'Review' }]);
});

test('counts notes, tasks and tags, and names what is not imported', async () => {
  await choose(teamReport);
  await page.getByLabelText('Everyone').click();
  await expect.element(panel).toMatchTextContent('2 entries have a note, 1 of them with a task.');
  await expect.element(panel).toMatchTextContent('1 entry has tags (2 different tags).');
  await expect.element(panel.getByRole('heading', { name: 'Not imported' })).toBeVisible();
  const reasons = panel.getByRole('listitem');
  await expect
    .element(reasons.first())
    .toHaveTextContent('Billable (2 rows), Amount (EUR) (1 row): Weekwise tracks time, not money.');
  await expect
    .element(reasons.last())
    .toHaveTextContent('User (2 rows), Email (2 rows): an account belongs to one person.');
});

test('reports entries that an earlier import left without their text', async () => {
  await choose(togglCsv(ACME));
  await importOne.click();
  await page.getByRole('button', { name: 'Import another file' }).click();
  const withText = [`${HEADER},Description,Tags`, `${ACME},Kick-off,client`].join('\n');
  await choose(withText);
  await expect.element(panel).toMatchTextContent('1 entry is already in your account');
  await expect.element(panel).toMatchTextContent('1 of them lacks the note or tags of the file.');
});

test('reads a UTF-16 file', async () => {
  const text = `\uFEFF${togglCsv(ACME.replace('Website', 'Übersicht'))}`;
  await choose(Uint16Array.from(text, (character) => character.charCodeAt(0)));
  await expect.element(page.getByRole('table', { name: 'Where the time goes' })).toMatchTextContent('Übersicht');
});

test('rejects a file with another encoding, an empty file and an unknown format', async () => {
  const latin1 = Uint8Array.from(togglCsv(ACME.replace('Website', 'Übersicht')), (character) =>
    character.charCodeAt(0),
  );
  await choose(latin1);
  await expect.element(alert).toMatchTextContent('This file is not UTF-8 text.');
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await chooseAnother.click();
  await choose('');
  await expect.element(alert).toHaveTextContent('The file is empty.');
  await chooseAnother.click();
  await choose('Name,Age\nAnn,30');
  await expect.element(alert).toMatchTextContent(/missing\. Weekwise can import/);
});

test('rejects a file that is too large without sending it', async () => {
  const requests = recordWrites('/api/imports');
  // `upload` would send the file through the test runner, which takes minutes.
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([new Uint8Array(16 * 1024 * 1024 + 1).fill(97)], 'large.csv'));
  const element = (await input.findElement()) as HTMLInputElement;
  element.files = dataTransfer.files;
  element.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.element(alert).toMatchTextContent('The file is too large: at most 16 MB can be imported.');
  expect(requests).toEqual([]);
});

test('covers the drop area with the file input, and highlights it while a file is dragged over it', async () => {
  const element = (await input.findElement()) as HTMLInputElement;
  const area = element.parentElement!;
  element.scrollIntoView();
  const { left, top } = area.getBoundingClientRect();
  expect(document.elementFromPoint(left + 8, top + 8)).toBe(element);
  expect(element.type).toBe('file');
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([togglCsv(ACME)], 'report.csv'));
  for (const [type, isHighlighted] of [
    ['dragenter', true],
    ['dragleave', false],
    ['dragenter', true],
    ['drop', false],
  ] as const) {
    element.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    await expect.poll(() => 'over' in area.dataset).toBe(isHighlighted);
  }
});

test('retries with the same file after a server error', async () => {
  const restorePreview = intercept('/api/imports/preview', () => new Response('<html>', { status: 500 }));
  await choose(togglCsv(ACME));
  await expect.element(alert).toMatchTextContent('The file could not be read.');
  restorePreview();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(importOne).toBeVisible();
  const restoreImport = intercept(/^\/api\/imports$/, disconnect);
  await importOne.click();
  await expect.element(alert).toMatchTextContent('Server error. Please try again.');
  restoreImport();
  await importOne.click();
  await expect.element(panel).toMatchTextContent('Imported: 1 focus area, 1 goal and 1 time entry.');
});

test('shows what was imported when the response was lost, and imports nothing twice on the next try (CL-05)', async () => {
  await expect.element(sampleData).toBeVisible();
  await choose(togglCsv(ACME));
  const restore = intercept(/^\/api\/imports$/, loseResponse);
  await importOne.click();
  await expect.element(alert).toMatchTextContent('Server error. Please try again.');
  await expect.element(sampleData).not.toBeInTheDocument();
  restore();
  await importOne.click();
  await expect.element(panel).toMatchTextContent('Imported: 1 focus area, 1 goal and 1 time entry.');
});

test('requires a file to be checked again after the time zone has changed', async () => {
  await choose(togglCsv('Acme,Website,2026-10-19,23:30:00,2026-10-20,00:30:00,01:00:00'));
  await expect.element(panel).toMatchTextContent('1 time entry, from 19 Oct 2026 to 20 Oct 2026.');
  await page.getByRole('button', { name: 'Use Europe/Berlin' }).click();
  await expect.element(panel).toMatchTextContent('Your time zone has changed, so the file has to be checked again.');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect.element(panel).toMatchTextContent('they are read as Europe/Berlin');
  await expect.element(panel.getByText('A Toggl Track export.')).toHaveFocus();
  await expect.element(importOne).toBeVisible();
});

test('imports a whole account only into an empty one', async () => {
  await callApi(api, 'PUT', '/api/account/time-zone', { timeZone: 'Asia/Tokyo' });
  await seedAccount(api);
  const exported = await (await api.get('/api/export/weekwise.json')).text();
  const before = await listAreas();
  await signUp();
  await renderApp('/settings#import');

  await choose(exported, 'weekwise.json');
  await expect.element(panel).toMatchTextContent('A Weekwise document with a whole account.');
  await page.getByRole('button', { name: 'Import everything' }).click();
  await expect.element(panel).toMatchTextContent('Imported: 3 focus areas, 12 goals');
  expect(await listAreas()).toEqual(before);
  await expect.element(page.getByText('This week in Asia/Tokyo')).toBeVisible();

  await page.getByRole('button', { name: 'Import another file' }).click();
  await choose(exported, 'weekwise.json');
  await expect.element(alert).toMatchTextContent('can only be imported into an empty account');
  await expect.element(page.getByRole('button', { name: 'Import everything' })).not.toBeInTheDocument();
});

test('shows markup in names as text (OE-01)', async () => {
  const markup = '<img src=x onerror="window.__xss=1">';
  await choose(
    togglCsv(`"${markup.replaceAll('"', '""')}",=1+1,2026-10-19,09:00:00,2026-10-19,10:00:00,1`),
    `${markup}.csv`,
  );
  await expect.element(page.getByRole('table', { name: 'New focus areas' })).toMatchTextContent(markup);
  await importOne.click();
  await expect.element(panel).toMatchTextContent('Imported:');
  expect('__xss' in window).toBe(false);
});

test('distinguishes new goals from existing ones', async () => {
  await createArea(api, { name: 'Acme GmbH' }, ['Website']);
  await choose(togglCsv(ACME, PRIVATE));
  const rows = page.getByRole('table').getByRole('row');
  await expect.element(rows.filter({ hasText: 'Garden' })).toMatchTextContent('new');
  await expect.element(rows.filter({ hasText: 'Website' })).not.toMatchTextContent('new');
  await expect.element(panel).toMatchTextContent('It would add 1 focus area, 1 goal and 2 time entries');
});

test('moves the focus with every step', async () => {
  await choose(togglCsv(ACME));
  await expect.element(panel.getByText('A Toggl Track export.')).toHaveFocus();
  await press(chooseAnother);
  await expect.element(input).toHaveFocus();
  await choose(togglCsv(ACME));
  await press(importOne);
  await expect.element(panel.getByText('Imported: ')).toHaveFocus();
  await press(page.getByRole('button', { name: 'Import another file' }));
  await expect.element(input).toHaveFocus();
});

test('suggests removing the sample data if that is why a document is rejected, but not for a damaged one', async () => {
  const removal = panel.getByRole('link', { name: 'can be removed' });
  const document = await (await fetch('/api/export/weekwise.json')).text();
  await callApi(api, 'POST', '/api/sample-data');
  await renderApp('/settings#import');
  await choose(document, 'weekwise.json');
  await expect.element(removal).toBeVisible();
  await chooseAnother.click();
  await choose(document.replace('"goals": [', '"goals": [{}'), 'damaged.json');
  await expect.element(alert).toMatchTextContent('This is not a valid Weekwise document');
  await expect.element(removal).not.toBeInTheDocument();
});
