import { parseTaskMinutes } from '#domain/plan/task-minutes.ts';
import { isWebLink } from '#domain/web-link.ts';
import { parseInline, type Span, textOf } from './inline.ts';
import { findLinks, type FoundLink } from './links.ts';
import type { PlanTextResource } from './plan-text.ts';

const sizeSuffix = /\s?\([^()]{0,40}\)$/;
const dash = /\s[–—]\s/;
const separatorAtStart = /^(?:\s?[–—:-]\s?){1,9}/;

/** '[The manual](https://…) – chapter 4 (2 h)', with the notes that stand below. */
export function parseResource(line: string, below: readonly string[] = []): PlanTextResource {
  return readResource(parseInline(line), below);
}

export function readResource(spans: readonly Span[], below: readonly string[]): PlanTextResource {
  const count = titleLength(spans);
  const name = textOf(spans.slice(0, count)).trim();
  const rest = textOf(spans.slice(count)).trim();
  const minutes = parseTaskMinutes(rest) || null;
  const text = minutes === null ? rest : rest.replace(sizeSuffix, '').trim();
  const linked = count > 0 ? spans.slice(0, count).filter(({ url }) => url !== null) : spans;
  const link = findLinks(linked).find(({ url }) => isWebLink(url));
  const [title, notes] = count > 0 ? [name, text.replace(separatorAtStart, '')] : splitText(text, link);
  return { title, url: link?.url ?? null, notes: [notes, below.join('\n')].filter(Boolean).join('\n\n'), minutes };
}

/** The number of spans at the beginning that are one link or in bold type. */
function titleLength(spans: readonly Span[]): number {
  const [first] = spans;
  if (first === undefined || (!first.isStrong && first.url === null)) return 0;
  const count = spans.findIndex((span) => (first.isStrong ? !span.isStrong : span.url !== first.url));
  return count === -1 ? spans.length : count;
}

function splitText(text: string, link: FoundLink | undefined): [title: string, notes: string] {
  const [first = '', ...others] = text.split(dash);
  // 'https://example.org – a guide' has no other title.
  if (link === undefined || link.title !== link.url || first.trim() === link.title) return [first, others.join(' – ')];
  const [title = '', ...notes] = text.replace(link.title, '').trim().split(dash);
  return [title.replace(/[\s:]{1,9}$/, ''), notes.join(' – ')];
}
