import { expect, it } from 'vitest';
import { entryMaxMs } from '#domain/limits.ts';
import { describeOnEachDatabase } from '../../testing/app.ts';
import { contentOf } from '../../testing/matrix.ts';
import { iso, trackerOf } from '../../testing/tracker.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

type Wrong = readonly (readonly [field: string, msg: string])[];

const wrongStart = 'Start must be an instant in UTC from 1970 to 2100, such as 2026-11-09T08:30:00.000Z.';
const wrongEnd = wrongStart.replace('Start', 'End');
const order = 'End time must be after start time.';
const tooLong = 'An entry can be at most 7 days long.';
const startInFuture = 'Start time cannot be in the future.';
const endInFuture = 'End time cannot be in the future.';

const noInstants = [
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

describeOnEachDatabase('a wrong time entry', {}, (t) => {
  const bodyOf = (wrong: Wrong) => ({
    message: wrong[0]![1],
    errors: wrong.map(([field, msg]) => ({ field, param: field, msg })),
  });

  it('is told by its own sentences, each under its field, and nothing is stored', async () => {
    const ann = await trackerOf(t);
    const { _id } = (await ann.add(t.now - 2 * HOUR, t.now - HOUR)).json;
    const [startAt, endAt] = [iso(t.now - 2 * HOUR), iso(t.now - HOUR)];
    const given = { goalId: ann.goal, startAt, endAt };
    const refused: [object, Wrong][] = [
      ...[...noInstants].map((wrong): [object, Wrong] => [{ startAt: wrong }, [['startAt', wrongStart]]]),
      ...[...noInstants].map((wrong): [object, Wrong] => [{ endAt: wrong }, [['endAt', wrongEnd]]]),
      ...['', null, 7, ['x']].map((wrong): [object, Wrong] => [
        { startAt: wrong, endAt: wrong },
        [
          ['startAt', 'Start date/time is required.'],
          ['endAt', 'End date/time is required.'],
        ],
      ]),
      ...['', 'goal', null, 7].map((wrong): [object, Wrong] => [
        { goalId: wrong },
        [['goalId', 'Please select a goal.']],
      ]),
      // Of what is wrong with one field, one thing is told.
      [{ startAt: iso(t.now - 192 * HOUR), endAt: iso(t.now + 2 * HOUR) }, [['endAt', endInFuture]]],
      [
        { goalId: '', startAt: 'x', endAt: '' },
        [
          ['goalId', 'Please select a goal.'],
          ['startAt', wrongStart],
          ['endAt', 'End date/time is required.'],
        ],
      ],
      [{ endAt: startAt }, [['endAt', order]]],
      [{ startAt: endAt, endAt: startAt }, [['endAt', order]]],
      [{ endAt: iso(t.now + 61 * SECOND) }, [['endAt', endInFuture]]],
      [
        { startAt: iso(t.now + 61 * SECOND), endAt: iso(t.now + 62 * SECOND) },
        [
          ['startAt', startInFuture],
          ['endAt', endInFuture],
        ],
      ],
      [{ startAt: iso(t.now - HOUR - entryMaxMs - 1) }, [['endAt', tooLong]]],
      [{ startAt: '1970-01-01T00:00:00.000Z' }, [['endAt', tooLong]]],
    ];
    const before = await contentOf(t.db);
    for (const [body, wrong] of refused) {
      const creation = await ann.post({ ...given, ...body });
      expect([creation.status, creation.json], `creating ${JSON.stringify(body)}`).toEqual([422, bodyOf(wrong)]);
      const change = await ann.patch(_id, { ...given, ...body });
      expect([change.status, change.json], `changing ${JSON.stringify(body)}`).toEqual([422, bodyOf(wrong)]);
    }
    expect(await contentOf(t.db)).toBe(before);
  });

  it('may be one that is half given', async () => {
    const ann = await trackerOf(t);
    const { _id } = (await ann.add(t.now - 2 * HOUR, t.now - HOUR)).json;
    const running = (await ann.start()).json._id;
    const before = await contentOf(t.db);
    const cases: [ReturnType<typeof ann.post>, Wrong][] = [
      [ann.post({}), [['goalId', 'Please select a goal.']]],
      [ann.post({ goalId: ann.goal, endAt: iso(t.now) }), [['startAt', 'Start date/time is required.']]],
      [ann.post({ goalId: ann.goal, startAt: iso(t.now) }), [['endAt', 'End date/time is required.']]],
      // Merged with what is stored.
      [ann.patch(_id, { startAt: iso(t.now - HOUR) }), [['endAt', order]]],
      [ann.patch(_id, { endAt: iso(t.now - 3 * HOUR) }), [['endAt', order]]],
      [ann.patch(_id, { startAt: iso(t.now - HOUR - entryMaxMs - 1) }), [['endAt', tooLong]]],
      [ann.patch(running, { startAt: iso(t.now + 61 * SECOND) }), [['startAt', startInFuture]]],
      [ann.patch(running, { startAt: iso(t.now - entryMaxMs - 1) }), [['startAt', tooLong]]],
      [ann.patch(running, { endAt: iso(t.now) }), [['endAt', order]]],
      [ann.patch(running, { endNow: false }), [['endNow', 'endNow must be true.']]],
      [ann.patch(running, { endNow: 'true' }), [['endNow', 'endNow must be true.']]],
      [ann.patch(running, { endNow: true, endAt: iso(t.now) }), [['endNow', 'endNow stands alone.']]],
      [ann.patch(running, { endNow: true, goalId: ann.goal }), [['endNow', 'endNow stands alone.']]],
    ];
    for (const [answer, wrong] of cases) {
      const { status, json } = await answer;
      expect([status, json]).toEqual([422, bodyOf(wrong)]);
    }
    expect(await contentOf(t.db)).toBe(before);
  });

  it('is none at its bounds', async () => {
    const ann = await trackerOf(t);
    for (const [from, to] of [
      [t.now - 1000, t.now],
      [t.now - HOUR, t.now + 59 * SECOND],
      [t.now + 59 * SECOND, t.now + 60 * SECOND],
      [t.now - entryMaxMs, t.now],
      [Date.UTC(2000, 1, 29), Date.UTC(2000, 2, 1)],
      [0, 1000],
    ] as const) {
      const answer = await ann.add(from, to);
      expect(answer.status).toBe(201);
      expect(answer.json).toMatchObject({ startAt: iso(from), endAt: iso(to) });
    }
    const running = (await ann.start()).json._id;
    expect((await ann.patch(running, { startAt: iso(t.now + 59 * SECOND) })).status).toBe(200);
    expect((await ann.patch(running, { startAt: iso(t.now - entryMaxMs + 1000) })).json.endAt).toBeNull();
  });

  it('is not made of a wrong day or week either', async () => {
    const { client } = await trackerOf(t);
    const day = 'The date must be a day from 1970 to 2100, as YYYY-MM-DD.';
    const week = 'The week must be given by its Monday, as YYYY-MM-DD.';
    const noDays = ['2026-02-30', '2026-11-9', '0000-01-03', '9999-12-27', '', 'today', '2026-11-09T00:00:00.000Z'];
    const calls: [path: string, name: string, msg: string, wrong: string[]][] = [
      ['/api/time-entries/time-entries-by-day', 'date', day, noDays],
      ['/api/goals/weekly-usage', 'weekStart', week, [...noDays, '2026-11-10', '2026-11-15']],
      ['/api/weekly-goals/usage', 'weekStart', week, [...noDays, '2026-11-10', '2026-11-15']],
    ];
    for (const [path, name, msg, wrong] of calls) {
      const queries = [...wrong.map((value) => `?${name}=${value}`), '', `?${name}=2026-11-09&${name}=2026-11-09`];
      for (const query of queries) {
        const answer = await client.get(path + query);
        expect([answer.status, answer.json], `${path}${query}`).toEqual([422, bodyOf([[name, msg]])]);
      }
      for (const right of ['1970-01-05', '2100-12-27']) {
        expect((await client.get(`${path}?${name}=${right}`)).json).toEqual([]);
      }
    }
  });
});
