import { expect, test } from 'vitest';
import { understandText } from '../understand.ts';

/** A Wednesday. */
const context = { today: '2026-11-18', timeZone: 'Europe/Berlin' };
const deadlineOf = (text: string, timeZone = context.timeZone) =>
  understandText(text, { ...context, timeZone }).facts.deadline;

const deadlines: readonly (readonly [text: string, deadline: string | null])[] = [
  ['finish the quilt by Christmas', '2026-12-25'],
  ['finish the quilt by 12 December 2026', '2026-12-12'],
  ['sell the caravan before the end of April', '2027-04-30'],
  ['repair the roof this Saturday', '2026-11-21'],
  ['bake a cake by my birthday on 3 March', '2027-03-03'],
  ['write the speech within a fortnight', '2026-12-02'],
  ['learn to sail in May', '2027-05-31'],
  ['learn to sail by May', '2027-05-01'],
  ['learn to sail before summer', '2027-06-20'],
  ['plant hedges next year', '2027-12-31'],
  ['das Gartenhaus bis Ostern streichen', '2027-03-28'],
  ['die Steuer bis zum 31.1. abgeben', '2027-01-31'],
  ['pasar el examen dentro de tres meses', '2027-02-18'],
  ['terminar la mesa antes del 15 de enero', '2027-01-14'],
  ["finir le tricot d'ici fin février", '2027-02-28'],
  ['réparer le vélo avant samedi', '2026-11-21'],
  ['acabar o curso até 10 de abril de 2027', '2027-04-10'],
  ['年末までにアルバムを作る', '2026-12-31'],
  ['3か月以内に5キロ痩せたい', '2027-02-18'],
  ['reopen the footpath that has been closed for 3 years', null],
  ['I am 45 and want to learn chess; I have smoked for the last 5 years', null],
  ['restore the CB350 that I bought in March', null],
  ['I may march in the parade, and want better shoes', null],
  ['Die Brücke ist seit 3 Jahren gesperrt, ich will das ändern', null],
  ['print a calendar; printers by Christmas next year', '2027-12-25'],
  ['write a speech, he gets married on the 29th of May', '2027-05-29'],
  ['I start as a nurse on 11 January and want to be ready', '2027-01-11'],
  ['plan a camp, last weekend of April', '2027-04-30'],
  ["run the fair on 3 July. Last year's organiser has left", '2027-07-03'],
  ['Beete anlegen. Wasser gibt es nur bis Oktober', null],
  ['plant a hedge; the ground is waterlogged until March', null],
  ['sell bread. The kitchen is freezing in winter', null],
  ['来年6月の大阪マラソンに出たい', '2027-06-30'],
  ['act in a play by the summer after next', '2028-06-20'],
  ['get it agreed at the AGM on 27 February. It should work by summer', '2027-02-27'],
  ['Beete auf der Terrasse, im Sommer glühend heiß', null],
  ['Beete anlegen. Wir sind im August drei Wochen weg', null],
  ['hacer el Camino, la última semana de abril. Tengo 8 días de vacaciones', '2027-04-30'],
  ['家を片付けたい。5月の連休までに', '2027-05-31'],
  ['hacer un libro para Navidad del año que viene', '2027-12-25'],
  ['shorten our meetings by the end of Q1', '2027-03-31'],
];

test.each(deadlines)('reads the deadline of "%s" as %s', (text, deadline) => {
  expect(deadlineOf(text)).toBe(deadline);
});

test('reads a date as the zone writes it', () => {
  expect(deadlineOf('ship it by 5/12', 'America/New_York')).toBe('2027-05-12');
  expect(deadlineOf('ship it by 5/12')).toBe('2026-12-05');
});
