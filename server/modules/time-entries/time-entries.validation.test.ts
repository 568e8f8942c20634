import { expect, it } from 'vitest';
import { entryMaxMs } from '#domain/limits.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { dumpDatabase } from '#server/testing/fixtures/endpoint-matrix.ts';
import { iso, createTrackingUser } from '#server/testing/fixtures/tracking-user.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

type ExpectedErrors = readonly (readonly [field: string, msg: string])[];

const startError = 'Start must be an instant in UTC from 1970 to 2100, such as 2026-11-09T08:30:00.000Z.';
const endError = startError.replace('Start', 'End');
const orderError = 'End time must be after start time.';
const tooLongError = 'An entry can be at most 7 days long.';
const noteError = 'The note must be at most 1000 characters.';
const startInFutureError = 'Start time cannot be in the future.';
const endInFutureError = 'End time cannot be in the future.';

const invalidInstants = [
  '2026-02-30T08:00:00.000Z',
  '2026-11-11T08:00:00.000',
  '2026-11-11T08:00:00Z',
  '2026-11-11T08:00:00.000+01:00',
  '2026-11-11',
  '0000-01-01T00:00:00.000Z',
  '1969-12-28T23:59:59.999Z',
  '2101-01-01T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  '+010000-01-01T00:00:00.000Z',
  'now',
];

describeOnEachDatabase('validation of time entries', {}, (t) => {
  const errorBody = (expected: ExpectedErrors) => ({
    message: expected[0]![1],
    errors: expected.map(([field, msg]) => ({ field, param: field, msg })),
  });

  it('reports one error for each invalid field, and stores nothing (IN-03)', async () => {
    const ann = await createTrackingUser(t);
    const { _id } = (await ann.add(t.now - 2 * HOUR, t.now - HOUR)).json;
    const [startAt, endAt] = [iso(t.now - 2 * HOUR), iso(t.now - HOUR)];
    const validBody = { goalId: ann.goal, startAt, endAt };
    const cases: [object, ExpectedErrors][] = [
      ...[...invalidInstants].map((value): [object, ExpectedErrors] => [{ startAt: value }, [['startAt', startError]]]),
      ...[...invalidInstants].map((value): [object, ExpectedErrors] => [{ endAt: value }, [['endAt', endError]]]),
      ...['', null, 7, ['x']].map((value): [object, ExpectedErrors] => [
        { startAt: value, endAt: value },
        [
          ['startAt', 'Start date/time is required.'],
          ['endAt', 'End date/time is required.'],
        ],
      ]),
      ...['', 'goal', null, 7].map((value): [object, ExpectedErrors] => [
        { goalId: value },
        [['goalId', 'Please select a goal.']],
      ]),
      [{ note: 'x'.repeat(3001) }, [['note', noteError]]],
      [{ note: 'x'.repeat(100_000) }, [['note', noteError]]],
      ...['a\u0000b', 'a\uD800b'].map((value): [object, ExpectedErrors] => [
        { note: value },
        [['note', 'This contains a character that cannot be stored.']],
      ]),
      ...['a\u0007b', 'a\u001Fb', 'a\u0085b'].map((value): [object, ExpectedErrors] => [
        { note: value },
        [['note', 'The note contains a control character. Please remove it.']],
      ]),
      [{ tags: Array.from({ length: 21 }, (_, n) => `tag ${n}`) }, [['tags', 'At most 20 tags are allowed.']]],
      [{ tags: ['x'.repeat(41)] }, [['tags', 'A tag must be at most 40 characters.']]],
      [{ tags: ['one, two'] }, [['tags', 'A tag cannot contain a comma. Commas separate tags.']]],
      [{ tags: ['a\nb'] }, [['tags', 'A tag must be a single line without control characters.']]],
      ...['', ' ', '\u200B'].map((value): [object, ExpectedErrors] => [
        { tags: [value] },
        [['tags', 'A tag needs at least one visible character.']],
      ]),
      ...[null, 'x', {}].map((value): [object, ExpectedErrors] => [
        { tags: value },
        [['tags', 'Tags must be a list of strings.']],
      ]),
      ...[null, 7, ['x'], {}].map((value): [object, ExpectedErrors] => [
        { note: value },
        [['note', 'This must be text.']],
      ]),
      // Only the first error of each field is reported.
      [{ startAt: iso(t.now - 192 * HOUR), endAt: iso(t.now + 2 * HOUR) }, [['endAt', endInFutureError]]],
      [
        { goalId: '', startAt: 'x', endAt: '' },
        [
          ['goalId', 'Please select a goal.'],
          ['startAt', startError],
          ['endAt', 'End date/time is required.'],
        ],
      ],
      [{ endAt: startAt }, [['endAt', orderError]]],
      [{ startAt: endAt, endAt: startAt }, [['endAt', orderError]]],
      [{ endAt: iso(t.now + 61 * SECOND) }, [['endAt', endInFutureError]]],
      [
        { startAt: iso(t.now + 61 * SECOND), endAt: iso(t.now + 62 * SECOND) },
        [
          ['startAt', startInFutureError],
          ['endAt', endInFutureError],
        ],
      ],
      [{ startAt: iso(t.now - HOUR - entryMaxMs - 1) }, [['endAt', tooLongError]]],
      [{ startAt: '1970-01-01T00:00:00.000Z' }, [['endAt', tooLongError]]],
    ];
    const before = await dumpDatabase(t.db);
    for (const [body, expected] of cases) {
      const created = await ann.post({ ...validBody, ...body });
      expect([created.status, created.json], `creating ${JSON.stringify(body)}`).toEqual([422, errorBody(expected)]);
      const updated = await ann.patch(_id, { ...validBody, ...body });
      expect([updated.status, updated.json], `updating ${JSON.stringify(body)}`).toEqual([422, errorBody(expected)]);
    }
    expect(await dumpDatabase(t.db)).toBe(before);
  });

  it('rejects incomplete bodies, and updates that conflict with the stored times', async () => {
    const ann = await createTrackingUser(t);
    const { _id } = (await ann.add(t.now - 2 * HOUR, t.now - HOUR)).json;
    const running = (await ann.start()).json._id;
    const before = await dumpDatabase(t.db);
    const cases: [ReturnType<typeof ann.post>, ExpectedErrors][] = [
      [ann.post({}), [['goalId', 'Please select a goal.']]],
      [ann.post({ goalId: ann.goal, endAt: iso(t.now) }), [['startAt', 'Start date/time is required.']]],
      [ann.post({ goalId: ann.goal, startAt: iso(t.now) }), [['endAt', 'End date/time is required.']]],
      // These are checked together with the stored times.
      [ann.patch(_id, { startAt: iso(t.now - HOUR) }), [['endAt', orderError]]],
      [ann.patch(_id, { endAt: iso(t.now - 3 * HOUR) }), [['endAt', orderError]]],
      [ann.patch(_id, { startAt: iso(t.now - HOUR - entryMaxMs - 1) }), [['endAt', tooLongError]]],
      [ann.patch(running, { startAt: iso(t.now + 61 * SECOND) }), [['startAt', startInFutureError]]],
      [ann.patch(running, { startAt: iso(t.now - entryMaxMs - 1) }), [['startAt', tooLongError]]],
      [ann.patch(running, { endAt: iso(t.now) }), [['endAt', orderError]]],
      [ann.patch(running, { endNow: false }), [['endNow', 'endNow must be true.']]],
      [ann.patch(running, { endNow: 'true' }), [['endNow', 'endNow must be true.']]],
      [
        ann.patch(running, { endNow: true, endAt: iso(t.now) }),
        [['endNow', 'endNow cannot be combined with other fields.']],
      ],
      [
        ann.patch(running, { endNow: true, goalId: ann.goal }),
        [['endNow', 'endNow cannot be combined with other fields.']],
      ],
      [ann.patch(running, { endNow: true, note: '' }), [['endNow', 'endNow cannot be combined with other fields.']]],
    ];
    for (const [response, expected] of cases) {
      const { status, json } = await response;
      expect([status, json]).toEqual([422, errorBody(expected)]);
    }
    expect(await dumpDatabase(t.db)).toBe(before);
  });

  it('accepts times at the limits', async () => {
    const ann = await createTrackingUser(t);
    for (const [from, to] of [
      [t.now - 1000, t.now],
      [t.now - HOUR, t.now + 59 * SECOND],
      [t.now + 59 * SECOND, t.now + 60 * SECOND],
      [t.now - entryMaxMs, t.now],
      [Date.UTC(2000, 1, 29), Date.UTC(2000, 2, 1)],
      [0, 1000],
    ] as const) {
      const response = await ann.add(from, to);
      expect(response.status).toBe(201);
      expect(response.json).toMatchObject({ startAt: iso(from), endAt: iso(to) });
    }
    const running = (await ann.start()).json._id;
    expect((await ann.patch(running, { startAt: iso(t.now + 59 * SECOND) })).status).toBe(200);
    expect((await ann.patch(running, { startAt: iso(t.now - entryMaxMs + 1000) })).json.endAt).toBeNull();
  });

  it('rejects invalid days and weeks in queries (IN-03)', async () => {
    const { client } = await createTrackingUser(t);
    const dayError = 'The date must be a day from 1970 to 2100, as YYYY-MM-DD.';
    const weekError = 'The week must be the date of its Monday, as YYYY-MM-DD.';
    const invalidDays = [
      '2026-02-30',
      '2026-11-9',
      '0000-01-03',
      '9999-12-27',
      '',
      'today',
      '2026-11-09T00:00:00.000Z',
    ];
    const calls: [path: string, name: string, msg: string, invalidValues: string[]][] = [
      ['/api/time-entries/time-entries-by-day', 'date', dayError, invalidDays],
      ['/api/goals/weekly-usage', 'weekStart', weekError, [...invalidDays, '2026-11-10', '2026-11-15']],
      ['/api/weekly-goals/usage', 'weekStart', weekError, [...invalidDays, '2026-11-10', '2026-11-15']],
    ];
    for (const [path, name, msg, invalidValues] of calls) {
      const queries = [
        ...invalidValues.map((value) => `?${name}=${value}`),
        '',
        `?${name}=2026-11-09&${name}=2026-11-09`,
      ];
      for (const query of queries) {
        const response = await client.get(path + query);
        expect([response.status, response.json], `${path}${query}`).toEqual([422, errorBody([[name, msg]])]);
      }
      for (const value of ['1970-01-05', '2100-12-27']) {
        expect((await client.get(`${path}?${name}=${value}`)).json).toEqual([]);
      }
    }
  });

  it('rejects an invalid range of days (IN-03)', async () => {
    const { client } = await createTrackingUser(t);
    const invalidDay = (name: string) => `The ${name} day must be from 1970 to 2100, as YYYY-MM-DD.`;
    const cases: [query: string, errors: [field: string, msg: string][]][] = [
      [
        '',
        [
          ['from', invalidDay('first')],
          ['to', invalidDay('last')],
        ],
      ],
      ['?from=today&to=2026-11-15', [['from', invalidDay('first')]]],
      ['?from=2026-11-09&to=2026-02-30', [['to', invalidDay('last')]]],
      ['?from=2026-11-10&to=2026-11-09', [['to', 'The last day must not be before the first.']]],
      ['?from=2026-10-01&to=2026-11-01', [['to', 'Choose at most 31 days.']]],
    ];
    for (const [query, errors] of cases) {
      const { status, json } = await client.get(`/api/time-entries/range${query}`);
      expect([query, status, json]).toEqual([query, 422, errorBody(errors)]);
    }
    for (const query of [
      'from=2026-10-01&to=2026-10-31',
      'from=2026-10-01&to=2026-10-01',
      'from=1969-12-29&to=1970-01-04',
      'from=2100-12-27&to=2100-12-31',
    ]) {
      expect((await client.get(`/api/time-entries/range?${query}`)).json).toEqual([]);
    }
  });
});
