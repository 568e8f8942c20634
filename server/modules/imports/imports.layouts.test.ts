import { expect, it } from 'vitest';
import { describeOnEachDatabase } from '#server/testing/app.ts';

/** The same two entries as the programs write them, the second without client, project, task and tags. */
const layouts: readonly (readonly [name: string, format: string, ...lines: string[]])[] = [
  [
    'Toggl Track, until 2023',
    'toggl',
    'User,Email,Client,Project,Task,Description,Billable,Start date,Start time,End date,End time,Duration,Tags,Amount (EUR)',
    'Ann,a@b.org,Acme,Website,Design,"Home, page",Yes,2026-10-19,13:30:00,2026-10-19,15:00:00,01:30:00,"deep, client",90.00',
    'Ann,a@b.org,,,,Mail,No,2026-10-20,00:15:00,2026-10-20,00:45:00,00:30:00,,0.00',
  ],
  [
    'Toggl Track, with dashes in empty cells',
    'toggl',
    '"Description","Billable","Duration","Member","Email","Project","Tags","Client","Task","Start date","Stop date","Start time","Stop time"',
    '"Home, page","Yes","1:30:00","Ann","a@b.org","Website","deep, client","Acme","Design","2026-10-19","2026-10-19","13:30:00","15:00:00"',
    '"Mail","No","0:30:00","Ann","a@b.org","-","-","-","-","2026-10-20","2026-10-20","00:15:00","00:45:00"',
  ],
  [
    'Toggl Track, with decimal hours instead of an end',
    'toggl',
    'Client;Project;Task;Description;Start date;Start time;Duration;Tags',
    'Acme;Website;Design;Home, page;19.10.2026;1:30 PM;1,50 h;deep, client',
    ';;;Mail;20.10.2026;12:15 AM;0.50;',
  ],
  [
    'Clockify, month first and 12 hours',
    'clockify',
    '"Project","Client","Description","Task","User","Group","Email","Tags","Billable","Start Date","Start Time","End Date","End Time","Duration (h)","Duration (decimal)","Billable Rate (USD)","Billable Amount (USD)"',
    '"Website","Acme","Home, page","Design","Ann","","a@b.org","deep, client","Yes","10/19/2026","01:30:00 PM","10/19/2026","03:00:00 PM","01:30:00","1.50","60.00","90.00"',
    '"","","Mail","","Ann","","a@b.org","","No","10/20/2026","12:15:00 AM","10/20/2026","12:45:00 AM","00:30:00","0.50","0.00","0.00"',
  ],
  [
    'Clockify, day first and 24 hours',
    'clockify',
    'Project,Client,Description,Task,User,Group,Email,Tags,Type,Kiosk,Approval,Start Date,Start Time,End Date,End Time,Duration (h),Duration (decimal),Date of creation',
    'Website,Acme,"Home, page",Design,Ann,,a@b.org,"deep, client",Regular,,Approved,19/10/2026,13:30,19/10/2026,15:00,1:30,1.50,19/10/2026',
    ',,Mail,,Ann,,a@b.org,,REGULAR,,,20/10/2026,00:15,20/10/2026,00:45,0:30,0.50,20/10/2026',
  ],
  [
    'Clockify, with dashes in dates and semicolons',
    'clockify',
    'Project;Client;Description;Task;Tags;Start Date;Start Time;Duration (decimal)',
    'Website;Acme;"Home, page";Design;deep, client;19-10-2026;01:30:00 pm;1,5',
    ';;Mail;;;20-10-2026;12:15:00 am;0,5',
  ],
];

const header = 'Project,Description,Task,Tags,Type,Start Date,Start Time,End Date,End Time,Duration (h)';
const times = '2026-10-19,09:00,2026-10-19,10:00,1:00';

describeOnEachDatabase('a report of another program', {}, (t) => {
  const previewText = async (text: string) => {
    const { status, json } = await (await t.signUp()).post('/api/imports/preview', { text });
    expect([status, json.problems]).toEqual([200, []]);
    return json;
  };

  const importText = async (text: string) => {
    const client = await t.signUp();
    const response = await client.post('/api/imports', { text });
    expect([response.status, response.text]).toEqual([201, expect.any(String)]);
    const { focusAreas, goals, timeEntries } = (await client.get('/api/export/weekwise.json')).json;
    return { focusAreas, goals, timeEntries };
  };

  it.each(layouts)('is read with all its text: %s', async (_, format, ...lines) => {
    const text = lines.join('\n');
    expect((await previewText(text)).format).toBe(format);
    const { focusAreas, goals, timeEntries } = await importText(text);
    expect(focusAreas).toMatchObject([{ name: 'Acme' }, { name: 'Imported' }]);
    expect(goals).toMatchObject([{ title: 'Website' }, { title: 'Without project' }]);
    expect(timeEntries).toMatchObject([
      {
        startAt: '2026-10-19T13:30:00.000Z',
        endAt: '2026-10-19T15:00:00.000Z',
        note: 'Design: Home, page',
        tags: ['deep', 'client'],
      },
      { startAt: '2026-10-20T00:15:00.000Z', endAt: '2026-10-20T00:45:00.000Z', note: 'Mail', tags: [] },
    ]);
  });

  it('has columns that are not imported, which the preview names', async () => {
    const title = 'Client PO, and number';
    const text = [
      `Project,User,Email,Group,Billable,Start Date,Start Time,Duration (h),Billable Rate (EUR),Invoice ID,Kiosk,"${title}",,Approval`,
      'A,Ann,,Team,Yes,2026-10-19,09:00,1:00,60.00,7,Door,X-1,untitled,',
      'A,Ann,,,No,2026-10-20,09:00,1:00,,,,,,',
    ].join('\n');
    expect((await previewText(text)).notImported).toEqual([
      { column: 'User', kind: 'people', cells: 2 },
      { column: 'Group', kind: 'people', cells: 1 },
      { column: 'Billable', kind: 'billing', cells: 2 },
      { column: 'Billable Rate (EUR)', kind: 'billing', cells: 1 },
      { column: 'Invoice ID', kind: 'billing', cells: 1 },
      { column: 'Kiosk', kind: 'other', cells: 1 },
      { column: title, kind: 'other', cells: 1 },
      { column: 'Column 13', kind: 'other', cells: 1 },
    ]);
    const client = await t.signUp();
    const { text: own } = await client.get('/api/export/time-entries.csv');
    const row = `A,B,2026-10-19T09:00:00.000Z,2026-10-19T10:00:00.000Z,3600,2026-10-19 09:00,2026-10-19 10:00,UTC,,,`;
    expect((await previewText(own + row)).notImported).toEqual([]);
  });

  it.each([
    ['only a task', ',Design,,', 'Design', []],
    ['a task that repeats the description', 'Design,Design,,', 'Design', []],
    ['tags that differ in case', ',,"a, A,, á ",', '', ['a', 'á']],
    ['a tag that is too long', `Call,,"a, ${'x'.repeat(41)}",`, `Call\nTags: ${'x'.repeat(41)}`, ['a']],
    ['a tag of 40 emoji', `,,${'😀'.repeat(40)},`, '', ['😀'.repeat(40)]],
    [
      'more than 20 tags',
      `,,"${Array.from({ length: 22 }, (_, n) => `t${n}`).join(',')}",`,
      'Tags: t20, t21',
      Array.from({ length: 20 }, (_, n) => `t${n}`),
    ],
    ['control characters', '"a\u0007b\u0000\n\tc",d\u001F,e\u0001f,', 'd: a b \n\tc', ['e f']],
    ['a break', 'Lunch,,food,Break', 'Lunch', ['food', 'Break']],
    ['formulas', '=1+1,@cmd,"-1, +2",', '@cmd: =1+1', ['-1', '+2']],
  ])('keeps %s', async (_, cells, note, tags) => {
    const { timeEntries } = await importText(`${header}\nA,${cells},${times}`);
    expect(timeEntries).toMatchObject([{ note, tags }]);
  });

  it('reports a line whose text does not fit into a note', async () => {
    const client = await t.signUp();
    const lines = [`${'x'.repeat(995)},Task,,`, `${'x'.repeat(994)},Task,,`, `a,b\uFFFD,,`, `a,,b\uFFFD,`];
    const text = [header, ...lines.map((line, n) => `P${n},${line},${times}`)].join('\n');
    expect((await client.post('/api/imports/preview', { text })).json).toMatchObject({
      makes: { timeEntries: 1 },
      problems: [
        { line: 2, message: 'The description is longer than 1000 characters, including its task and tags.' },
        { line: 4, message: 'The task is unreadable because the file was not saved as UTF-8.' },
        { line: 5, message: 'The list of tags is unreadable because the file was not saved as UTF-8.' },
      ],
    });
  });
});
