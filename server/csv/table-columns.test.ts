import { describe, expect, it } from 'vitest';
import { tableOf, weekwiseColumns } from './table-columns.ts';

const toggl =
  'User,Email,Client,Project,Task,Description,Billable,Start date,Start time,End date,End time,Duration,Tags';
const clockify =
  'Project,Client,Description,Task,User,Group,Email,Tags,Billable,Start Date,Start Time,End Date,End Time,Duration (h),Duration (decimal)';

const formatOf = (header: string) => {
  const table = tableOf(header.split(','));
  return 'format' in table ? table.format : table;
};

describe('the columns of a table', () => {
  it('tell where it comes from', () => {
    expect(formatOf(weekwiseColumns.join(','))).toBe('weekwise-csv');
    expect(formatOf(toggl)).toBe('toggl');
    expect(formatOf(toggl.replace('User,Email,Client,', '').replaceAll('End', 'Stop').toUpperCase())).toBe('toggl');
    expect(formatOf(clockify)).toBe('clockify');
    expect(formatOf('Project,Start date,Start time,Duration')).toBe('toggl');
  });

  it('or which of them are missing', () => {
    expect(formatOf('Focus area,Start')).toEqual(['Goal', 'End']);
    expect(formatOf('Project,Description,Start date,End date')).toEqual(['Start time', 'End time']);
    expect(formatOf('a,b,c')).toEqual(['Project', 'Start date', 'Start time', 'End date', 'End time']);
  });
});
