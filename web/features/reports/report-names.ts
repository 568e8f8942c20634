/** The reports in display order; `value` is used in the URL. */
export const reports = [
  { value: 'week', label: 'Week Analysis' },
  { value: 'weekly', label: 'Weekly Trend' },
  { value: 'categories', label: 'Categories Trend' },
  { value: 'objective', label: 'Objective Trend' },
  { value: 'trends', label: 'Trends' },
  { value: 'range', label: 'Date Range' },
] as const;

export type ReportName = (typeof reports)[number]['value'];
