import { parseTaskMinutes } from '#domain/plan/task-minutes.ts';
import { isWebLink } from '#domain/web-link.ts';
import { parseInline, type Span, textOf } from './inline.ts';
import { findLinks } from './links.ts';
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
  const resource =
    count > 0 ? splitNamed(spans.slice(0, count), textOf(spans.slice(count))) : splitText(spans, textOf(spans));
  const notes = [resource.notes, ...(below.length > 0 ? [below.join('\n')] : [])].filter(Boolean).join('\n\n');
  return { ...resource, notes };
}

/** The number of spans at the beginning that are one link or in bold type. */
function titleLength(spans: readonly Span[]): number {
  const [first] = spans;
  if (first === undefined || (!first.isStrong && first.url === null)) return 0;
  const count = spans.findIndex((span) => (first.isStrong ? !span.isStrong : span.url !== first.url));
  return count === -1 ? spans.length : count;
}

function splitNamed(name: readonly Span[], rest: string): PlanTextResource {
  const url = name.find((span) => span.url !== null && isWebLink(span.url))?.url ?? null;
  const { text, minutes } = splitSize(rest);
  return { title: textOf(name).trim(), url, notes: text.replace(separatorAtStart, ''), minutes };
}

function splitText(spans: readonly Span[], source: string): PlanTextResource {
  const { text, minutes } = splitSize(source);
  const link = findLinks(spans).find(({ url }) => isWebLink(url));
  const [first = '', ...others] = text.split(dash);
  const url = link?.url ?? null;
  // 'https://example.org – a guide' has no other title.
  if (link === undefined || link.title !== link.url || first.trim() === link.title)
    return { title: first, url, notes: others.join(' – '), minutes };
  const [title = '', ...notes] = text.replace(link.title, '').trim().split(dash);
  return { title: title.replace(/[\s:]{1,9}$/, ''), url, notes: notes.join(' – '), minutes };
}

function splitSize(source: string): { readonly text: string; readonly minutes: number | null } {
  const minutes = parseTaskMinutes(source) || null;
  return { text: (minutes === null ? source : source.replace(sizeSuffix, '')).trim(), minutes };
}
