import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';

interface FoundLink {
  readonly title: string;
  readonly url: string;
}

/** All links below a node, in order. */
export function collectLinks(node: Nodes | undefined): FoundLink[] {
  if (node?.type === 'link') return [{ title: toString(node).trim(), url: node.url }];
  return node && 'children' in node ? node.children.flatMap(collectLinks) : [];
}
