import type { Language } from '../detect-language.ts';

type Latin = Exclude<Language, 'ja'>;

/** January to December, with abbreviations. */
export const months: Readonly<Record<Latin, readonly string[]>> = {
  en: 'january|jan february|feb march|mar april|apr may june|jun july|jul august|aug september|sept|sep october|oct november|nov december|dec'.split(
    ' ',
  ),
  de: 'januar|jänner|jan februar|feb märz|maerz|mrz april|apr mai juni|jun juli|jul august|aug september|sept|sep oktober|okt november|nov dezember|dez'.split(
    ' ',
  ),
  es: 'enero|ene febrero|feb marzo|mar abril|abr mayo junio|jun julio|jul agosto|ago septiembre|setiembre|sept|sep octubre|oct noviembre|nov diciembre|dic'.split(
    ' ',
  ),
  fr: 'janvier|janv février|fevrier|févr|fév mars avril|avr mai juin juillet|juil août|aout septembre|sept octobre|oct novembre|nov décembre|decembre|déc'.split(
    ' ',
  ),
  pt: 'janeiro|jan fevereiro|fev março|marco abril|abr maio junho|jun julho|jul agosto|ago setembro|set outubro|out novembro|nov dezembro|dez'.split(
    ' ',
  ),
};

/** Monday to Sunday, without plural endings. */
export const weekdayWords: Readonly<Record<Language, readonly string[]>> = {
  en: 'monday|mon tuesday|tues|tue wednesday|wed thursday|thurs|thur|thu friday|fri saturday|sat sunday|sun'.split(' '),
  de: 'montag dienstag mittwoch donnerstag freitag samstag|sonnabend sonntag'.split(' '),
  es: 'lunes martes miércoles|miercoles jueves viernes sábado|sabado domingo'.split(' '),
  fr: 'lundi mardi mercredi jeudi vendredi samedi dimanche'.split(' '),
  pt: 'segunda(?:-feira)? terça(?:-feira)? quarta(?:-feira)? quinta(?:-feira)? sexta(?:-feira)? sábado|sabado domingo'.split(
    ' ',
  ),
  ja: '月曜日?|月曜 火曜日?|火曜 水曜日?|水曜 木曜日?|木曜 金曜日?|金曜 土曜日?|土曜 日曜日?|日曜'.split(' '),
};

export function anyOf(words: readonly string[]): string {
  return words.join('|');
}

/** The index of the alternative that a written word belongs to. */
export function indexOfWord(words: readonly string[], written: string): number {
  return words.findIndex((word) => new RegExp(`^(?:${word})$`, 'i').test(written));
}
