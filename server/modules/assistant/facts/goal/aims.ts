import type { Language } from '../detect-language.ts';
import type { Piece } from '../source.ts';
import { wishes } from './wishes.ts';

type Latin = Exclude<Language, 'ja'>;

/** Words such as 'I want to', 'I told her I'd' or 'if I get'. What follows `end` is the aim. */
export interface Aim {
  readonly start: number;
  readonly end: number;
  readonly strength: number;
}

/** How sure each kind of words is. */
const strengths = { promise: 6, wish: 6, plan: 5.5, duty: 5, need: 4.5, condition: 4, habit: 2 } as const;

type Kind = keyof typeof strengths;

const NAME = String.raw`[a-zA-ZÀ-ɏ'-]{1,20}`;

/** Besides `wishes`. They end before the space in front of the aim. */
const sources: Readonly<Record<Latin, Partial<Record<Kind, string>>>> = {
  en: {
    promise: `(?:(?:i|we|i've|we've|i have|we have|and|then|stupidly|foolishly|somehow|rashly|idiot|fool|even) )(?:already )?(?:said yes to|agreed to|volunteered to|let myself in for)|(?:i'm|i am|we're|we are|i've|we've|i have|we have) (?:now )?signed up (?:for|to)|(?:told|promised|assured)(?: ${NAME}){1,3} (?:that )?(?:i|we)(?:'d|'ll| would| will)|(?:i|we)(?:'ve| have)? promised (?:to|(?:my|our|the) ${NAME})|(?:i|we)(?:'ve| have)? (?:agreed|volunteered|offered|signed up|decided|vowed|pledged) to`,
    wish: `what (?:i'm|we're|i am|we are) after is|what (?:i|we)(?: really| actually)? (?:want|need)(?: most)? is(?: to)?|(?:my|our|the) (?:goal|aim|dream|hope|plan|target|ambition|resolution)(?: now| here)?(?: is|'s)(?: to)?|(?:i|we)(?:'d| would)(?: quite| really| so)? (?:love|like)(?: to| for)?|(?:i|we)(?:'m| am|'re| are) (?:hoping|aiming|planning|determined|desperate|looking) to|^(?:hoping|aiming|planning|looking) to|^want(?:ing)?`,
    plan: `(?:i've|we've|i have|we have) (?:long )?been (?:wanting|meaning|hoping|longing) to|part of me (?:wants|would (?:like|love)) to|(?:i|we)(?:'ve| have) always wanted to|(?:i'm|i am) thinking (?:of|about)`,
    duty: `(?:i|we)(?:'ve| have) got to|(?:i|we) (?:must|gotta)(?: have)?`,
    need: `(?:i'm|i am|we're|we are) looking for(?= (?:an?|the|some) )|(?:i|we)(?: really| just| also| still)? need(?! (?:to|it|them|this|that|help|advice|motivation|something|about|around|only|at|more|less|up|\\d+)(?![a-zA-Z]))`,
    condition: `if (?:i|we)(?: can| could| manage to)?(?= (?:get|pass|finish|complete|reach|earn|learn|win|sell|sort|build|clear|qualify|score) )`,
  },
  de: {
    promise: `(?:versprochen|zugesagt|gelobt|gewettet),? dass (?:ich|wir)|(?:versprochen|vorgenommen|entschieden|beschlossen|zugesagt),(?= [^.]{3,80} zu [a-zß-ü]{2,20}en)`,
    wish: `(?:ich habe|wir haben) vor,|(?:wünsche|wünschen) (?:ich |wir )?(?:mir|uns),?|(?:mein|unser) (?:plan|wunsch|traum|vorhaben) (?:ist|wäre)(?: es)?,?(?: dass (?:ich|wir))?|(?:ich|wir) hätten? gerne?|(?:wollte|würde|möchten|wollen) (?:ich|wir)(?: immer| schon immer| gerne?| endlich)?`,
    duty: `(?:müssen|sollen) wir|(?:muss|soll)(?= (?:das|der|die|meine?|unsere?|alles) )`,
    plan: `(?:ich|wir) (?:plane|planen|überlege|überlegen|versuche|versuchen|hoffe|hoffen),(?= [^.]{3,80} zu [a-zß-ü]{2,20}en)`,
    need: `(?:suche|suchen)(?: ich| wir)?(?: noch| dringend)?(?= eine?n? )|(?:brauche|brauchen)(?: ich| wir)?(?: noch| endlich| dringend)?(?= (?:eine?n?|die|das|den|meine?n?) )`,
    condition: `(?:wenn|falls|sobald) (?:ich|wir)(?= [^,.;]{3,90} (?:schaffe|bestehe|kriege|bekomme|erreiche|abschließe|fertig habe|nachweise|finde|verkaufe)n?(?:$|[,.;]))`,
  },
  es: {
    promise: `(?:prometí|prometido|juré|dije)(?: a(?:l| ${NAME}) ?${NAME})? que(?= [a-zà-ɏ]+(?:ría|ríamos|ré|remos)(?![a-zà-ɏ]))|nos hemos propuesto|me he propuesto|(?:he|hemos) (?:decidido|prometido)(?= [a-zà-ɏ]+[aeií]r)`,
    wish: `mi (?:sueño|ilusión|plan|idea|intención|propósito) es|lo que (?:quiero|queremos|necesito)(?: de verdad| realmente)? es|quisiéramos`,
    plan: `(?:me planteo|pienso|pensamos|espero|esperamos|intento|intentamos|trato de|estoy pensando en)(?= [a-zà-ɏ]+[aeií]r(?![a-zà-ɏ])| [a-zà-ɏ]+[aei]r(?:me|nos))|vamos a(?= [a-zà-ɏ]+[aei]r)`,
    duty: `hay que|necesitamos(?= [a-zà-ɏ]+[aei]r)|debo(?= [a-zà-ɏ]+[aei]r)`,
    need: `(?:busco|buscamos)(?= una? )|necesitamos(?= (?:una?|el|la|los|las) )`,
    condition: `si(?= (?:saco|consigo|apruebo|paso|termino|acabo|logro|obtengo|presento|entrego|reúno|junto|aprendo|vendo) )`,
  },
  fr: {
    promise: `(?:promis|juré)(?: à(?: ${NAME}){1,2})? (?:de(?: lui| leur)?|que (?:je|nous|on))|j'ai décidé de|nous avons décidé de`,
    wish: `(?:mon|notre) (?:objectif|but|rêve|projet|souhait)(?:,? c'est|,? ce serait| est| serait)(?: de)?|je rêve de|je tiens à`,
    plan: `(?:j'envisage de|je songe à|je pense|j'espère|j'essaie de|nous espérons)(?= [a-zà-ɏ']+(?:er|ir|re)(?![a-zà-ɏ]))|(?:on va|nous allons)(?= [a-zà-ɏ]+(?:er|ir|re) )|(?:je|nous)(?= prépar(?:e|ons) (?:l[ea]s? |l'|une? |mon |ma |mes |notre ))`,
    duty: `il faut(?= [a-zà-ɏ]+(?:er|ir|re) )|il faut (?:qu'(?:il|elle|on)|que (?:nous|${NAME} ${NAME}))|nous devons|on doit`,
    need: `(?:je cherche|nous cherchons|on cherche)(?= (?:à|une?) )`,
    condition: `si (?:je(?= (?:présente|obtiens|réussis|passe|finis|termine|décroche|valide|apprends|vends|trouve|rends) )|j'(?:obtiens))`,
  },
  pt: {
    promise: `(?:prometi|jurei)(?: (?:ao?|à)(?: ${NAME}){1,2})? que|decidi(?:mos)?(?= [a-zà-ɏ]+[aei]r)`,
    wish: `o que (?:eu )?(?:quero|preciso|queria)(?: mesmo| de verdade| realmente)? é|(?:o )?(?:meu|nosso) (?:sonho|plano|desejo) é`,
    plan: `(?:penso em|estou a pensar em|planejo|planeio|espero|tento)(?= [a-zà-ɏ]+[aeiô]r(?![a-zà-ɏ]))|vamos(?= [a-zà-ɏ]+[aei]r)`,
    need: `(?:procuro|procuramos)(?= uma? )`,
    duty: `precisamos(?: de)?|temos que|há que`,
    condition: `se(?: eu)?(?= (?:passar|conseguir|tirar|terminar|acabar|fizer|obtiver|apresentar|entregar|aprender|vender) )`,
  },
};

const compiled = Object.fromEntries(
  Object.entries(sources).map(([language, kinds]) => [
    language,
    Object.entries(kinds).map(([kind, source]) => ({
      strength: strengths[kind as Kind],
      pattern: new RegExp(`(?<![a-zA-ZÀ-ɏ])(?:${source}) `, 'gi'),
    })),
  ]),
) as Record<Latin, { strength: number; pattern: RegExp }[]>;

const repeated = Object.fromEntries(
  Object.entries(wishes).map(([language, { source }]) => [language, new RegExp(source, 'gi')]),
) as Record<Latin, RegExp>;

const DUTY = /have to|need to|must|muss|müssen|tengo que|tenemos que|dois|tenho (?:de|que)|temos de/i;
/** 'I love to bake', 'I'm going to', 'vou' as one goes somewhere: not always a wish. */
const HABIT = /(?:^|\s)(?:i|we) (?:like|love) to $|^trying to $/i;
/** 'Ich brauche' is followed by a thing. */
const NEED = /brauche $/i;
/** 'I don't want', 'je ne veux pas' and 'they want' are no wishes of the user. */
const NEGATED_BEFORE = /(?:\bnot|never|don't|n'|nicht|\bno|não|nunca|jamais)\s?$/i;
/** 'quiero no', 'will ich nicht' */
const NEGATED_AFTER =
  /^(?:(?:ich|wir|aber|auch|bien) ){0,2}(?:not|never|no more|no|nicht|keine?[nmrs]?|pas|plus|não|nunca|jamais)(?![a-zA-ZÀ-ɏ])/i;

/** All the places of a sentence where the user begins to say what they want. */
export function findAims({ text }: Piece, language: Latin): Aim[] {
  const aims: Aim[] = [];
  const add = (match: RegExpMatchArray, strength: number) => {
    const start = match.index!;
    const end = start + match[0].length;
    // 'What I really want is to sing'
    if (/^is(?![a-zA-ZÀ-ɏ])/i.test(text.slice(end, end + 3))) return;
    const isNegated =
      NEGATED_BEFORE.test(text.slice(Math.max(0, start - 8), start)) || NEGATED_AFTER.test(text.slice(end, end + 30));
    if (!isNegated) aims.push({ start, end, strength });
  };
  for (const match of text.matchAll(repeated[language])) add(match, strengths[kindOf(match[0])]);
  for (const { pattern, strength } of compiled[language]) {
    for (const match of text.matchAll(pattern)) add(match, strength);
  }
  return aims;
}

function kindOf(words: string): Kind {
  if (HABIT.test(words)) return 'habit';
  if (NEED.test(words)) return 'need';
  return DUTY.test(words) ? 'duty' : 'wish';
}
