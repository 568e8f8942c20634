import { describe, expect, it } from 'vitest';
import { detectTable, weekwiseColumns } from './table-columns.ts';

const toggl =
  'User,Email,Client,Project,Task,Description,Billable,Start date,Start time,End date,End time,Duration,Tags';
const clockify =
  'Project,Client,Description,Task,User,Group,Email,Tags,Billable,Start Date,Start Time,End Date,End Time,Duration (h),Duration (decimal)';

const detectFormat = (header: string) => {
  const table = detectTable(header.split(','));
  return 'format' in table ? table.format : table;
};

describe('the columns of a table', () => {
  it('identify the program that exported it', () => {
    expect(detectFormat(Object.values(weekwiseColumns).join(','))).toBe('weekwise-csv');
    expect(detectFormat(toggl)).toBe('toggl');
    expect(detectFormat(toggl.replace('User,Email,Client,', '').replaceAll('End', 'Stop').toUpperCase())).toBe('toggl');
    expect(detectFormat(clockify)).toBe('clockify');
    expect(detectFormat('Project,Start date,Start time,Duration')).toBe('toggl');
  });

  it('are listed if they are not imported', () => {
    const ignored = (header: string) => {
      const table = detectTable(header.split(','));
      return 'format' in table ? table.ignoredColumns.map(({ title, kind }) => `${title}: ${kind}`) : table;
    };
    expect(ignored(Object.values(weekwiseColumns).join(','))).toEqual([]);
    expect(ignored(`${toggl},Amount (EUR),Currency`)).toEqual([
      'User: people',
      'Email: people',
      'Billable: billing',
      'Amount (EUR): billing',
      'Currency: billing',
    ]);
    expect(ignored(`${clockify},Cost Rate (USD),Profit (USD),Invoiced,Type, Client rating ,,Tags`)).toEqual([
      'User: people',
      'Group: people',
      'Email: people',
      'Billable: billing',
      'Cost Rate (USD): billing',
      'Profit (USD): billing',
      'Invoiced: billing',
      'Client rating: other',
      'Column 21: other',
      'Tags: other',
    ]);
  });

  it('of a report are not confused with custom fields that are named like columns of ours', () => {
    expect(detectTable(`Note,Goal,Id,Start,${clockify}`.split(','))).toMatchObject({
      columns: { goal: 4, note: 6 },
      ignoredColumns: [{ title: 'Note' }, { title: 'Goal' }, { title: 'Id' }, { title: 'Start' }, {}, {}, {}, {}],
    });
  });

  it('tell whether empty cells contain a dash', () => {
    const emptyCell = (header: string) => {
      const table = detectTable(header.split(','));
      return 'format' in table ? table.emptyCell : table;
    };
    expect(emptyCell(toggl)).toBe('');
    expect(emptyCell(toggl.replaceAll('End', 'Stop'))).toBe('-');
    expect(emptyCell(clockify.replaceAll('End', 'Stop'))).toBe('');
  });

  it('are reported if required ones are missing', () => {
    expect(detectFormat('Focus area,Start')).toEqual(['Goal', 'End']);
    expect(detectFormat('Project,Description,Start date,End date')).toEqual(['Start time', 'End time']);
    expect(detectFormat('a,b,c')).toEqual(['Project', 'Start date', 'Start time', 'End date', 'End time']);
  });
});
