import { parsePlanText } from '../plan-text/parse-plan-text.ts';
import type { PlanTextGoal } from '../plan-text/plan-text.ts';
import {
  type Experience,
  type Milestone,
  type Playbook,
  type PlaybookHeader,
  playbookKinds,
  type PlaybookLanguage,
  type PlaybookTask,
  type Range,
  type SearchTerms,
} from './playbook.ts';

const filePattern = /^---\n.*?\n---\n(?<body>.*)$/s;
const sizePattern =
  /^(?<text>.*) \((?:(?<sessions>\d+) × )?(?<from>\d+(?:\.\d+)?)(?:\.\.(?<to>\d+(?:\.\d+)?))? (?<unit>h|min)(?: (?<minutes>\d+) min)?(?<words>(?:, [a-z]+)*)\)$/;
const milestonePattern = /^(?<title>.*?)(?: \((?:(?<share>\d+) %)?(?:, )?(?<experience>beginner|advanced)?\))?$/;

/** Throws if the file is not a playbook, so that a test finds mistakes in a file. */
export function parsePlaybook(id: string, file: string, isGeneral = false): Playbook {
  const plan = parsePlanText(filePattern.exec(file)?.groups?.['body'] ?? '');
  if (!plan) throw new Error(`${id}: the text below the header is not plan text.`);
  const notes = (label: string) =>
    plan.notes.filter((line) => line.startsWith(`${label}: `)).map((line) => line.slice(label.length + 2));
  return {
    ...parsePlaybookHeader(id, file, isGeneral),
    title: plan.title,
    doneWhen: notes('Done when').join(' '),
    pitfalls: notes('Pitfall'),
    ask: notes('Ask').join(' '),
    milestones: plan.goals.map(parseMilestone),
  };
}

/** Reads only the header, which is much faster than parsing the whole file. */
export function parsePlaybookHeader(id: string, file: string, isGeneral = false): PlaybookHeader {
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
    estimatedBy: required('estimated by'),
    weeklyHours: kind === 'project' ? null : Number(required('weekly hours')),
    weeks: kind === 'project' ? null : parseRange(required('weeks')),
    words: required('words').split(', '),
    consult: fields.get('consult') ?? '',
    isGeneral,
  };
}

/** Phrases take more memory than the rest of the header, so they are read only to build an index. */
export function parseSearchTerms(file: string, language: PlaybookLanguage): SearchTerms {
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

function parseMilestone({ title: heading, notes, tasks, resources }: PlanTextGoal): Milestone {
  const { title = heading, share, experience } = milestonePattern.exec(heading)?.groups ?? {};
  return {
    title,
    share: share ? Number(share) : null,
    experience: (experience as Experience | undefined) ?? null,
    checks: notes.map((line) => line.replace(/^Check: /, '')),
    tasks: tasks.map((task) => parseTask(task.title)),
    resources,
  };
}

function parseTask(title: string): PlaybookTask {
  const groups = sizePattern.exec(title)?.groups;
  if (!groups) throw new Error(`A task has no size: ${title}`);
  const unit = groups['unit'] === 'h' ? 60 : 1;
  const extra = Number(groups['minutes'] ?? 0);
  const words = new Set(groups['words']!.split(', '));
  const from = Number(groups['from']) * unit + extra;
  return {
    text: groups['text']!,
    sessions: Number(groups['sessions'] ?? 1),
    minutes: { from, to: groups['to'] ? Number(groups['to']) * unit : from },
    weekly: words.has('weekly'),
    optional: words.has('optional'),
    each: words.has('each'),
    experience: (['beginner', 'advanced'] as const).find((word) => words.has(word)) ?? null,
  };
}

function parseRange(text: string): Range {
  const [from, to] = splitOnce(text, '-');
  return { from: Number(from), to: Number(to || from) };
}

function splitOnce(text: string, separator: string): [string, string] {
  const index = text.indexOf(separator);
  return index === -1 ? [text, ''] : [text.slice(0, index), text.slice(index + separator.length)];
}
