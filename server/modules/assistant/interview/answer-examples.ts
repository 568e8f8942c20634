import type { Pillar } from '#domain/assistant/brief.ts';
import type { Playbook } from '../playbooks/playbook.ts';
import { capitalize, truncate } from '../user-text.ts';

const MAX_EXAMPLES = 7;
const MAX_LENGTH = 140;

const commonObstacles = ['Too little time', 'Tired after work', 'My phone distracts me', 'I put things off'];
const reasons = [
  'I have wanted it for years',
  'It would make daily life easier',
  'For my work',
  'Somebody counts on it',
];
const unknownMeasures = [
  'Somebody else can see or use the result',
  'A number that I can measure',
  'It is done by a date',
];
const unknownStarts = ['From zero', 'I have tried it before', 'I am half-way', 'I have everything I need but time'];

/** Example answers from the playbook: its measure, its milestones and its pitfalls. */
export function answerExamples(pillar: Pillar, playbook: Playbook | null): string[] {
  const examples = {
    Measurable: () => (playbook ? measures(playbook) : unknownMeasures),
    Achievable: () => (playbook ? starts(playbook) : unknownStarts),
    Relevant: () => reasons,
    Obstacles: () => [...(playbook ? obstacles(playbook) : []), ...commonObstacles],
  };
  const list = pillar in examples ? examples[pillar as keyof typeof examples]() : [];
  return [...new Set(list.map((example) => truncate(capitalize(example), MAX_LENGTH)))].slice(0, MAX_EXAMPLES);
}

function measures({ doneWhen, milestones }: Playbook): string[] {
  const { title, checks } = milestones.at(-1)!;
  const before = milestones.slice(-3, -1).map((milestone) => milestone.title);
  return [toFirstPerson(doneWhen), title, ...checks.slice(-1), ...before].map(withDefaults).slice(0, 4);
}

function starts({ milestones }: Playbook): string[] {
  const [first, second, third] = milestones.map(({ title }) => withDefaults(title));
  return [
    'From zero',
    `I have this already: ${first}`,
    `I have got this far: ${second}`,
    `Only this is missing: ${third}`,
  ];
}

/** The first sentence of each pitfall. */
function obstacles({ pitfalls }: Playbook): string[] {
  return pitfalls.map((pitfall) =>
    withDefaults(pitfall)
      .split(/(?<=\w)[.!?:]/)[0]!
      .replaceAll('"', ''),
  );
}

const withDefaults = (text: string) =>
  text
    .replaceAll(/\{\w+\|([^}]*)\}/g, '$1')
    .replaceAll(/\{[\d.,]+\.\.([\d.,]+)\}/g, '$1')
    .replace(/\.$/, '');

function toFirstPerson(text: string): string {
  return text
    .replaceAll(/\byou are\b/gi, 'I am')
    .replaceAll(/\byou\b/gi, 'I')
    .replaceAll(/\byour\b/gi, 'my');
}
