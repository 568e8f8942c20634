/** Of an account. Apart from the others, which whoever logs in need not download. */
export const accountLimits = { emailLength: 254, passwordMin: 8, passwordMax: 128 } as const;

/** How long, how many, how much: every bound that a user can run into. */
export const limits = {
  bodyBytes: 256 * 1024,
  /** Of any list that is sent to us, and of all lists of one request together, before anything else is asked of them. */
  listLength: 1000,
  listElements: 8000,
  focusAreaName: 100,
  /** Of goals, plans, tasks and inventory items. */
  title: 200,
  /** Of descriptions and notes. */
  description: 5000,
  personName: 100,
  url: 2000,
  tags: 20,
  tagLength: 40,
  /** What a resource may be estimated to take: a thousand hours. */
  estimatedMinutes: 60_000,
  planWeeks: 52,
  /** How many goals a plan can be made with at once, and how many tasks of how many items. */
  goalsAtOnce: 500,
  tasksAtOnce: 100,
  itemsAtOnce: 100,
  /** What a user may tell the assistant: the goal in one go, an answer, and all of it as one story. */
  prompt: 5000,
  answer: 2000,
  narrative: 20_000,
  /** There are no more hours in a week. */
  weeklyHours: 7 * 24,
  /** Of a plan that the assistant has written, in each of its goals. */
  draftTasks: 20,
  draftResources: 20,
  searchText: 100,
  searchWords: 10,
  pageSize: 50,
  pageSizeMax: 100,
  pageMax: 100_000,
  /** There are no more minutes in a week. */
  weeklyMinutes: 7 * 24 * 60,
  weightMin: 1,
  weightMax: 10,
  /** By how much the clock of a device may be ahead of ours before its present is our future. */
  clockSkewMs: 60_000,
  /** How many weeks a report may be asked for at once: two years of them. */
  weeksAtOnce: 106,
  /** Of a file that is imported, and of the request that brings it, in which it stands as JSON text. */
  importBytes: 16 * 1024 * 1024,
  importBodyBytes: 24 * 1024 * 1024,
  /** Of lines with an entry each. */
  importRows: 100_000,
  /** How many problems and goals of a file are named. */
  importShown: 100,
  /** How many of a group of dependents are named before '…and N more'. */
  dependentsShown: 10,
} as const;

/** How much of each kind one account can hold. Reads at these sizes stay fast: `server/http/event-loop.test.ts` tries them. */
export const perAccount = {
  focusAreas: { name: 'focus areas', max: 500 },
  /** One for each week in which what a focus area counts as was changed, and two for a new area. */
  areaSettings: { name: 'changes to focus area settings', max: 25_000 },
  goals: { name: 'goals', max: 5000 },
  timeEntries: { name: 'time entries', max: 300_000 },
  weeklyGoals: { name: 'weekly targets', max: 100_000 },
  actionPlans: { name: 'action plans', max: 2000 },
  inventoryItems: { name: 'resources', max: 10_000 },
  tasks: { name: 'tasks', max: 20_000 },
  taskItems: { name: 'links from tasks to resources', max: 50_000 },
  supportMessages: { name: 'support messages', max: 1000 },
} as const satisfies Record<string, { readonly name: string; readonly max: number }>;

export type LimitedKind = keyof typeof perAccount;

/** Beyond these, the least recently used session ends and the oldest idempotency keys are forgotten. */
export const sessionsPerAccount = 100;
export const idempotencyKeysPerAccount = 10_000;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** No time entry is longer: a timer that was forgotten ends here. */
export const entryMaxMs = 7 * DAY;

/** How far back the use of focus areas is counted. */
export const usageHistoryMs = 28 * DAY;

/** A stopped entry can be resumed for this long after its end. */
export const resumeWithinMs = HOUR;

/** A timer that runs for longer may have been forgotten. */
export const forgottenAfterMs = 8 * HOUR;

export const sessionLife = {
  /** A session dies when it was not used for this long … */
  idleMs: 30 * DAY,
  /** … and at this age in any case. */
  absoluteMs: 180 * DAY,
  /** Use is written down at most this often, so that reading does not mean writing. */
  renewEveryMs: HOUR,
} as const;

export const idempotencyLifeMs = DAY;

/** How long the link of a mail opens the way to a new password. */
export const resetLifeMs = HOUR;

/** How long an invitation is valid: by default, and at most. */
export const invitationLife = { usualMs: 7 * DAY, maxMs: 365 * DAY } as const;

/** How long a model may think: about a whole plan, a second try included, and about a question. */
export const modelTimeMs = { plan: 60_000, question: 15_000 } as const;

/** How many words with a model this server has going at once; whoever comes then is told to come again. */
export const modelCallsAtOnce = 32;

/**
 * Changes of any kind by one user: far more than any page sends, including the queue of a device that was offline.
 * Counted by each server in memory.
 */
export const writesPerMinute = 600;

export interface RateLimit {
  readonly max: number;
  readonly windowMs: number;
}

export const rateLimits = {
  /** Wrong passwords from one address, whatever the account. */
  loginByIp: { max: 100, windowMs: 5 * MINUTE },
  /** Wrong passwords for one account from one address. */
  loginByIpAndAccount: { max: 20, windowMs: 5 * MINUTE },
  /** Wrong passwords for one account from all browsers that have not logged in to it before; beyond it they are slowed down: */
  loginByAccount: { max: 100, windowMs: 15 * MINUTE },
  loginSlowly: { max: 1, windowMs: 5000 },
  /** Mails to one account that somebody guesses its password. */
  guessMailsByAccount: { max: 1, windowMs: DAY },
  /** Wrong passwords for one account from one browser that has logged in to it before. */
  loginByDevice: { max: 20, windowMs: 5 * MINUTE },
  /** New accounts from one address. */
  signupByIp: { max: 100, windowMs: HOUR },
  /** Looks at an invitation from one address. */
  invitationByIp: { max: 100, windowMs: HOUR },
  /** Mails with a link to a new password: asked for from one address, and sent to one account, beyond which none is sent. */
  forgottenByIp: { max: 30, windowMs: HOUR },
  resetMailsByAccount: { max: 5, windowMs: HOUR },
  /** Tries with a link from one address. */
  resetByIp: { max: 50, windowMs: HOUR },
  /** Wrong current passwords in the settings of one account. */
  passwordByUser: { max: 20, windowMs: 5 * MINUTE },
  /** Messages to those who run the server, of one user and from one address. */
  supportByUser: { max: 20, windowMs: HOUR },
  supportByIp: { max: 60, windowMs: HOUR },
  /** Files that one user takes away or brings. */
  exportsByUser: { max: 60, windowMs: HOUR },
  importsByUser: { max: 120, windowMs: HOUR },
  /** Plans that the assistant writes for one user, whoever thinks them up, and those for which a model is asked. */
  plansByUser: { max: 60, windowMs: HOUR },
  modelPlansByUser: { max: 20, windowMs: HOUR },
  /** Questions, summaries and estimates of the assistant for one user. */
  questionsByUser: { max: 300, windowMs: HOUR },
} as const satisfies Record<string, RateLimit>;
