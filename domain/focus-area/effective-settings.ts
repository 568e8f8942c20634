import type { FocusAreaSettings } from './focus-area.ts';

export interface DatedSettings extends FocusAreaSettings {
  /** The Monday from which these settings apply, until the next change. */
  readonly fromWeek: string;
}

/** Sorts before every supported week. */
export const BEGINNING_OF_TIME = '0001-01-01';

/** A new area has no target before its first week, so that creating it does not lower the rating of earlier weeks. */
export function initialSettings(settings: FocusAreaSettings, week: string): readonly DatedSettings[] {
  return [
    { ...settings, defaultWeeklyMin: 0, fromWeek: BEGINNING_OF_TIME },
    { ...settings, fromWeek: week },
  ];
}

/** The settings of one area that apply in a week: the latest ones that do not begin after it. */
export function effectiveSettings(dated: readonly DatedSettings[], week: string): DatedSettings | undefined {
  let effective: DatedSettings | undefined;
  for (const settings of dated) {
    if (settings.fromWeek <= week && (!effective || settings.fromWeek > effective.fromWeek)) effective = settings;
  }
  return effective;
}
