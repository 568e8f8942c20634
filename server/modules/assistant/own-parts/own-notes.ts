import { formatDuration } from '#domain/duration/format-duration.ts';
import type { PlaybookLanguage } from '../playbooks/playbook.ts';
import { texts } from './texts.ts';

/** With this share of the hours, a plan is rather empty. */
const SPARE_SHARE = 0.6;

/** To hours, because it is an estimate. */
const rounded = (minutes: number) => (minutes < 120 ? minutes : Math.round(minutes / 60) * 60);

interface OwnPlan {
  readonly language: PlaybookLanguage;
  readonly hasEnoughLines: boolean;
  readonly isCrowded: boolean;
  /** Minutes altogether. */
  readonly planned: number;
  readonly available: number;
}

/** Most important first. */
export function ownNotes({ language, hasEnoughLines, isCrowded, planned, available }: OwnPlan): string[] {
  const { askForLines, ownLines, tooLittleTime, spareTime } = texts[language];
  const fill = (text: string) =>
    text
      .replace('{minutes}', formatDuration(isCrowded ? available : rounded(planned)))
      .replace('{total}', formatDuration(rounded(available)));
  const isSpare = hasEnoughLines && !isCrowded && planned < available * SPARE_SHARE;
  return [
    ...(hasEnoughLines ? [] : [askForLines]),
    ...(isCrowded ? [fill(tooLittleTime)] : []),
    ownLines,
    ...(isSpare ? [fill(spareTime)] : []),
  ];
}
