import { expect, test } from 'vitest';
import type { PlaybookLanguage } from '../../playbooks/playbook.ts';
import { readLine } from './read-line.ts';

test.each<[PlaybookLanguage, string, string]>([
  ['en', 'car parked inside', '“car parked inside”'],
  ['en', 'no shin pain', '“no shin pain”'],
  ['en', "they've said yes they want them", "“they've said yes they want them”"],
  ['en', 'house and car dont smell before baby comes', '“house and car dont smell before baby comes”'],
  ['en', 'my son tells me something without me asking', '“your son tells you something without you asking”'],
  ['en', 'bathroom built in by April', '“bathroom built in by April”'],
  ['de', 'Mutti ist zuhause und ich schlafe wieder', '„Mutti ist zuhause und ich schlafe wieder“'],
  ['es', 'duermo 7 horas seguidas casi siempre', '«duermo 7 horas seguidas casi siempre»'],
  ['fr', "je n'ai pas cédé sur ce qui compte", "« je n'ai pas cédé sur ce qui compte »"],
  ['pt', 'dirigir sozinha até o trabalho', '“dirigir sozinha até o trabalho”'],
  ['ja', '笛を二人以上が吹けるようになる', '「笛を二人以上が吹けるようになる」'],
])('%s: quotes a line that it cannot take apart: %s', (language, line, x) => {
  expect(readLine(line, language)).toMatchObject({ kind: 'other', x, who: null });
});

test.each<[string, string, string]>([
  ['found out who the family are now', 'ask', 'who the family are now'],
  ['applied for at least 15 jobs', 'other', '“apply for at least 15 jobs”'],
])('reads what the user will have done as a deed: %s', (line, kind, x) => {
  expect(readLine(line, 'en')).toMatchObject({ kind, x });
});

test.each<[PlaybookLanguage, string, string, string, string | null]>([
  ['en', 'job offer signed before 27 March', 'paper', 'job offer', null],
  ['en', 'my sister in law has checked it', 'person', 'checking it', 'your sister in law'],
  ['de', 'Bescheid geprüft', 'check', 'Bescheid', null],
  ['de', 'Pflegedienst kommt täglich', 'person', 'Zusage', 'Pflegedienst'],
])('%s: tells results from people who do something: %s', (language, line, kind, x, who) => {
  expect(readLine(line, language)).toMatchObject({ kind, x, who });
});
