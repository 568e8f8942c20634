import type { GoalKind } from './goal-kind.ts';
import { anythingKind } from './kinds/broad/anything.ts';
import { characterKind } from './kinds/broad/character.ts';
import { codingKind } from './kinds/coding.ts';
import { cookingKind } from './kinds/cooking.ts';
import { drawingKind } from './kinds/drawing.ts';
import { enduranceKind } from './kinds/endurance.ts';
import { eventKind } from './kinds/event.ts';
import { examKind } from './kinds/exam.ts';
import { gardenKind } from './kinds/garden.ts';
import { habitKind } from './kinds/broad/habit.ts';
import { homeKind } from './kinds/home.ts';
import { instrumentKind } from './kinds/instrument.ts';
import { jobChangeKind } from './kinds/job-change.ts';
import { languageKind } from './kinds/language.ts';
import { meditationKind } from './kinds/meditation.ts';
import { moveKind } from './kinds/move.ts';
import { quittingKind } from './kinds/quitting.ts';
import { readingKind } from './kinds/reading.ts';
import { renovationKind } from './kinds/renovation.ts';
import { runningKind } from './kinds/running.ts';
import { savingKind } from './kinds/saving.ts';
import { skillKind } from './kinds/broad/skill.ts';
import { sleepKind } from './kinds/sleep.ts';
import { speakingKind } from './kinds/speaking.ts';
import { startUpKind } from './kinds/start-up.ts';
import { strengthKind } from './kinds/strength.ts';
import { studyKind } from './kinds/broad/study.ts';
import { thesisKind } from './kinds/thesis.ts';
import { tripKind } from './kinds/trip.ts';
import { weightKind } from './kinds/weight.ts';
import { writingKind } from './kinds/writing.ts';

/** Specific kinds. */
export const kinds: readonly GoalKind[] = [
  codingKind,
  cookingKind,
  drawingKind,
  enduranceKind,
  eventKind,
  examKind,
  gardenKind,
  homeKind,
  instrumentKind,
  jobChangeKind,
  languageKind,
  meditationKind,
  moveKind,
  quittingKind,
  readingKind,
  renovationKind,
  runningKind,
  savingKind,
  sleepKind,
  speakingKind,
  startUpKind,
  strengthKind,
  thesisKind,
  tripKind,
  weightKind,
  writingKind,
];

/** General kinds, used if no specific one matches. `anything` is also the default if none of these matches. */
export const broadKinds: readonly GoalKind[] = [characterKind, habitKind, studyKind, skillKind, anythingKind];
