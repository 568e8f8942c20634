/** 'calendar' is the calendar of one day. */
export const entriesViews = ['list', 'calendar', 'week'] as const;
export type EntriesView = (typeof entriesViews)[number];

/** The view last chosen in this browser. */
export const VIEW_STORAGE_KEY = 'weekwise-entries-view';
