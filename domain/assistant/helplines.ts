/** An international directory of helplines. */
export const HELPLINE_DIRECTORY_URL = 'https://findahelpline.com';

export interface Helpline {
  readonly name: string;
  readonly phone: string;
}

/** By ISO country code. The directory covers all other countries. */
export const helplines: Readonly<Record<string, Helpline>> = {
  AR: { name: 'Centro de Asistencia al Suicida', phone: '135' },
  AT: { name: 'TelefonSeelsorge', phone: '142' },
  AU: { name: 'Lifeline', phone: '13 11 14' },
  BE: { name: 'Zelfmoordlijn', phone: '1813' },
  BR: { name: 'CVV', phone: '188' },
  CA: { name: '9-8-8', phone: '988' },
  CH: { name: 'Die Dargebotene Hand', phone: '143' },
  DE: { name: 'TelefonSeelsorge', phone: '0800 111 0 111' },
  DK: { name: 'Livslinien', phone: '70 201 201' },
  ES: { name: 'Línea 024', phone: '024' },
  FR: { name: '3114', phone: '3114' },
  GB: { name: 'Samaritans', phone: '116 123' },
  IE: { name: 'Samaritans', phone: '116 123' },
  IN: { name: 'Tele-MANAS', phone: '14416' },
  JP: { name: 'よりそいホットライン', phone: '0120-279-338' },
  NL: { name: '113 Zelfmoordpreventie', phone: '113' },
  NO: { name: 'Mental Helse', phone: '116 123' },
  NZ: { name: '1737', phone: '1737' },
  PL: { name: 'Telefon zaufania', phone: '116 123' },
  SE: { name: 'Mind Självmordslinjen', phone: '90101' },
  US: { name: '988 Lifeline', phone: '988' },
};

/** The first country in the browser's languages: 'de-AT' → AT. A language without a region has none. */
export function findCountry(languages: readonly string[]): string | undefined {
  return languages.map((language) => /-([A-Z]{2})\b/.exec(language)?.[1]).find((country) => country !== undefined);
}
