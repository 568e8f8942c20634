import type { Language } from '../detect-language.ts';

const irregular: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  es: {
    saco: 'sacar',
    consigo: 'conseguir',
    apruebo: 'aprobar',
    paso: 'pasar',
    termino: 'terminar',
    acabo: 'acabar',
    logro: 'lograr',
    obtengo: 'obtener',
    presento: 'presentar',
    entrego: 'entregar',
    reúno: 'reunir',
    junto: 'juntar',
    aprendo: 'aprender',
    vendo: 'vender',
    haría: 'hacer',
    haríamos: 'hacer',
    haré: 'hacer',
    haremos: 'hacer',
  },
  fr: {
    prépare: 'préparer',
    préparons: 'préparer',
    présente: 'présenter',
    obtiens: 'obtenir',
    réussis: 'réussir',
    passe: 'passer',
    finis: 'finir',
    termine: 'terminer',
    décroche: 'décrocher',
    valide: 'valider',
    apprends: 'apprendre',
    vends: 'vendre',
    trouve: 'trouver',
    rends: 'rendre',
    ait: 'avoir',
    ferais: 'faire',
    ferai: 'faire',
  },
  pt: { fizer: 'fazer', obtiver: 'obter', corria: 'correr', fazia: 'fazer', faria: 'fazer' },
};

/** 'jugaría', 'jouerais', 'tocaria': the infinitive with an ending. */
const conditional: Readonly<Partial<Record<Language, RegExp>>> = {
  es: /^(?<verb>[a-zà-ɏ]{1,15}[aei]r)(?:ía|íamos|é|emos)$/,
  fr: /^(?<verb>[a-zà-ɏ]{1,15}[ei]r)(?:ais|ions|ai|ons)$/,
  pt: /^(?<verb>[a-zà-ɏ]{1,15}[aei]r)(?:ia|íamos|ei|emos)$/,
};
const GERMAN_END = / (?<stem>[a-zß-ü]{2,20})e$/u;

/** The aim of 'if I get the certificate' or 'I promised that I'd play' as a goal: 'saco el B2' → 'sacar el B2'. */
export function toInfinitive(aim: string, language: Language): string {
  if (language === 'de') return aim.replace(GERMAN_END, ' $<stem>en');
  const [first = ''] = aim.split(' ', 1);
  const verb = irregular[language]?.[first] ?? conditional[language]?.exec(first)?.groups!['verb'];
  return verb === undefined ? aim : verb + aim.slice(first.length);
}
