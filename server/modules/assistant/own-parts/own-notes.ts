import { formatDuration } from '#domain/duration/format-duration.ts';
import type { PlaybookLanguage } from '../playbooks/playbook.ts';
import { texts } from './texts.ts';

/** With this share of the hours, a plan is rather empty. */
const SPARE_SHARE = 0.6;

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
      .replace('{minutes}', formatDuration(isCrowded ? available : planned))
      .replace('{total}', formatDuration(available));
  const isSpare = hasEnoughLines && !isCrowded && planned < available * SPARE_SHARE;
  return [
    ...(hasEnoughLines ? [] : [askForLines]),
    ...(isCrowded ? [fill(tooLittleTime)] : []),
    ownLines,
    ...(isSpare ? [fill(spareTime)] : []),
  ];
}
