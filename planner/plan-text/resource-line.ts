import type { ListItem, PhrasingContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { parseTaskMinutes } from '#domain/plan/task-minutes.ts';
import { isWebLink } from '#domain/web-link.ts';
import type { PlanTextResource } from './plan-text.ts';

const sizeSuffix = /\s*\([^()]*\)$/;
const dash = /\s+[–—]\s+/;

/** '[Haynes manual](https://…) – chapter 4 (2 h)'. Notes may follow below. */
export function parseResource(item: ListItem): PlanTextResource {
  const [first, ...rest] = item.children;
  if (first?.type !== 'paragraph') return splitResource(null, null, toString(item));
  const [name, ...others] = first.children;
  const resource =
    name?.type === 'link' || name?.type === 'strong' || name?.type === 'emphasis'
      ? splitResource(toString(name), linkOf(name, name.type !== 'link'), toString(others))
      : splitResource(null, linkOf(first), toString(first));
  const below = rest.map((block) => toString(block)).join('\n\n');
  return below === '' ? resource : { ...resource, notes: [resource.notes, below].filter(Boolean).join('\n\n') };
}

/** Splits the text after the title, or the whole text if the title is not marked as such. */
function splitResource(title: string | null, url: string | null, text: string): PlanTextResource {
  const minutes = parseTaskMinutes(text) || null;
  const withoutSize = (minutes === null ? text : text.replace(sizeSuffix, '')).trim();
  if (title !== null) {
    return { title: title.trim(), url, notes: withoutSize.replace(/^(?:[–—:-]\s*)+/, ''), minutes };
  }
  const withoutUrl = url ? withoutSize.replace(url, '').trim() : withoutSize;
  const [name = '', ...notes] = (withoutUrl || withoutSize).split(dash);
  return { title: name, url, notes: notes.join(' – '), minutes };
}

type Inline = PhrasingContent | { readonly type: 'paragraph'; readonly children: readonly PhrasingContent[] };

/** The first link to a web page. Others, such as `javascript:`, and addresses that are part of a title are left out. */
function linkOf(node: Inline, inTitle = false): string | null {
  if (node.type === 'link') {
    const isTitle = inTitle && node.url.endsWith(toString(node));
    return isWebLink(node.url) && !isTitle ? node.url : null;
  }
  if (!('children' in node)) return null;
  return node.children.map((child) => linkOf(child, inTitle)).find((url) => url !== null) ?? null;
}
