import { join } from 'node:path';
import { readTerms } from '../languages/load-words.ts';
import { type Node, NUMBER, parseTemplate } from './template.ts';

/** The words of a sentence from `start` up to, but not including, `end`. */
export type FoundPhrase<Label> = { readonly label: Label; readonly start: number; readonly end: number };

/** Where reading can have got to within templates, and where it gets after a certain word, or after any word. */
interface Place<Label> {
  readonly byWord: Map<string, Places<Label>>;
  readonly afterAny: Places<Label>;
  /** The phrase is complete. */
  readonly label: Label | undefined;
  /** The number of the last word after which it was reached. */
  reachedAt: number;
}

type Places<Label> = readonly Place<Label>[];

/** Finds the phrases of many templates at once, reading each word of a text only once. */
export class PhraseFinder<Label extends string> {
  readonly #start = createPlace<Label>();
  /** The words of the templates that end in a star. */
  readonly #stems = new Set<string>();
  #wordsRead = 0;

  constructor(templates: Readonly<Record<Label, readonly string[]>>) {
    for (const [label, lines] of Object.entries<readonly string[]>(templates)) {
      const end = [createPlace<Label>([], label as Label)];
      for (const line of lines.flatMap(inEitherOrder)) {
        for (const place of this.#before(parseTemplate(line), end)) {
          if (place.byWord.size === 0) throw new Error(`A template must begin with a word: ${line}`);
          addWords(this.#start, place);
        }
      }
    }
  }

  /** In templates, '.' stands for the beginning and the end of the sentence. */
  find(sentence: readonly string[]): FoundPhrase<Label>[] {
    const found: FoundPhrase<Label>[] = [];
    let places: Place<Label>[] = [];
    let starts: number[] = [];
    for (const [index, word] of ['.', ...sentence, '.'].entries()) {
      const [before, startsBefore] = [places, starts];
      places = [];
      starts = [];
      this.#wordsRead += 1;
      const reach = (targets: Places<Label> | undefined, start: number) => {
        for (const place of targets ?? []) {
          if (place.label !== undefined) {
            found.push({ label: place.label, start, end: Math.min(index, sentence.length) });
          } else if (place.reachedAt !== this.#wordsRead) {
            place.reachedAt = this.#wordsRead;
            places.push(place);
            starts.push(start);
          }
        }
      };
      const forms = this.#formsOf(word);
      for (let at = 0; at < before.length; at += 1) {
        for (const form of forms) reach(before[at]!.byWord.get(form), startsBefore[at]!);
        if (word !== '.') reach(before[at]!.afterAny, startsBefore[at]!);
      }
      for (const form of forms) reach(this.#start.byWord.get(form), Math.max(index - 1, 0));
    }
    return found;
  }

  /** The places before a sequence, from which `next` is reached behind it. */
  #before(nodes: readonly Node[], next: Places<Label>): Places<Label> {
    return nodes.reduceRight((following, node) => this.#beforeNode(node, following), next);
  }

  #beforeNode(node: Node, next: Places<Label>): Places<Label> {
    if ('gap' in node) {
      let places = next;
      for (let left = node.gap; left > 0; left -= 1) places = [createPlace(places), ...next];
      return places;
    }
    const merged = createPlace<Label>();
    if ('words' in node) {
      for (const word of node.words) {
        if (word.endsWith('*')) this.#stems.add(word);
        if (word !== '') merged.byWord.set(word, next);
      }
      return node.words.includes('') ? [merged, ...next] : [merged];
    }
    const places = new Set(node.either.flatMap((nodes) => this.#before(nodes, next)));
    const others = [...places].filter((place) => next.includes(place) || place.afterAny.length > 0);
    for (const place of places) if (!others.includes(place)) addWords(merged, place);
    return [merged, ...others];
  }

  /** A word and all stems that it begins with. */
  #formsOf(word: string): readonly string[] {
    if (/^\d/.test(word)) return [word, NUMBER];
    const stems = Array.from({ length: word.length - 1 }, (_, index) => `${word.slice(0, index + 2)}*`);
    return [word, ...stems.filter((stem) => this.#stems.has(stem))];
  }
}

function createPlace<Label>(afterAny: Places<Label> = [], label?: Label): Place<Label> {
  return { byWord: new Map(), afterAny, label, reachedAt: 0 };
}

function addWords<Label>(place: Place<Label>, other: Place<Label>): void {
  for (const [word, targets] of other.byWord) place.byWord.set(word, [...(place.byWord.get(word) ?? []), ...targets]);
}

/** 'a & b' stands for both in one sentence, close to each other. */
function inEitherOrder(template: string): string[] {
  const [one, other] = template.split(' & ');
  return other === undefined ? [template] : [`(${one}) ~9 (${other})`, `(${other}) ~9 (${one})`];
}

/** A finder for the templates in the files of a folder, with their names as labels. */
export function readPatterns<Label extends string>(folder: string, labels: readonly Label[]): PhraseFinder<Label> {
  const templates = labels.map(
    (label) => [label, readTerms(join(import.meta.dirname, folder, `${label}.txt`))] as const,
  );
  return new PhraseFinder(Object.fromEntries(templates) as Record<Label, string[]>);
}
