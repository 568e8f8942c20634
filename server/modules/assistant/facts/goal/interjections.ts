const WORDS =
  'so|well|ok|okay|right|look|listen|ugh|argh|phew|hmm|anyway|basically|honestly|hi|hello|hey|hi there|hello there|hi all|hello everyone|thanks|please|sorry|sigh|yes|no|na ja|naja|also|also gut|gut|nun|tja|puh|ach|hallo|hallo zusammen|servus|moin|guten tag|bitte|danke|bueno|pues|a ver|vale|hola|hola a todos|buenas|buenos días|en fin|gracias|bon|ben|bah|voilà|bon voilà|enfin|alors|bonjour|salut|merci|bref|bom|bem|pois|então|olá|oi|bom dia|é o seguinte|obrigad[oa]|enfim';
const INTERJECTION = new RegExp(
  `^[¡¿"'(]*(?:${WORDS})(?:[ ,!.]{1,2}(?:${WORDS}))?[\\s,.!?…)"']*$|^(?:こんにちは|こんばんは|はじめまして|初めまして|えっと|まあ|さて|正直に言うと)[。、！]*$`,
  'iu',
);

/** Words such as 'Right' or 'Bonjour', which say nothing by themselves. */
export function isInterjection(text: string): boolean {
  return text.length < 40 && INTERJECTION.test(text);
}

const LEADING = new RegExp(`^(?:${WORDS}), (?=\\S)`, 'iu');

/** 'Look, I'm no cook' → 'I'm no cook' */
export function withoutInterjection(text: string): string {
  return text.replace(LEADING, '');
}
