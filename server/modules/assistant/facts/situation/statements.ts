import type { Language } from '../detect-language.ts';
import type { Piece, Source, Span } from '../source.ts';
import { countWords } from './phrases.ts';

/** A clause or one of the clauses that a conjunction joins. */
export interface Statement {
  readonly text: string;
  readonly at: number;
  /** The words that say what is to be achieved. */
  readonly isGoal: boolean;
  /** What a 'but' takes back: 'the flat is small but bright'. */
  readonly isConceded: boolean;
}

type Latin = Exclude<Language, 'ja'>;

const joins: Readonly<Record<Latin, { readonly but: string; readonly and: string }>> = {
  en: {
    but: 'but|though|although|however|except that|unfortunately|sadly',
    and: "and(?= (?:i|i'm|i've|my|we|she|he|they|the|it|it's|there|there's|no|his|her|our|your|their|two|three|nobody|most|some|neither|sight|can't|don't|keep|get|always|often|never|took|has|hates?|want)(?![a-zA-ZÀ-ɏ]))|(?<pair>and)(?= [a-zA-ZÀ-ɏ']+ (?:is|are|isn't|aren't|has|takes?|makes?|gets?|scares?|terrif(?:y|ies)|needs?|keeps?|wants?|works?) )",
  },
  de: {
    but: 'aber|allerdings|jedoch|leider|obwohl|nur dass',
    and: 'und(?= (?:ich|mir|mich|meine?|zwei|drei|wir|die|der|das|keine?|habe|bin|es|er|sie|beim|bei|kenne|kann|schiebe|vergesse|verliere|immer|oft|abends)(?![a-zA-ZÀ-ɏ]))|(?<pair>und)(?= [a-zA-ZÀ-ɏ]+(?: [a-zß-ü]+en)? (?:ist|sind|hat|fehlt|fehlen|fällt|fallen|macht|kriege|kann|habe|liegt|liegen) )',
  },
  es: {
    but: 'pero|aunque|sin embargo',
    and: 'y(?= (?:me|mi|mis|no|nunca|nadie|tengo|estoy|soy|trabajo|vivo|hace|hay|se|siempre|ella|él)(?![a-zA-ZÀ-ɏ]))|(?<pair>y)(?= (?:el|la|los|las) [a-zA-ZÀ-ɏ]+ (?:me|se|no|es|está|son|están|tiene|protest|sospech|[a-zA-ZÀ-ɏ]+[ae]n?(?![a-zA-ZÀ-ɏ])))',
  },
  fr: {
    but: 'mais|cependant|malheureusement|par contre|bien que',
    and: "et(?= (?:je|j'|mon|ma|mes|pas|nous|on|il|elle|personne)(?![a-zA-ZÀ-ɏ]))|(?<pair>et)(?= (?:le |la |les |l')[a-zA-ZÀ-ɏ]+ (?:est|sont|ne |n'|me |m'|a ))",
  },
  pt: {
    but: 'mas|porém|no entanto|infelizmente|embora',
    and: 'e(?= (?:fico|me|não|nunca|ninguém|tenho|estou|meu|minha|sou|trabalho|moro|vivo|há|chove|distraio-me|estaciono|bloqueio|travo)(?![a-zA-ZÀ-ɏ]))|(?<pair>e)(?= (?:o|a|os|as) [a-zA-ZÀ-ɏ]+(?: [a-zA-ZÀ-ɏ]+)? (?:me|se|não|é|está|são|estão|tem))',
  },
};

const compiled = Object.fromEntries(
  Object.entries(joins).map(([language, { but, and }]) => [
    language,
    new RegExp(`(?:^|\\s|,\\s)(?:${but}|${and})(?=\\s|$)`, 'gi'),
  ]),
) as Record<Latin, RegExp>;

/** What the text says, one statement at a time. `goal` are the words of the goal. */
export function splitStatements(source: Source, goal: Span | undefined): Statement[] {
  if (source.language === 'ja') return [];
  const pattern = compiled[source.language];
  return source.clauses.flatMap((clause) => splitClause(clause, pattern, goal));
}

const CONCEDES = /(?:but|aber|pero|mais|mas|though)/i;

function splitClause(clause: Piece, pattern: RegExp, goal: Span | undefined): Statement[] {
  const statements: Statement[] = [];
  const add = (from: number, to: number, join = '') => {
    const text = clause.text.slice(from, to).trim();
    const at = clause.from + from;
    const isGoal = goal !== undefined && at < goal.to && clause.from + to > goal.from;
    if (text !== '') statements.push({ text, at, isGoal, isConceded: CONCEDES.test(join) });
  };
  let from = 0;
  for (const match of clause.text.includes(' ') ? clause.text.matchAll(pattern) : []) {
    // 'Knots and buoys are hard' has two subjects.
    const length = countWords(clause.text.slice(from, match.index));
    if (match.groups!['pair'] !== undefined && length < 3) continue;
    // In German, 'aber' may follow the verb: 'esse aber abends'.
    if (length === 1 && match[0].trim().toLowerCase() === 'aber') continue;
    add(from, match.index, match[0]);
    from = match.index + match[0].length;
  }
  add(from, clause.text.length);
  return statements;
}
