import type { FocusAreaSettings } from './focus-area.ts';

export interface DatedSettings extends FocusAreaSettings {
  /** The Monday from which they hold, until others do. */
  readonly fromWeek: string;
}

/** The Monday before all weeks. */
export const FROM_EVER = '0001-01-01';

/** Before its first week an area asks for nothing, so that creating it lowers the rating of no earlier week. */
export function firstSettings(settings: FocusAreaSettings, week: string): readonly DatedSettings[] {
  return [
    { ...settings, defaultWeeklyMin: 0, fromWeek: FROM_EVER },
    { ...settings, fromWeek: week },
  ];
}

/** Those of one area that hold in a week: the latest that do not begin after it. */
export function settingsInForce(dated: readonly DatedSettings[], week: string): DatedSettings | undefined {
  let inForce: DatedSettings | undefined;
  for (const settings of dated) {
    if (settings.fromWeek <= week && (!inForce || settings.fromWeek > inForce.fromWeek)) inForce = settings;
  }
  return inForce;
}
