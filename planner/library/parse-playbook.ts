import { type Level, levels } from '#domain/assistant/levels.ts';
import type { NumberQuestion } from '#domain/assistant/outline.ts';
import { parsePlanText } from '../plan-text/parse-plan-text.ts';
import type { Language } from '../plan-fields.ts';
import type { PlanTextGoal } from '../plan-text/plan-text.ts';
import {
  type Milestone,
  type Playbook,
  type PlaybookHeader,
  playbookKinds,
  type PlaybookTask,
  type Range,
  type SearchTerms,
  type SumLimit,
} from './playbook.ts';

const filePattern = /^---\n.*?\n---\n(?<body>.*)$/s;
const taskPattern = /^(?<text>.*) \((?<details>[^()]*)\)$/;
const sizePattern =
  /^(?:(?<sessions>\d+) × )?(?<from>\d+(?:\.\d+)?)(?:\.\.(?<to>\d+(?:\.\d+)?))? (?<unit>h|min)(?: (?<minutes>\d+) min)?$/;
const monthsPattern = /^months(?<ranges>(?: \d\d?-\d\d?)+)$/;
const milestonePattern = /^(?<title>.*?)(?: \((?:(?<share>\d+) %)?(?:, )?(?<level>beginner|advanced)?\))?$/;
const limitPattern = /^(?<rate>[a-z]+|\d+(?:\.\d+)?) a (?<per>week|month)$/;
const taskWords = ['weekly', 'optional', 'each', 'late', ...levels] as const;

/** Throws if the file is not a playbook, so that a test finds mistakes in a file. */
export function parsePlaybook(id: string, file: string): Playbook {
  const plan = parsePlanText(filePattern.exec(file)?.groups?.['body'] ?? '');
  if (!plan) throw new Error(`${id}: the text below the header is not plan text.`);
  const notes = (label: string) =>
    plan.notes.filter((line) => line.startsWith(`${label}: `)).map((line) => line.slice(label.length + 2));
  const fields = parseFields(file);
  const withPrefix = (prefix: string) =>
    [...fields].filter(([name]) => name.startsWith(prefix)).map(([name, text]) => [name.slice(prefix.length), text]);
  return {
    ...parsePlaybookHeader(id, file),
    audience: fields.get('for') ?? '',
    questions: withPrefix('ask ').map(([key, text]) => parseQuestion(id, key!, text!)),
    sumLimits: withPrefix('limit ').map(([key, text]) => parseLimit(id, key!, text!)),
    title: plan.title,
    doneWhen: notes('Done when').join(' '),
    pitfalls: notes('Pitfall'),
    ask: notes('Ask').join(' '),
    milestones: plan.goals.map((goal) => parseMilestone(id, goal)),
  };
}

/** Reads only the header, which is much faster than parsing the whole file. */
export function parsePlaybookHeader(id: string, file: string): PlaybookHeader {
  const fields = parseFields(file);
  const required = (name: string) => {
    const value = fields.get(name);
    if (!value) throw new Error(`${id}: the header lacks "${name}".`);
    return value;
  };
  const kind = playbookKinds.find((name) => name === required('kind'));
  if (!kind) throw new Error(`${id}: unknown kind "${required('kind')}".`);
  return {
    id,
    name: required('name'),
    kind,
    hours: parseRange(required('hours')),
    weeks: kind === 'project' ? null : parseRange(required('weeks')),
    words: required('words').split(', '),
    consult: fields.get('consult') ?? '',
  };
}

/** Phrases take more memory than the rest of the header, so they are read only to build an index. */
export function parseSearchTerms(file: string, language: Language): SearchTerms {
  const fields = parseFields(file);
  const list = (name: string) => fields.get(name)?.split(', ') ?? [];
  const suffix = language === 'en' ? '' : ` ${language}`;
  const name = language === 'en' ? list('name') : [];
  return {
    words: list(`words${suffix}`),
    phrases: [...new Set([...list(language), ...name])],
    not: list(`not${suffix}`),
  };
}

function parseFields(file: string): Map<string, string> {
  const header = file.startsWith('---\n') ? file.slice(4, Math.max(4, file.indexOf('\n---\n'))) : '';
  return new Map(header.split('\n').map((line) => splitOnce(line, ': ')));
}

/** 'Length of the ride | km | 30 | 5-500' */
function parseQuestion(id: string, key: string, text: string): NumberQuestion {
  const [label = '', unit = '', value = '', bounds = ''] = text.split('|').map((part) => part.trim());
  const { from, to } = parseRange(bounds);
  const question = { key, label, unit, value: Number(value), minimum: from, maximum: to };
  if (label === '' || value === '' || !(from <= question.value && question.value <= to)) {
    throw new Error(`${id}: the question "${key}" needs a label, a unit, a default and bounds around it.`);
  }
  return question;
}

function parseLimit(id: string, key: string, text: string): SumLimit {
  const { rate, per } = limitPattern.exec(text)?.groups ?? {};
  if (!rate) throw new Error(`${id}: the limit "${key}" is not like "0.5 a week" or "monthly a month".`);
  return { key, rate: /^\d/.test(rate) ? Number(rate) : rate, per: per === 'week' ? 'week' : 'month' };
}

function parseMilestone(id: string, { title: heading, notes, tasks, resources }: PlanTextGoal): Milestone {
  const { title = heading, share, level } = milestonePattern.exec(heading)?.groups ?? {};
  return {
    title,
    share: share ? Number(share) : null,
    level: (level as Level | undefined) ?? null,
    checks: notes.map((line) => line.replace(/^Check: /, '')),
    tasks: tasks.map((task) => parseTask(id, task.title)),
    resources,
  };
}

function parseTask(id: string, title: string): PlaybookTask {
  const { text = '', details = '' } = taskPattern.exec(title)?.groups ?? {};
  const [size = '', ...words] = details.split(', ');
  const groups = sizePattern.exec(size)?.groups;
  if (!groups) throw new Error(`${id}: a task has no size: ${title}`);
  const unknown = words.find((word) => !taskWords.some((known) => known === word) && !monthsPattern.test(word));
  if (unknown !== undefined) throw new Error(`${id}: unknown word "${unknown}": ${title}`);
  const unit = groups['unit'] === 'h' ? 60 : 1;
  const from = Number(groups['from']) * unit + Number(groups['minutes'] ?? 0);
  return {
    text,
    sessions: Number(groups['sessions'] ?? 1),
    minutes: { from, to: groups['to'] ? Number(groups['to']) * unit : from },
    weekly: words.includes('weekly'),
    optional: words.includes('optional'),
    each: words.includes('each'),
    late: words.includes('late'),
    level: levels.find((level) => words.includes(level)) ?? null,
    months: words.flatMap(parseMonths),
  };
}

/** 'months 11-2' → 11, 12, 1, 2 */
function parseMonths(word: string): number[] {
  const ranges = monthsPattern.exec(word)?.groups?.['ranges']?.trim().split(' ') ?? [];
  return ranges.flatMap((range) => {
    const { from, to } = parseRange(range);
    return Array.from({ length: ((to - from + 12) % 12) + 1 }, (_, n) => ((from + n - 1) % 12) + 1);
  });
}

function parseRange(text: string): Range {
  const [from, to] = splitOnce(text, '-');
  return { from: Number(from), to: Number(to || from) };
}

function splitOnce(text: string, separator: string): [string, string] {
  const index = text.indexOf(separator);
  return index === -1 ? [text, ''] : [text.slice(0, index), text.slice(index + separator.length)];
}
