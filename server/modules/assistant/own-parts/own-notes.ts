import { formatDuration } from '#domain/duration/format-duration.ts';
import type { PlaybookLanguage } from '../playbooks/playbook.ts';
import { texts } from './texts.ts';

export function crowdedNote(lines: number, capacities: readonly number[], language: PlaybookLanguage): string {
  const total = capacities.reduce((sum, minutes) => sum + minutes, 0);
  return texts[language].tooLittleTime.replace('{minutes}', formatDuration(total)).replace('{parts}', `${lines}`);
}

/** With this share of the hours, a plan of a given number of weeks is rather empty. */
const SPARE_SHARE = 0.6;

export function spareNotes(
  weeks: readonly (readonly { readonly minutes: number }[])[],
  capacities: readonly number[],
  language: PlaybookLanguage,
): string[] {
  const planned = weeks.flat().reduce((sum, { minutes }) => sum + minutes, 0);
  const total = capacities.reduce((sum, minutes) => sum + minutes, 0);
  if (planned >= total * SPARE_SHARE) return [];
  return [
    texts[language].spareTime.replace('{minutes}', formatDuration(planned)).replace('{total}', formatDuration(total)),
  ];
}
