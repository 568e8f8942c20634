import { readLines } from './read-lines.ts';
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

/** Parses a phrase template. The language is described in `patterns/README.md`. */
export function parseTemplate(template: string): readonly Node[] {
  const parts = dropAccents(template).match(PART) ?? [];
  const isJoined = isUnspaced(template);
  let position = 0;
  const alternatives = parseAlternatives();
  if (position < parts.length) throw new Error(`Unexpected '${parts[position]}' in: ${template}`);
  return alternatives.length === 1 ? alternatives[0]! : [toChoice(alternatives)];

  function parseAlternatives(): (readonly Node[])[] {
    const found = [parseSequence()];
    while (parts[position] === '|') {
      position += 1;
      found.push(parseSequence());
    }
    return found;
  }

  function parseSequence(): readonly Node[] {
    const nodes: Node[] = [];
    let isAttached = false;
    for (; position < parts.length && !/^[|)\]]$/.test(parts[position]!); position += 1) {
      if (parts[position]!.startsWith(' ')) {
        isAttached = false;
        continue;
      }
      const found = parseNodes(parts[position]!);
      if (isAttached && !isJoined) nodes.push(join(nodes.pop()!, found[0]!));
      else nodes.push(...found);
      isAttached = true;
    }
    return nodes;
  }

  function parseNodes(part: string): readonly Node[] {
    if (part === '(' || part === '[') {
      position += 1;
      const inner = parseAlternatives();
      if (parts[position] !== (part === '(' ? ')' : ']')) throw new Error(`A bracket is not closed in: ${template}`);
      return [toChoice(part === '[' ? [...inner, []] : inner)];
    }
    if (part.startsWith('~')) return [{ gap: Number(part.slice(1)) }];
    if (part.startsWith('{')) return [readList(part.slice(1, -1))];
    return part === '.' ? [{ words: ['.'] }] : splitWords(part).map((word) => ({ words: [word] }));
  }

  /** 'neighbo[u]r' and 'cortar(me|se)' are one word. */
  function join(start: Node, end: Node): Node {
    if (!('words' in start && 'words' in end)) throw new Error(`A space is missing in: ${template}`);
    return { words: start.words.flatMap((word) => end.words.map((ending) => word + ending)) };
  }
}

function readList(name: string): Node {
  const list = lists.get(name) ?? toChoice(readLines(`lists/${name}.txt`).map(parseTemplate));
  lists.set(name, list);
  return list;
}

function toChoice(alternatives: readonly (readonly Node[])[]): Node {
  const words = alternatives.map((nodes) => {
    const [node] = nodes;
    if (node === undefined) return [''];
    return nodes.length === 1 && 'words' in node ? node.words : undefined;
  });
  return words.includes(undefined) ? { either: alternatives } : { words: words.flatMap((found) => found ?? []) };
}
