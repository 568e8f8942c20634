import { expect, it } from 'vitest';
import type { AccountDocument } from '#contract/account/account-document.ts';
import { addDays } from '#domain/calendar/calendar.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { createSchedulingUser } from '#server/testing/fixtures/scheduling-user.ts';

const exportDocument = async (client: TestClient): Promise<AccountDocument> =>
  (await client.get('/api/export/weekwise.json')).json;

type Case = readonly [name: string, change: (document: MutableDocument) => unknown, message: RegExp];

const invalidPauses = /^actionPlans\[0\]\.pauses: Each must end after it begins and before the next one begins/;

describeOnEachDatabase('the import of a document with an invalid schedule', {}, (t) => {
  let exported: Promise<AccountDocument> | undefined;

  it.each<Case>([
    [
      'a last week before the first',
      ({ tasks }) => Object.assign(tasks[0]!, { week: 3, untilWeek: 2 }),
      /^tasks\[0\]\.untilWeek: It is before the first week/,
    ],
    ['a week 0', ({ tasks }) => (tasks[0]!['week'] = 0), /^tasks\[0\]\.week: Not a whole number from 1 to 104/],
    [
      'a size of nothing',
      ({ tasks }) => (tasks[0]!['estimatedMinutes'] = 0),
      /^tasks\[0\]\.estimatedMinutes: Not a whole number from 1/,
    ],
    [
      'eight times a week',
      ({ tasks }) => (tasks[0]!['timesPerWeek'] = 8),
      /^tasks\[0\]\.timesPerWeek: Not a whole number from 1 to 7/,
    ],
    [
      'ticks of a task that does not repeat',
      ({ tasks }) => Object.assign(tasks[0]!, { timesPerWeek: null, ticks: ['2026-11-09'] }),
      /^tasks\[0\]\.ticks: Only a repeating task/,
    ],
    ['two ticks on a day', withTicks('2026-11-09', '2026-11-09'), /^tasks\[0\]\.ticks: A day occurs twice/],
    ['a tick on no day', withTicks('2026-02-30'), /^tasks\[0\]\.ticks\[0\]: Must be a day/],
    ...['', '1', '49x', '500', '000000', '4', '65', `51${'1'.repeat(200)}`].map(
      (position) =>
        [
          `the position '${position.slice(0, 9)}'`,
          ({ tasks }: MutableDocument) => (tasks[0]!['position'] = position),
          /^tasks\[0\]\.position: Not a position/,
        ] as Case,
    ),
    [
      'a task of another goal on an entry',
      ({ timeEntries, goals }) => (timeEntries[0]!['goalId'] = goals[1]!['_id']),
      /^timeEntries\[0\]\.taskId: This is not a task of the same goal/,
    ],
    [
      'a resource of another goal on an entry',
      ({ timeEntries, goals }) => (timeEntries[2]!['goalId'] = goals[1]!['_id']),
      /^timeEntries\[2\]\.inventoryItemId: This is not a resource of the same goal/,
    ],
    [
      'a task that is not in the document on an entry',
      ({ timeEntries }) => (timeEntries[0]!['taskId'] = timeEntries[0]!['_id']),
      /^timeEntries\[0\]\.taskId: This is not a task/,
    ],
    [
      'a task and a resource on an entry',
      ({ timeEntries }) => (timeEntries[0]!['inventoryItemId'] = timeEntries[2]!['inventoryItemId']),
      /^timeEntries\[0\]\.inventoryItemId: An entry belongs to a task or to a resource/,
    ],
    ['pauses that overlap', withPauses(['2026-10-12', '2026-10-26'], ['2026-10-19', '2026-11-02']), invalidPauses],
    ['pauses in disorder', withPauses(['2026-10-26', '2026-11-02'], ['2026-10-12', '2026-10-19']), invalidPauses],
    ['a pause that ends before it begins', withPauses(['2026-10-26', '2026-10-19']), invalidPauses],
    [
      'a pause from a Tuesday',
      withPauses(['2026-10-13', '2026-10-19']),
      /^actionPlans\[0\]\.pauses\[0\]\.from: .*Monday/,
    ],
    ['a start on a Tuesday', withStart('2026-10-06'), /^actionPlans\[0\]\.startWeek: .*Monday/],
    ['a start in 2101', withStart('2101-01-03'), /^actionPlans\[0\]\.startWeek: .*Monday/],
    [
      'more pauses than anybody makes',
      ({ actionPlans }) => {
        const weeks = Array.from({ length: 3000 }, (_, n) => [dayAfter(14 * n), dayAfter(14 * n + 7)] as const);
        const pauses = weeks.map(([from, to]) => ({ from, to }));
        for (const plan of actionPlans) Object.assign(plan, { startWeek: '1970-01-05', pausedFrom: null, pauses });
      },
      /^actionPlans\[3\]\.pauses: At most 10,000 pauses are allowed in all plans together/,
    ],
    [
      'a pause before the start',
      withPauses(['2026-09-28', '2026-10-12']),
      /^actionPlans\[0\]\.pauses: One of them begins before the plan starts/,
    ],
    [
      'a running pause from before the start',
      ({ actionPlans }) => (actionPlans[0]!['pausedFrom'] = '2026-09-28'),
      /^actionPlans\[0\]\.pausedFrom: It is before the start of the plan/,
    ],
    ['a pause of a plan that was never started', withStart(null), /^actionPlans\[0\]\.startWeek: Must be set/],
    [
      'more weeks of goals than goals',
      ({ actionPlans }) => (actionPlans[0]!['goalWeeks'] = [1, 2, 3]),
      /^actionPlans\[0\]\.goalWeeks: Must have one for each goal/,
    ],
    [
      'a goal in week 105',
      ({ actionPlans }) => (actionPlans[0]!['goalWeeks'] = [105, null]),
      /^actionPlans\[0\]\.goalWeeks\[0\]: Not a whole number from 1 to 104/,
    ],
  ])('rejects the whole document if it has %s, and names the record', async (_, change, message) => {
    const document = await (exported ??= createSchedulingUser(t).then(({ client }) => exportDocument(client)));
    const broken = structuredClone(document) as unknown as MutableDocument;
    change(broken);
    const ben = await t.signUp();
    const preview = await ben.post('/api/imports/preview', { text: JSON.stringify(broken) });
    expect(preview.json.problems).toEqual([{ line: null, message: expect.stringMatching(message) }]);
    const { status, json } = await ben.post('/api/imports', { text: JSON.stringify(broken) });
    expect([status, json.message]).toEqual([422, preview.json.refusal]);
    expect((await exportDocument(ben)).focusAreas).toEqual([]);
  });
});

interface MutableDocument {
  readonly goals: Record<string, unknown>[];
  readonly timeEntries: Record<string, unknown>[];
  readonly actionPlans: Record<string, unknown>[];
  readonly tasks: Record<string, unknown>[];
}

const dayAfter = (days: number) => addDays('1970-01-05', days);

function withTicks(...ticks: string[]) {
  return ({ tasks }: MutableDocument) => Object.assign(tasks[0]!, { timesPerWeek: 3, ticks });
}

function withPauses(...pauses: [from: string, to: string][]) {
  return ({ actionPlans }: MutableDocument) => (actionPlans[0]!['pauses'] = pauses.map(([from, to]) => ({ from, to })));
}

function withStart(startWeek: string | null) {
  return ({ actionPlans }: MutableDocument) => (actionPlans[0]!['startWeek'] = startWeek);
}
