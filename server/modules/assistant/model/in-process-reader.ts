import { limits } from '#domain/limits.ts';
import { readPlan } from '../plan-text/read-plan.ts';
import { draftFromText, goalFromText } from './model-draft.ts';
import type { OpenPlanReader, PlanReader } from './plan-reader.ts';

const bulletLine = /^[\s>]{0,8}(?:[-*+•]|\d{1,2}[.)])\s+(?:\[[ x]\]\s+)?/i;
const MAX_MILESTONES = 12;

// Provisional, until planner/ reads what models write, in a process of its own.
const reader: PlanReader = {
  readModelPlan: async (text, scope) => {
    const read = draftFromText(text, scope);
    if (!read) return undefined;
    const count = read.draft.goals.length;
    const isShort = scope.weeks !== null && count < scope.weeks;
    const missing = isShort ? [`The model wrote only ${count} of ${scope.weeks} weeks.`] : [];
    return { ...read, changes: [...read.changes, ...missing] };
  },
  readModelGoal: async (text, index, scope) => goalFromText(text, index, scope),
  readTasks: async (text) =>
    readPlan(text).goals.flatMap((goal) => goal.tasks.map(({ title }) => ({ title: title.trim() }))),
  readMilestones: async (text) =>
    text
      .split('\n')
      .filter((line) => bulletLine.test(line))
      .map((line) => Array.from(line.replace(bulletLine, '').trim()).slice(0, limits.title).join(''))
      .filter((title) => title !== '')
      .slice(0, MAX_MILESTONES),
};

export const openInProcessReader: OpenPlanReader = () => reader;
