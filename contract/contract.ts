import { auth } from './auth.ts';
import { focusAreas } from './focus-areas.ts';
import { goals } from './goals.ts';
import { health } from './health.ts';
import { reports } from './reports.ts';
import { safeDelete } from './safe-delete.ts';
import { timeEntries } from './time-entries.ts';
import { weeklyGoals } from './weekly-goals.ts';

/** Every call of the product, by noun. The server must serve each, the tests try each. */
export const contract = { auth, focusAreas, goals, health, reports, safeDelete, timeEntries, weeklyGoals };
