import { join } from 'node:path';
import { readTerms } from '../languages/load-words.ts';
import { dropAccents, isUnspaced, splitWords } from './words.ts';

/** A set of words, of which '' means that none is needed, a gap of up to so many words, or a choice of sequences. */
export type Node =
  | { readonly words: readonly string[] }
  | { readonly gap: number }
  | { readonly either: readonly (readonly Node[])[] };

/** Stands for any number in templates and texts. */
export const NUMBER = '#';

const PART = /[()[\]|]|~\d+|\{[a-z-]+\}| +|[^()[\]|~{} ]+/g;

const lists = new Map<string, Node>([['number', { words: [NUMBER] }]]);

/** Parses a phrase template. The language is described in `README.md`. */
export function parseTemplate(template: string): readonly Node[] {
  const parts = dropAccents(template).match(PART) ?? [];
  const isJoined = isUnspaced(template);
  const [nodes = [], ...others] = parseAlternatives(undefined);
  return others.length === 0 ? nodes : [toChoice([nodes, ...others])];

  /** Reads up to the closing bracket, or to the end. */
  function parseAlternatives(closing: string | undefined): readonly (readonly Node[])[] {
    const found: Node[][] = [[]];
    let isAttached = false;
    for (;;) {
      const part = parts.shift();
      if (part === closing) return found;
      if (part === undefined || part === ')' || part === ']') throw new Error(`A bracket is missing in: ${template}`);
      if (part === '|') found.push([]);
      else if (!part.startsWith(' ')) {
        const read = parseNodes(part);
        const sequence = found.at(-1)!;
        sequence.push(...(isAttached && !isJoined ? [joinNodes(sequence.pop()!, read[0]!)] : read));
      }
      isAttached = part !== '|' && !part.startsWith(' ');
    }
  }

  function parseNodes(part: string): readonly Node[] {
    if (part === '(') return [toChoice(parseAlternatives(')'))];
    if (part === '[') return [toChoice([...parseAlternatives(']'), []])];
    if (part.startsWith('~')) return [{ gap: Number(part.slice(1)) }];
    if (part.startsWith('{')) return [readList(part.slice(1, -1))];
    return part === '.' ? [{ words: ['.'] }] : splitWords(part).map((word) => ({ words: [word] }));
  }

  /** 'neighbo[u]r' and 'cortar(me|se)' are one word. */
  function joinNodes(start: Node, end: Node): Node {
    if (!('words' in start && 'words' in end)) throw new Error(`A space is missing in: ${template}`);
    return { words: start.words.flatMap((word) => end.words.map((ending) => word + ending)) };
  }
}

function readList(name: string): Node {
  const list =
    lists.get(name) ?? toChoice(readTerms(join(import.meta.dirname, 'lists', `${name}.txt`)).map(parseTemplate));
  lists.set(name, list);
  return list;
}

/** A set of words if possible, because that is quicker to find. */
function toChoice(either: readonly (readonly Node[])[]): Node {
  const words = either.flatMap((nodes) => (nodes.length === 0 ? [''] : 'words' in nodes[0]! ? nodes[0].words : []));
  return either.every((nodes) => nodes.every((node) => 'words' in node) && nodes.length < 2) ? { words } : { either };
}
