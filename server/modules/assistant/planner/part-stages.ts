import type { PlanInput } from '../plan-input.ts';
import { type OwnMilestone, planMilestones } from '../own-parts/milestones.ts';
import type { Playbook } from '../playbooks/playbook.ts';
import { capitalize } from '../user-text.ts';
import { formatDeadline } from './fill-slots.ts';
import { once } from './placed-step.ts';
import type { Stage, Step } from './plan-stages.ts';
import { overlap } from './user-words.ts';

const MAX_PARTS = 8;
const MAX_STEPS = 3;
/** Others answer while so many milestones are worked on. */
const WAITING_STAGES = 2;
const LAST_EARLY_STAGE = 2;
/** Their last step is for when the others have answered. */
const answered: ReadonlySet<string> = new Set(['permission', 'person']);
/** A text with this share of the words of a part is about the same. */
const SAME_TOPIC = 0.6;
/** A specific playbook covers a part with so many of its words. */
const COVERED = 0.7;

interface WithParts {
  readonly stages: readonly Stage[];
  /** Without the parts, which are steps now. */
  readonly input: PlanInput;
}

/**
 * Adds what the user listed: a part that a milestone is about joins it and replaces the step that says the same, and in a general playbook
 * the others become milestones of their own.
 */
export function withOwnParts(stages: readonly Stage[], input: PlanInput, playbook: Playbook): WithParts {
  const { facts, language, weeks } = input;
  const isEnglish = language === null || language === 'en';
  if (facts.parts.length === 0 || stages.length === 0 || !isEnglish) return { stages, input };
  const date = facts.deadline === null ? null : formatDeadline(facts.deadline, weeks[0]?.from);
  const milestones = planMilestones(facts.parts.slice(0, MAX_PARTS), facts, 'en', date);
  const isOrdered = playbook.kind === 'project' && playbook.isGeneral;
  const used = new Set<OwnMilestone>();
  let result = stages;
  for (const [n, milestone] of milestones.entries()) {
    const place = findPlace(result, milestone);
    if (!playbook.isGeneral && place.score >= COVERED) continue;
    used.add(milestone);
    // What others have to give does not wait for the milestone that needs it.
    const isLate = isOrdered && milestone.phase === 'early' && place.stage > LAST_EARLY_STAGE;
    if (place.score >= SAME_TOPIC && !isLate) result = joinStage(result, place, milestone);
    else if (isOrdered) result = insertStage(result, milestone);
    else result = addToStage(result, stageOf(milestone, n, milestones.length, result.length), milestone);
  }
  return { stages: addDay(result, [...used]), input: { ...input, facts: { ...facts, parts: [] } } };
}

interface Place {
  readonly stage: number;
  /** The step that says the same, or -1 if only the heading does. */
  readonly step: number;
  readonly score: number;
}

/** Where a playbook is about the same as a line, besides its words. */
const topics: Readonly<Partial<Record<string, RegExp>>> = {
  permission: /\b(?:permits?|permission|municipality)\b/i,
  food: /\b(?:food for|catering|menu|share out food)\b/i,
  money: /\bbudget\b/i,
};
const TOPIC_SCORE = 0.65;

function findPlace(stages: readonly Stage[], { line }: OwnMilestone): Place {
  const topic = topics[line.kind];
  const score = (text: string) => Math.max(overlap(text, line.x), topic?.test(text) ? TOPIC_SCORE : 0);
  let best: Place = { stage: 0, step: -1, score: 0 };
  for (const [stage, { title, steps }] of stages.entries()) {
    const candidates = [
      ...steps.map(({ text }, step) => ({ stage, step, score: score(text) })),
      { stage, step: -1, score: score(title) },
    ];
    for (const candidate of candidates) if (candidate.score > best.score) best = candidate;
  }
  return best;
}

function toSteps({ steps: all }: OwnMilestone, count: number): Step[] {
  const steps = all.filter(({ isOnTheDay }) => !isOnTheDay);
  const mains = steps.filter(({ isMain }) => isMain);
  const others = steps.filter(({ isMain }) => !isMain).slice(0, Math.max(0, count - mains.length));
  const chosen = new Set([...mains, ...others]);
  return steps
    .filter((step) => chosen.has(step))
    .map(({ text, minutes, isMain }) => ({ ...once(text, minutes), essential: isMain }));
}

/** What is done on the day itself begins the last milestone. */
function addDay(stages: readonly Stage[], milestones: readonly OwnMilestone[]): Stage[] {
  const day = milestones.flatMap(({ steps }) => steps.filter(({ isOnTheDay }) => isOnTheDay));
  const last = stages.at(-1)!;
  const steps = [...day.map(({ text, minutes }) => once(text, minutes)), ...last.steps];
  return [...stages.slice(0, -1), { ...last, steps }];
}

function joinStage(stages: readonly Stage[], { stage, step }: Place, milestone: OwnMilestone): Stage[] {
  const all = toSteps(milestone, MAX_STEPS);
  const later = Math.min(stages.length - 1, stage + WAITING_STAGES);
  // What others have to answer is followed up later.
  const followUp = answered.has(milestone.line.kind) && all.length > 1 && later > stage ? all.slice(-1) : [];
  const own = all.slice(0, all.length - followUp.length);
  return stages.map((other, n) => {
    if (n === later && n !== stage) return { ...other, steps: [...other.steps, ...followUp] };
    if (n !== stage) return other;
    const at = step === -1 ? other.steps.length : step;
    return { ...other, steps: other.steps.toSpliced(at, step === -1 ? 0 : 1, ...own) };
  });
}

const addToStage = (stages: readonly Stage[], stage: number, milestone: OwnMilestone): Stage[] =>
  stages.map((other, n) => (n === stage ? { ...other, steps: [...other.steps, ...toSteps(milestone, 2)] } : other));

/** In a practice, a part belongs to the beginning if others have to answer, otherwise to its share of the time. */
function stageOf({ phase }: OwnMilestone, n: number, parts: number, stages: number): number {
  if (phase === 'early') return 0;
  return phase === 'middle' ? Math.floor((n * stages) / parts) : stages - 1;
}

function insertStage(stages: readonly Stage[], milestone: OwnMilestone): Stage[] {
  const { phase, title } = milestone;
  const stage: Stage = {
    title: capitalize(title),
    share: null,
    checks: [],
    steps: toSteps(milestone, MAX_STEPS),
    resources: [],
  };
  const last = stages.length - 1;
  const at = phase === 'early' ? Math.min(1, last) : phase === 'middle' ? Math.max(1, Math.ceil(last / 2)) : last;
  const inserted = stages.toSpliced(at, 0, stage);
  const later = Math.min(inserted.length - 1, at + WAITING_STAGES);
  if (!answered.has(milestone.line.kind) || stage.steps.length < 2) return inserted;
  return inserted.map((other, n) =>
    n === at
      ? { ...other, steps: other.steps.slice(0, -1) }
      : n === later
        ? { ...other, steps: [...other.steps, stage.steps.at(-1)!] }
        : other,
  );
}
