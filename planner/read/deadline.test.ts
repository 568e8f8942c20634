import { expect, test } from 'vitest';
import type { Language } from '../plan-fields.ts';
import { readDeadline } from './deadline.ts';
import { readTokens } from './tokens.ts';

/** A Wednesday. */
const clock = { today: '2026-11-18', timeZone: 'Europe/Berlin' };
const deadlineOf = (language: Language, text: string, isAnswer = false, timeZone = clock.timeZone) =>
  readDeadline(readTokens(text, language), { ...clock, timeZone }, isAnswer);

test.each<[language: Language, text: string, day: string, words: string]>([
  ['en', 'Finish the quilt by 20 December', '2026-12-20', 'by 20 December'],
  ['en', 'The race is on 20 December.', '2026-12-20', '20 December'],
  ['en', 'submit the thesis before the 20th of December', '2026-12-19', 'before the 20th of December'],
  ['en', 'hand in the essay by Friday', '2026-11-20', 'by Friday'],
  ['en', 'hand in the essay by Friday 5 pm', '2026-11-20', 'by Friday'],
  ['en', 'repair the roof this Saturday', '2026-11-21', 'Saturday'],
  ['en', 'learn to sail by the end of March', '2027-03-31', 'by the end of March'],
  ['en', 'sell the caravan before the end of April', '2027-04-30', 'before the end of April'],
  ['en', 'learn to sail before May', '2027-04-30', 'before May'],
  ['en', 'paint the hall by mid March', '2027-03-15', 'by mid March'],
  ['en', 'knit a scarf before Christmas', '2026-12-24', 'before Christmas'],
  ['en', 'knit a scarf by Christmas next year', '2027-12-25', 'by Christmas next year'],
  ['en', 'get fit until Easter', '2027-03-28', 'until Easter'],
  ['en', 'The exam is in three weeks', '2026-12-09', 'in three weeks'],
  ['en', 'Read 20 books this year', '2026-12-31', 'this year'],
  ['en', 'save more by the end of next year', '2027-12-31', 'by the end of next year'],
  ['en', 'wedding on Sunday, 7 February 2027', '2027-02-07', 'Sunday, 7 February 2027'],
  ['en', 'The race is on 7 June 2027, done with training by 1 June', '2027-06-01', 'by 1 June'],
  ['en', 'I started in March and want to finish by 2027-02-01', '2027-02-01', 'by 2027-02-01'],
  ['en', 'camp from 1 May to 20 May 2027', '2027-05-20', '20 May 2027'],
  ['de', 'Die Steuer bis zum 31.1. abgeben', '2027-01-31', 'bis zum 31.1.'],
  ['de', 'Halbmarathon am 20. Dezember laufen', '2026-12-20', '20. Dezember'],
  ['de', 'die Hecke vor dem 12. Februar pflanzen', '2027-02-11', 'vor dem 12. Februar'],
  ['de', 'das Gartenhaus bis Ostern streichen', '2027-03-28', 'bis Ostern'],
  ['de', 'bis Ende März 5 kg abnehmen', '2027-03-31', 'bis Ende März'],
  ['de', 'Die Prüfung ist am Freitag, 12. März 2027', '2027-03-12', 'Freitag, 12. März 2027'],
  ['de', 'in drei Wochen fertig sein', '2026-12-09', 'in drei Wochen'],
  ['de', 'spätestens am 1.5.2027 abgeben', '2027-05-01', 'spätestens am 1.5.2027'],
  ['es', 'terminar la mesa antes del 15 de enero', '2027-01-14', 'antes del 15 de enero'],
  ['es', 'un jersey para Navidad', '2026-12-25', 'para Navidad'],
  ['es', 'acabar el libro a finales de marzo', '2027-03-31', 'finales de marzo'],
  ['es', 'aprobar dentro de tres meses', '2027-02-18', 'dentro de tres meses'],
  ['es', 'terminar el informe para el viernes', '2026-11-20', 'para el viernes'],
  ['fr', 'passer mon permis avant le 15 février', '2027-02-14', 'avant le 15 février'],
  ['fr', "finir le tricot d'ici fin février", '2027-02-28', "d'ici fin février"],
  ['fr', 'Je passe l’oral le jeudi 4 mars 2027', '2027-03-04', 'le jeudi 4 mars 2027'],
  ['fr', 'réparer le vélo avant samedi', '2026-11-20', 'avant samedi'],
  ['fr', 'un pull pour Noël', '2026-12-25', 'pour Noël'],
  ['fr', 'perdre 3 kilos d’ici trois mois', '2027-02-18', 'd’ici trois mois'],
  ['pt', 'acabar o curso até 10 de abril de 2027', '2027-04-10', 'até 10 de abril de 2027'],
  ['pt', 'surfar antes de 1 de junho', '2027-05-31', 'antes de 1 de junho'],
  ['pt', 'entregar o trabalho até sexta-feira', '2026-11-20', 'até sexta-feira'],
  ['pt', 'terminar a tese até ao fim de março', '2027-03-31', 'até ao fim de março'],
  ['pt', 'um bolo para o Natal', '2026-12-25', 'para o Natal'],
  ['ja', '12月20日までに5km走れるようになりたい', '2026-12-20', '12月20日までに'],
  ['ja', '1月31日の前に終わらせる', '2027-01-30', '1月31日の前に'],
  ['ja', '年末までにアルバムを作る', '2026-12-31', '年末までに'],
  ['ja', '3月末までに合格したい', '2027-03-31', '3月末までに'],
  ['ja', '来年の12月10日に発表会', '2027-12-10', '12月10日'],
  ['ja', '3か月以内に5キロ痩せたい', '2027-02-18', '3か月以内に'],
  ['ja', '金曜日までに提出する', '2026-11-20', '金曜日までに'],
  ['en', 'send the portfolio before the 20th', '2026-11-19', 'before the 20th'],
  ['en', 'send the portfolio by the 5th and rest', '2026-12-05', 'by the 5th'],
  ['de', 'die Mappe vor dem 20. abgeben', '2026-11-19', 'vor dem 20.'],
  ['de', 'die Mappe muss fertig sein, bis zum 5.', '2026-12-05', 'bis zum 5.'],
  ['es', 'entregar la carpeta antes del 20', '2026-11-19', 'antes del 20'],
  ['es', 'antes del 20, entregar la carpeta', '2026-11-19', 'antes del 20'],
  ['fr', 'rendre le dossier avant le 20', '2026-11-19', 'avant le 20'],
  ['pt', 'entregar a pasta antes do dia 20', '2026-11-19', 'antes do dia 20'],
  ['pt', 'entregar a pasta até o dia 31', '2026-12-31', 'até o dia 31'],
])('%s: finds the last day for work in "%s"', (language, text, value, words) => {
  expect(deadlineOf(language, text)).toEqual({ value, words });
});

test.each<[language: Language, text: string]>([
  ['en', 'I can work on it from May on'],
  ['en', 'I have been learning since 3 June'],
  ['en', 'I started on 3 March'],
  ['en', 'I broke my leg on 20 January'],
  ['en', 'My course starts on 11 January'],
  ['en', 'finish by 3 March 2025'],
  ['en', 'finish by 3 March 2035'],
  ['en', 'race on 3 May, wedding on 5 June'],
  ['en', 'done by 3 May or by 5 June'],
  ['en', 'go to the gym on Mondays'],
  ['en', 'I may march in the parade'],
  ['en', 'plan the Christmas party'],
  ['en', 'learn to sail in May'],
  ['en', 'We are away until 4 January'],
  ['en', 'I am 45, and the path has been closed for 3 years'],
  ['en', 'clean the flat every Friday'],
  ['en', 'not before 20 December'],
  ['en', 'update to version 2.1. It is slow'],
  ['en', 'eat 3/4 of my food at home'],
  ['en', 'finish by 31 February'],
  ['de', 'Ich laufe seit Juni'],
  ['de', 'Ich habe ab dem 1. Mai Zeit'],
  ['de', 'Wir sind bis 4. Januar verreist'],
  ['de', 'vor drei Jahren aufgehört'],
  ['de', 'zwei Katzen aufnehmen, vor Weihnachten aber nicht'],
  ['de', 'Wir haben zum 1. Mai einen Laden übernommen'],
  ['es', 'Empecé el 3 de marzo'],
  ['es', 'a partir del 3 de mayo tengo tiempo'],
  ['es', 'una mesa para 20 personas'],
  ['fr', 'Je cours depuis le 3 mars'],
  ['fr', 'un dîner pour 20 personnes'],
  ['fr', 'à partir du 3 mai'],
  ['fr', 'bébé prévu le 20 mars, tout doit être prêt pour le 5'],
  ['pt', 'Comecei em 3 de março'],
  ['pt', 'a partir de 3 de maio'],
  ['en', 'lose weight before the 20 km race'],
  ['en', 'save 200 by the 1st of every month'],
  ['en', 'pass before the 2nd of my two exams'],
  ['en', 'the 20 best recipes'],
  ['de', 'vor dem 50. Geburtstag Klavier lernen'],
  ['es', 'ahorrar hasta el 20 por ciento'],
  ['fr', 'courir avant le 10 km de Lyon'],
  ['ja', '3月に始めた'],
  ['ja', '5月1日から始めたい'],
])('%s: finds no deadline in "%s"', (language, text) => {
  expect(deadlineOf(language, text)).toBeNull();
});

test.each<[language: Language, text: string, day: string]>([
  ['en', 'in May', '2027-05-31'],
  ['en', 'Friday', '2026-11-20'],
  ['en', 'Christmas', '2026-12-25'],
  ['de', 'Ende Mai', '2027-05-31'],
  ['es', 'en mayo', '2027-05-31'],
  ['fr', 'en mai 2027', '2027-05-31'],
  ['pt', 'no Natal', '2026-12-25'],
  ['ja', '5月', '2027-05-31'],
])('%s: the answer "%s" to the question for a time frame is a deadline', (language, text, day) => {
  expect(deadlineOf(language, text, true)?.value).toBe(day);
});

test('reads a date as it is written in the zone of the user', () => {
  expect(deadlineOf('en', 'ship it by 5/12', false, 'America/New_York')?.value).toBe('2027-05-12');
  expect(deadlineOf('en', 'ship it by 5/12')?.value).toBe('2026-12-05');
  expect(deadlineOf('en', 'ship it by 12/20/2026')?.value).toBe('2026-12-20');
});
