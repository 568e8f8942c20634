import { useState } from 'react';
import type { PlanScope } from '#domain/assistant/brief.ts';
import type { PlanSpec, SpecValues } from './spec.ts';

/** What the user's words say about the fields of a plan. */
export interface Reading {
  readonly read: SpecValues;
  /** Where the values come from that are shown and not set by the user: 'from “by 20 June”'. */
  readonly sources: { readonly [Name in keyof SpecValues]?: string | undefined };
  /** False until the first words have been read. */
  readonly isReady: boolean;
  /** Whether it is about the words as they are now. */
  readonly isCurrent: boolean;
}

const nothingRead: Reading = { read: {}, sources: {}, isReady: false, isCurrent: false };

/** The fields of a plan as shown. `onRead` takes what has been read from the user's words. */
export function useSpec(values: SpecValues, defaults: PlanScope) {
  const [reading, onRead] = useState(nothingRead);
  const { read, sources, isReady, isCurrent } = reading;
  return {
    spec: toShown(values, read, defaults),
    sources,
    isReady,
    onRead,
    /** What a request carries: all that is shown, unless the words have changed since they were read. */
    toSent: <V extends SpecValues>(typed: V) => (isCurrent ? { ...typed, ...toShown(typed, read, defaults) } : typed),
  };
}

/** What is shown: what the user has set, or else what was read, or the default. */
function toShown(values: SpecValues, read: SpecValues, defaults: PlanScope): PlanSpec {
  return {
    structure: values.structure ?? read.structure ?? defaults.structure,
    weeks: values.weeks ?? read.weeks ?? String(defaults.weeks),
    weeklyHours: values.weeklyHours ?? read.weeklyHours ?? String(defaults.weeklyHours),
    effort: values.effort ?? read.effort ?? defaults.effort,
    deadline: values.deadline ?? read.deadline ?? '',
    level: values.level ?? read.level ?? '',
    budget: values.budget ?? read.budget ?? '',
  };
}
