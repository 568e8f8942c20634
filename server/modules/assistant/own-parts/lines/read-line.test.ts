import { expect, test } from 'vitest';
import type { PlaybookLanguage } from '../../playbooks/playbook.ts';
import type { PartKind } from '../steps/steps.ts';
import { readLine } from './read-line.ts';
import { splitLine } from './split-line.ts';

type Expected = [language: PlaybookLanguage, line: string, kind: PartKind, x: string, who?: string];

test.each<Expected>([
  [
    'en',
    'permission from the parish council and the phone company',
    'permission',
    'permission',
    'the parish council and the phone company',
  ],
  ['en', 'a eulogy under 5 minutes that makes people laugh', 'write', 'the eulogy'],
  ['en', 'someone plays at least two tunes', 'person', 'two tunes'],
  ['en', 'tea and cake for 40', 'food', 'tea and cake'],
  ['en', 'cut out six puppets', 'make', 'six puppets'],
  ['en', 'Maria agrees to do the voices', 'person', 'the voices', 'Maria'],
  ['en', 'Dad tells his stories on camera', 'record', 'his stories', 'Dad'],
  ['en', 'my son can ride without stabilisers', 'teach', 'riding without stabilisers', 'your son'],
  ['en', 'I can play the whole piece', 'skill', 'playing the whole piece'],
  ['en', 'my cousin visits her on Thursdays', 'person', 'visiting her on Thursdays', 'your cousin'],
  ['en', 'the council grants the permit', 'permission', 'the permit', 'the council'],
  ['en', 'a date everyone can make', 'book', 'the date everyone can make'],
  ['en', 'no more smoking at home', 'stop', 'smoking'],
  ['en', 'every box in the attic has been opened and sorted', 'clear', 'every box'],
  ['en', '10 paying customers', 'reach', '10 paying customers'],
  ['en', 'ask the council who owns the bell', 'ask', 'who owns the bell', 'the council'],
  ['en', 'ask the school whether we may use the hall', 'permission', 'this', 'the school'],
  ['en', 'the parish lends us the key', 'permission', 'the key', 'the parish'],
  ['en', 'the landlord is fine with it', 'permission', 'this', 'the landlord'],
  ['en', 'a rota of neighbours who keep it tidy', 'person', 'the rota', 'neighbours'],
  ['en', 'six fixers who bring their own tools', 'person', 'taking part', 'six fixers'],
  ['en', 'a new rope and the missing clapper', 'buy', 'the new rope and the missing clapper'],
  ['en', 'shelves', 'make', 'the shelves'],
  ['en', 'a donation box', 'make', 'the donation box'],
  ['en', 'a notice that explains how it works', 'notice', 'the notice'],
  ['en', 'photos of what was mended', 'photo', 'the photos'],
  ['en', 'a safety test for plugs', 'check', 'the plugs'],
  ['en', "an engineer's report on the bridge", 'check', 'bridge', 'an engineer'],
  ['en', '30 kinds of seeds labelled and sorted', 'buy', '30 kinds of seeds'],
  ['en', '500 pounds from the parish', 'permission', '500 pounds', 'the parish'],
  ['de', 'fehlendes Gewicht und Seil', 'buy', 'fehlendes Gewicht und Seil'],
  ['de', 'Regal bauen', 'make', 'Regal'],
  ['de', 'Hausverwaltung fragen', 'permission', 'Zustimmung', 'Hausverwaltung'],
  ['de', 'mit dem Bürgermeister über die Miete sprechen', 'permission', 'die Miete', 'den Bürgermeister'],
  ['de', 'drei Nachbarn, die sich kümmern', 'person', 'Zusage', 'drei Nachbarn'],
  ['es', 'prueba de sonido', 'check', 'el sonido'],
  ['es', 'averiguar de quién es la campana', 'ask', 'de quién es la campana'],
  ['fr', 'nettoyer le bassin', 'clean', 'le bassin'],
  ['pt', 'perguntar à direção se podemos usar a sala', 'permission', 'a autorização', 'a direção'],
  ['ja', 'たがと底板の材料', 'buy', 'たがと底板の材料'],
  ['ja', '水が漏れない桶が一つできる', 'make', '水が漏れない桶'],
  ['ja', '太鼓をたたく人が二人', 'person', '参加', '太鼓をたたく人'],
  ['ja', '看板の持ち主を調べる', 'ask', '看板の持ち主'],
  ['de', 'die Heizung ist geprüft', 'check', 'die Heizung'],
  ['de', 'Genehmigung vom Amt einholen', 'permission', 'Genehmigung', 'Amt'],
  ['de', 'der Pfarrer gibt schriftlich sein Einverständnis', 'permission', 'Einverständnis', 'den Pfarrer'],
  ['de', 'Frau Huber erzählt, wer auf den Bildern ist', 'person', 'Zusage', 'Frau Huber'],
  ['es', 'el cura da permiso por escrito', 'permission', 'el permiso', 'el cura'],
  ['es', 'diez padres se apuntan', 'person', 'la participación', 'diez padres'],
  ['es', 'todas las cartas están escaneadas', 'digital', 'las cartas'],
  ['fr', 'l’accord du syndic', 'permission', 'l’accord', 'le syndic'],
  ['fr', 'ma tante raconte les histoires', 'person', 'les histoires', 'ta tante'],
  ['pt', 'luz e tomadas verificadas por um eletricista', 'check', 'luz e tomadas'],
  ['pt', 'a minha mãe sabe usar a serra', 'teach', 'usar a serra', 'a sua mãe'],
  ['ja', '一番から三番までの歌詞がそろっている', 'collect', '一番から三番までの歌詞'],
  ['ja', '自治会が保存を認める', 'permission', '保存', '自治会'],
  ['ja', '誰かが二曲演奏してくれる', 'person', '二曲'],
])('%s: %s', (language, line, kind, x, who) => {
  expect(readLine(line, language)).toMatchObject({ kind, x, who: who ?? null });
});

test.each<[PlaybookLanguage, string, PartKind]>([
  ['en', 'running 3 times a week', 'change'],
  ['en', 'running shoes', 'buy'],
  ['en', 'signs painted', 'make'],
  ['en', 'files backed up', 'digital'],
  ['en', 'quilt finished', 'make'],
  ['en', 'carer coming three mornings a week', 'person'],
  ['de', 'Pflegegrad', 'paper'],
  ['de', 'Hochbeet gebaut', 'make'],
  ['de', 'Familienfotos', 'photo'],
  ['de', 'Aufnahmeprüfung', 'exam'],
  ['de', 'Steuererklärung gemacht', 'paper'],
  ['es', 'examen de conducir aprobado', 'exam'],
  ['es', 'matrícula hecha', 'paper'],
  ['es', 'trastero vacío', 'clear'],
  ['es', '5 km en menos de 30 minutos', 'reach'],
  ['fr', 'au moins 10 km', 'reach'],
  ['fr', 'prêt remboursé', 'money'],
  ['fr', 'costumes prêts', 'make'],
  ['pt', 'torneira arranjada', 'repair'],
  ['pt', 'dívidas pagas', 'money'],
  ['pt', 'velório', 'event'],
  ['ja', '新しい食洗機', 'buy'],
  ['ja', '犬の予防接種', 'check'],
  ['ja', '確定申告を済ませる', 'paper'],
  ['ja', '早寝の習慣', 'change'],
])('%s: knows the words of “%s”', (language, line, kind) => {
  expect(readLine(line, language).kind).toBe(kind);
});

test('a test run is one of what the goal is about', () => {
  expect(readLine('test run with the fire brigade', 'en')).toMatchObject({
    kind: 'check',
    isTest: true,
    who: 'the fire brigade',
  });
  expect(readLine('Probelauf über 48 Stunden', 'de')).toMatchObject({ kind: 'check', isTest: true });
});

test.each<[PlaybookLanguage, string, string[]]>([
  ['en', 'collect and wash the shirts', ['collect the shirts', 'wash the shirts']],
  ['en', 'cut 80 squares and sew the top', ['cut 80 squares', 'sew the top']],
  ['en', 'insurance and a safety test for plugs', ['insurance', 'a safety test for plugs']],
  ['en', 'tea and cake for 40', ['tea and cake for 40']],
  ['en', 'a notice that explains what we lend and how', ['a notice that explains what we lend and how']],
  ['de', 'Regal bauen und aufhängen', ['Regal bauen', 'Regal aufhängen']],
  ['de', 'Strom und Wasser prüfen lassen', ['Strom und Wasser prüfen lassen']],
  ['de', 'Erlaubnis vom Amt und jemand mit Schlüssel', ['Erlaubnis vom Amt', 'jemand mit Schlüssel']],
  ['fr', 'nettoyer et réparer le bassin', ['nettoyer le bassin', 'réparer le bassin']],
])('%s: two deeds or two things of different kinds are two lines: %s', (language, line, lines) => {
  expect(splitLine(line, language)).toEqual(lines);
});
