import { isWebLink } from '#domain/web-link.ts';
import type { Span } from './inline.ts';

export interface FoundLink {
  readonly title: string;
  readonly url: string;
}

const address = /https?:\/\/[^\s<>"()]+|(?<![\p{L}\p{N}@.])www\.[^\s<>"()]+/giu;
const punctuationAtEnd = /[.,;:!?'*。、，]{1,9}$/u;

/** The links of a line, marked or written out, in order. They need not lead to web pages. */
export function findLinks(spans: readonly Span[]): FoundLink[] {
  return spans.flatMap(({ text, url }) => (url === null ? findAddresses(text) : [{ title: text.trim(), url }]));
}

function findAddresses(text: string): FoundLink[] {
  return [...text.matchAll(address)].flatMap(([all]) => {
    const title = all.replace(punctuationAtEnd, '');
    const url = /^www/i.test(title) ? `http://${title}` : title;
    return isWebLink(url) ? [{ title, url }] : [];
  });
}
