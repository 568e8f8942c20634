/** Every limit that a user's input can exceed. */
export const limits = {
  emailLength: 254,
  passwordMin: 8,
  passwordMax: 128,
  bodyBytes: 256 * 1024,
  /**
   * The elements of any list in a request, and of all its lists together: enough for a change of 500 entries, each with 20 tags
   * of its own. Checked before the lists are validated.
   */
  listLength: 1000,
  listElements: 12_000,
  focusAreaName: 100,
  /** The title of a goal, plan, task or inventory item. */
  title: 200,
  /** Descriptions and notes, except those of time entries. */
  description: 5000,
  /** Shorter than other notes, because an account has far more time entries than anything else. */
  entryNote: 1000,
  contactName: 100,
  url: 2000,
  tags: 20,
  tagLength: 40,
  /** The longest estimate for a resource: a thousand hours. */
  estimatedMinutes: 60_000,
  planWeeks: 52,
  /** The last week that a task can be moved to: twice the longest plan. */
  taskWeek: 104,
  timesPerWeek: 7,
  /** The tasks that are listed for each plan in a week. */
  askedTasks: 50,
  /** How many weeks before or after the current one a plan can start. */
  planStartWeeks: 104,
  /** Goals linked to a plan, entries changed, tasks created, and items that a task is created from, per request. */
  goalsPerRequest: 500,
  entriesPerRequest: 500,
  /** The size of a change of 500 entries, each with 20 tags of 40 characters of four bytes. */
  entryChangesBytes: 2 * 1024 * 1024,
  tasksPerRequest: 100,
  itemsPerRequest: 100,
  /** Characters of input to the assistant: the goal as one prompt, a single answer, and the narrative of all answers. */
  prompt: 5000,
  answer: 2000,
  narrative: 20_000,
  /** Characters of a budget, as written. */
  budget: 200,
  /** Milestones of an outline, and numbers that a playbook asks for. */
  outlineMilestones: 60,
  outlineNumbers: 10,
  /** Characters of what a user wants to be changed in a plan. */
  wish: 500,
  /** Characters of a pasted plan, and the size of its request, in which each of them may be escaped. */
  planText: 1024 * 1024,
  planTextBodyBytes: 6 * 1024 * 1024 + 1024,
  weeklyHours: 7 * 24,
  /** Tasks and resources per goal of a draft. */
  draftTasks: 20,
  draftResources: 20,
  searchText: 100,
  searchWords: 10,
  pageSize: 50,
  pageSizeMax: 100,
  pageMax: 100_000,
  weeklyMinutes: 7 * 24 * 60,
  weightMin: 1,
  weightMax: 10,
  /** How far a device's clock may be ahead of the server's before its times are rejected as being in the future. */
  clockSkewMs: 60_000,
  /** Two years of weeks. */
  weeksPerRequest: 106,
  /** The longest month: as many days as a list of entries can cover. */
  entryRangeDays: 31,
  /** The size of an imported file, and of its request, which is larger because the file is sent as JSON text. */
  importBytes: 16 * 1024 * 1024,
  importBodyBytes: 24 * 1024 * 1024,
  /** Time entries in an imported table. */
  importRows: 100_000,
  /** The name or email address that distinguishes a person in an imported table. */
  importPerson: 300,
  /** Problems, goals, columns and people listed in the preview of an import. */
  importPreviewItems: 100,
  /** Dependents listed in each group before '…and N more'. */
  dependentsPreviewItems: 10,
} as const;

/** How much one account can hold. `server/http/endpoint-tests/event-loop-blocking.test.ts` proves that reads stay fast at these sizes. */
export const accountQuotas = {
  focusAreas: { name: 'focus areas', max: 500 },
  /** A new area takes two, and each week in which its settings change takes one. */
  areaSettings: { name: 'changes to focus area settings', max: 25_000 },
  goals: { name: 'goals', max: 5000 },
  timeEntries: { name: 'time entries', max: 300_000 },
  weeklyGoals: { name: 'weekly targets', max: 100_000 },
  actionPlans: { name: 'action plans', max: 2000 },
  inventoryItems: { name: 'resources', max: 10_000 },
  tasks: { name: 'tasks', max: 20_000 },
  taskItems: { name: 'links from tasks to resources', max: 50_000 },
  taskTicks: { name: 'days on which repeating tasks were done', max: 100_000 },
  supportMessages: { name: 'support messages', max: 1000 },
} as const satisfies Record<string, { readonly name: string; readonly max: number }>;

export type QuotaKind = keyof typeof accountQuotas;

/** Beyond these, the least recently used session ends and the oldest idempotency keys are deleted. */
export const sessionsPerAccount = 100;
export const idempotencyKeysPerAccount = 10_000;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The longest time entry. A forgotten timer ends at this length. */
export const entryMaxMs = 7 * DAY;

/** How far back the usage of focus areas is counted. */
export const usageWindowMs = 28 * DAY;

/** A stopped entry can be resumed for this long after its end. */
export const resumeWindowMs = HOUR;

/** A timer that has run for longer was probably forgotten, and the user is asked about it. */
export const forgottenAfterMs = 8 * HOUR;

export const sessionLifetime = {
  /** A session expires when it has not been used for this long … */
  idleMs: 30 * DAY,
  /** … and at this age even if it is in use. */
  absoluteMs: 180 * DAY,
  /** The last use is stored at most this often, so that reads do not cause writes. */
  renewEveryMs: HOUR,
} as const;

export const idempotencyTtlMs = DAY;

/** How long the link in a password reset email is valid. */
export const resetLinkTtlMs = HOUR;

/** How long an invitation is valid. */
export const invitationTtl = { defaultMs: 7 * DAY, maxMs: 365 * DAY } as const;

export const modelTimeoutMs = {
  /** A whole plan, including one retry. */
  plan: 120_000,
  /** Until the first token of a plan: a local model may have to be loaded, and some think first. */
  firstToken: 60_000,
  /** Between two tokens of a plan. */
  idle: 20_000,
  question: 15_000,
} as const;

/** Concurrent requests to a model per server. Further ones are rejected with a hint to retry. */
export const maxConcurrentModelCalls = 32;

/**
 * Writes of any kind by one user: enough for any page, and for the outbox of a device that was offline. Each server
 * counts them in memory.
 */
export const writesPerMinute = 600;

export interface RateLimit {
  readonly max: number;
  readonly windowMs: number;
}

export const rateLimits = {
  /** Wrong passwords from one IP address, for any account. */
  loginByIp: { max: 100, windowMs: 5 * MINUTE },
  /** Wrong passwords for one account from one IP address. */
  loginByIpAndAccount: { max: 20, windowMs: 5 * MINUTE },
  /** Wrong passwords for one account from all unknown browsers together. Beyond it, `loginSlowly` applies. */
  loginByAccount: { max: 100, windowMs: 15 * MINUTE },
  loginSlowly: { max: 1, windowMs: 5000 },
  /** Emails that warn an account's owner of password guessing. */
  guessMailsByAccount: { max: 1, windowMs: DAY },
  /** Wrong passwords for one account from one browser that has logged in to it before (a known device). */
  loginByDevice: { max: 20, windowMs: 5 * MINUTE },
  /** New accounts from one IP address. */
  signupByIp: { max: 100, windowMs: HOUR },
  /** Invitation checks from one IP address. */
  invitationByIp: { max: 100, windowMs: HOUR },
  /** Password reset emails: requested from one IP address, and sent to one account. Beyond the latter, none is sent. */
  forgottenByIp: { max: 30, windowMs: HOUR },
  resetMailsByAccount: { max: 5, windowMs: HOUR },
  /** Attempts to use a password reset link from one IP address. */
  resetByIp: { max: 50, windowMs: HOUR },
  /** Wrong current passwords in the settings of one account. */
  passwordByUser: { max: 20, windowMs: 5 * MINUTE },
  /** Messages to the operator, from one user and from one IP address. */
  supportByUser: { max: 20, windowMs: HOUR },
  supportByIp: { max: 60, windowMs: HOUR },
  exportsByUser: { max: 60, windowMs: HOUR },
  importsByUser: { max: 120, windowMs: HOUR },
  /** Plans generated for one user: in total, and by a model. */
  plansByUser: { max: 60, windowMs: HOUR },
  modelPlansByUser: { max: 20, windowMs: HOUR },
  /** API keys that one user tries to save, each of which is checked with its provider. */
  modelKeysByUser: { max: 20, windowMs: HOUR },
  /** Lists of models that one user requests from providers. */
  modelListsByUser: { max: 60, windowMs: HOUR },
  /** The assistant's questions, summaries and estimates for one user. */
  questionsByUser: { max: 300, windowMs: HOUR },
  /** Requested after each pause while the user describes a goal. */
  understandingsByUser: { max: 900, windowMs: HOUR },
} as const satisfies Record<string, RateLimit>;
