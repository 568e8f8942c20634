/** Words and tenses after 'I have' that tell a story instead of naming a thing. */

/** 'I have laid floors and hung doors' */
const ENGLISH_PARTICIPLE =
  /^(?:(?:always|often|never|also|even|just|only|really|already) )?(?:[a-z]{2,}ed|laid|hung|grown|drawn|sung|sewn|woven|spun|ridden|driven|flown|run|swum|eaten|worn|torn|thrown|held|spoken|fought|dug|stood|sat|slept|felt|heard|told|thought|brought|sent|paid|said|meant|dealt|led|fed|won|shot|stuck|struck|hidden|forgotten|chosen|broken|shown|known|blown|become|knitted|lived|worked|baked)(?=\s)/;

/** 'Lackiert habe ich', 'Zuletzt habe ich' */
const GERMAN_PARTICIPLE =
  /^(?:(?:ab|an|auf|aus|bei|ein|fertig|her|hin|mit|nach|um|vor|weg|zu|zurück)?ge[a-zß-ü]{2,}(?:t|en)|(?:be|ver|er|ent|zer|über)[a-zß-ü]{3,}(?:t|en)|[a-zß-ü]{3,}iert)$/i;
const GERMAN_ADVERB =
  /^(?:bisher|bislang|zuletzt|früher|leider|schon|noch|immer|dafür|dazu|davon|davor|danach|daher|dann|dabei|damit|außerdem|derzeit|zurzeit|jetzt|heute|gestern|damals|oft|manchmal|meist(?:ens)?|inzwischen|mittlerweile|trotzdem|deshalb|deswegen|sonst|vorher|nachher|anfangs|erst|einmal|zweimal|selbst|selber|so|hier|dort|da|nun|nie|niemals|nichts|alles|vieles|viel|wenig|beides|insgesamt|aktuell|momentan|zwar|nur|allerdings|übrigens|[a-zß-ü]{2,}(?:lich|lich(?:er)?weise|weise|maßen|wärts|mals|falls|dings))$/i;
/** At the end of its clause, it makes 'habe' a perfect. */
const GERMAN_PERFECT =
  /\s(?!(?:gebrauchten?|gefütterten?)\s)(?:(?:ab|an|auf|aus|bei|ein|fertig|her|hin|mit|nach|um|vor|weg|zu|zurück)?ge[a-zß-ü]{2,}(?:t|en)|(?:be|ver|er|ent|zer|über)[a-zß-ü]{3,}(?:t|en)|[a-zß-ü]{3,}iert)$/;
const GERMAN_GOT = /(?:bekommen|gekauft|geerbt|geliehen|besorgt|geschenkt)$/;
const GERMAN_NEGATION = /(?:^|\s)(?:nicht|nie|niemals|kein(?:e[nmrs]?)?|nichts)(?=\s|$)/i;

/** Whether a German clause that says 'habe ich' tells what was done, or that something is missing. */
export function isGermanStory(clause: string): boolean {
  const [first = '', second = ''] = clause.split(' ');
  // 'Gelernt habe ich Englisch'
  if (GERMAN_NEGATION.test(clause) || (second.startsWith('hab') && GERMAN_PARTICIPLE.test(first))) return true;
  return GERMAN_PERFECT.test(clause) && !GERMAN_GOT.test(clause);
}

export const isGermanThing = (word: string) =>
  !GERMAN_ADVERB.test(word) && !GERMAN_PARTICIPLE.test(word) && /^[A-ZÀ-Þ]/u.test(word);

export const isEnglishStory = (thing: string) => ENGLISH_PARTICIPLE.test(thing);
