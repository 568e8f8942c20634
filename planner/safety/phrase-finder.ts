import { readLines } from './read-lines.ts';
import { type Node, NUMBER, parseTemplate } from './template.ts';

export interface FoundPhrase<Label extends string> {
  readonly label: Label;
  readonly start: number;
  /** Behind the last word. */
  readonly end: number;
}

/** A place within templates. What has been read so far can be at many places at once. */
interface Place<Label> {
  /** Where to go on after a word, or after any word of the sentence. */
  readonly byWord: Map<string, Places<Label>>;
  readonly afterAny: readonly Place<Label>[];
  /** The phrase is complete. */
  readonly label: Label | undefined;
  /** The number of the last word after which it has been reached. */
  reachedAt: number;
}

type Places<Label> = readonly Place<Label>[];

/** Finds the phrases of many templates at once, reading each word of a text only once. */
export class PhraseFinder<Label extends string> {
  readonly #start: Place<Label> = createPlace();
  /** The words of the templates that end in a star. */
  readonly #stems = new Set<string>();
  readonly #known = new Map<Places<Label>, Map<string | Node, Places<Label>>>();
  #wordsRead = 0;

  constructor(templates: Readonly<Record<Label, readonly string[]>>) {
    for (const [label, lines] of Object.entries<readonly string[]>(templates) as [Label, readonly string[]][]) {
      const end = [createPlace({ label })];
      for (const line of lines.flatMap(inEitherOrder)) {
        for (const place of this.#before(parseTemplate(line), end)) {
          if (place.byWord.size === 0) throw new Error(`A template must begin with a word: ${line}`);
          addWords(this.#start, place);
        }
      }
    }
    this.#known.clear();
  }

  /** All phrases of a sentence. In templates, '.' stands for its beginning and its end. */
  find(sentence: readonly string[]): FoundPhrase<Label>[] {
    const found: FoundPhrase<Label>[] = [];
    let places: Places<Label> = [];
    let starts: readonly number[] = [];
    for (const [index, word] of ['.', ...sentence, '.'].entries()) {
      const forms = this.#formsOf(word);
      const reached: Place<Label>[] = [];
      const reachedFrom: number[] = [];
      this.#wordsRead += 1;
      const reach = (targets: Places<Label> | undefined, start: number) => {
        for (const place of targets ?? []) {
          if (place.label !== undefined) {
            found.push({ label: place.label, start, end: Math.min(index, sentence.length) });
          } else if (place.reachedAt !== this.#wordsRead) {
            place.reachedAt = this.#wordsRead;
            reached.push(place);
            reachedFrom.push(start);
          }
        }
      };
      for (let at = 0; at < places.length; at += 1) {
        for (const form of forms) reach(places[at]!.byWord.get(form), starts[at]!);
        if (word !== '.') reach(places[at]!.afterAny, starts[at]!);
      }
      for (const form of forms) reach(this.#start.byWord.get(form), Math.max(index - 1, 0));
      places = reached;
      starts = reachedFrom;
    }
    return found;
  }

  /** The places before a sequence, from which `next` is reached behind it. Places before the same words are shared. */
  #before(nodes: readonly Node[], next: Places<Label>): Places<Label> {
    return nodes.reduceRight((following, node) => {
      const key = 'words' in node ? node.words.join() : node;
      const known = this.#known.get(following) ?? new Map<string | Node, Places<Label>>();
      const places = known.get(key) ?? this.#beforeNode(node, following);
      this.#known.set(following, known.set(key, places));
      return places;
    }, next);
  }

  #beforeNode(node: Node, next: Places<Label>): Places<Label> {
    const merged: Place<Label> = createPlace();
    if ('gap' in node) {
      let places = next;
      for (let left = node.gap; left > 0; left -= 1) places = [createPlace({ afterAny: places }), ...next];
      return places;
    }
    if ('words' in node) {
      for (const word of node.words) {
        if (word.endsWith('*')) this.#stems.add(word);
        if (word !== '') merged.byWord.set(word, next);
      }
      return node.words.includes('') ? [merged, ...next] : [merged];
    }
    const others = new Set<Place<Label>>();
    for (const nodes of node.either) {
      for (const place of this.#before(nodes, next)) {
        if (next.includes(place) || place.afterAny.length > 0) others.add(place);
        else addWords(merged, place);
      }
    }
    return [merged, ...others];
  }

  /** A word and all stems that it begins with. */
  #formsOf(word: string): readonly string[] {
    if (/^\d/.test(word)) return [word, NUMBER];
    const forms = [word];
    for (let length = 2; length <= word.length; length += 1) {
      const stem = `${word.slice(0, length)}*`;
      if (this.#stems.has(stem)) forms.push(stem);
    }
    return forms;
  }
}

function createPlace<Label>(place: Partial<Place<Label>> = {}): Place<Label> {
  return { byWord: new Map(), afterAny: [], label: undefined, reachedAt: 0, ...place };
}

function addWords<Label>(place: Place<Label>, other: Place<Label>): void {
  for (const [word, targets] of other.byWord) {
    const known = place.byWord.get(word);
    place.byWord.set(word, known ? [...new Set([...known, ...targets])] : targets);
  }
}

/** A finder for the templates in the files of a folder, with their names as labels. */
export function readPatterns<Label extends string>(folder: string, labels: readonly Label[]): PhraseFinder<Label> {
  const templates = labels.map((label) => [label, readLines(`${folder}/${label}.txt`)] as const);
  return new PhraseFinder(Object.fromEntries(templates) as Record<Label, string[]>);
}

/** 'a & b' stands for both in one sentence, close to each other. */
function inEitherOrder(template: string): string[] {
  const [one, other] = template.split(' & ');
  return other === undefined ? [template] : [`(${one}) ~9 (${other})`, `(${other}) ~9 (${one})`];
}
