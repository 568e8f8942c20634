import type { contract } from '#contract/contract.ts';
import type { Endpoints, Sent } from '#contract/endpoint.ts';
import { sampleDraft } from './account.ts';
import { PASSWORD } from './app.ts';

type Contract = typeof contract;

/** What an account owns, by id; later nouns add theirs. */
export interface Graph {
  readonly email: string;
  readonly focusAreaId: string;
  readonly otherFocusAreaId: string;
  readonly goalId: string;
  readonly timeEntryId: string;
  readonly weeklyGoalId: string;
  readonly planId: string;
  /** Of a plan that the assistant has made. */
  readonly savedPlanId: string;
  /** Of a plan that was deleted. */
  readonly deletionId: string;
  readonly itemId: string;
  readonly taskId: string;
  /** Of a browser of the account. */
  readonly sessionId: string;
}

type Samples<E extends Endpoints> = { readonly [K in keyof E]: (graph: Graph) => Sent<E[K]> };

const togglFile = [
  'Client,Project,Description,Start date,Start time,End date,End time,Duration',
  'Home,Garden,Weeding,2026-11-10,18:00:00,2026-11-10,19:30:00,01:30:00',
].join('\n');

/**
 * One valid request for every call of the contract, about things the account owns. The matrix tests try each with every
 * kind of stranger; a call without a sample does not compile.
 */
export const samples: { readonly [N in keyof Contract]: Samples<Contract[N]> } = {
  account: {
    sessions: () => ({}),
    endSession: ({ sessionId }) => ({ params: { id: sessionId } }),
    endOtherSessions: () => ({}),
    changeEmail: () => ({ body: { email: 'another.address@example.org', currentPassword: PASSWORD } }),
    changePassword: () => ({ body: { newPassword: 'a loud blue mountain', currentPassword: PASSWORD } }),
    changeTimeZone: () => ({ body: { timeZone: 'Asia/Tokyo' } }),
    changeSingleTimer: () => ({ body: { singleTimer: true } }),
    remove: () => ({ body: { currentPassword: PASSWORD } }),
  },
  appliedTargets: {
    unrated: () => ({}),
    create: () => ({ body: { weekStart: '2026-11-02' } }),
    remove: () => ({ query: { appliedAt: '2026-11-11T10:00:00.000Z' } }),
  },
  actionPlans: {
    list: () => ({}),
    one: ({ planId }) => ({ params: { id: planId } }),
    create: ({ focusAreaId, goalId }) => ({
      body: {
        focusAreaId,
        title: 'Up the hill',
        description: 'Slowly',
        structure: 'weekly',
        weeks: 4,
        commitmentLevel: 'Strong',
        weeklyCommitment: '5h',
        goals: [{ goalId, include: true }],
      },
    }),
    update: ({ planId, otherFocusAreaId, goalId }) => ({
      params: { id: planId },
      body: {
        focusAreaId: otherFocusAreaId,
        title: 'Down the hill',
        description: 'Faster',
        structure: 'weekly',
        weeks: 2,
        commitmentLevel: 'Medium',
        weeklyCommitment: '3h',
        goals: [{ goalId, include: true }],
      },
    }),
    remove: ({ planId }) => ({ params: { id: planId } }),
    link: ({ goalId, planId }) => ({ params: { id: goalId }, body: { include: true, actionPlanId: planId } }),
  },
  assistant: {
    planner: () => ({}),
    generateActionPlan: ({ focusAreaId }) => ({
      body: {
        focusAreaId,
        newFocusArea: null,
        structure: 'weekly',
        numberOfWeeks: 3,
        weeklyCommitment: 5,
        commitmentLevel: 'light',
        userPrompt: 'Run ten kilometres without a break',
        draft: false,
        planner: 'builtIn',
      },
    }),
    nextQuestion: () => ({
      body: {
        sessionId: 'one-tab',
        contextNarrative: 'Learn Spanish',
        history: [{ q: 'What would you like to achieve?', a: 'Learn Spanish', pillar: 'Specific' }],
        planner: 'builtIn',
      },
    }),
    summarizeContext: () => ({
      body: {
        sessionId: 'one-tab',
        contextNarrative: 'Learn Spanish',
        newAnswers: { 'Why does it matter to you?': 'My grandmother speaks it' },
        planner: 'builtIn',
      },
    }),
    generatePlan: ({ focusAreaId }) => ({
      body: {
        sessionId: 'one-tab',
        focusAreaId,
        newFocusArea: null,
        structure: 'backlog',
        numberOfWeeks: 4,
        weeklyCommitmentHours: 4,
        commitmentLevel: 'strong',
        title: 'Spanish at last',
        description: 'For the summer',
        userPrompt: 'Learn Spanish',
        history: [{ q: 'What would you like to achieve?', a: 'Learn Spanish', pillar: 'Specific' }],
        draft: false,
        planner: 'builtIn',
      },
    }),
    savePlan: ({ focusAreaId }) => ({ body: { focusAreaId, newFocusArea: null, draft: sampleDraft } }),
    undoPlan: ({ savedPlanId }) => ({ params: { id: savedPlanId } }),
    feasibilityCheck: () => ({
      body: { contextNarrative: 'Learn Spanish', weeks: 8, weeklyCommitmentHours: 4 },
    }),
    estimateTimeline: () => ({ body: { contextNarrative: 'Learn Spanish', weeklyCommitmentHours: 4 } }),
  },
  auth: {
    csrfToken: () => ({}),
    me: () => ({}),
    login: ({ email }) => ({ body: { email, password: PASSWORD } }),
    signup: () => ({ body: { email: 'somebody.new@example.org', password: PASSWORD } }),
    forgotPassword: ({ email }) => ({ body: { email } }),
    resetPassword: () => ({ body: { token: 'x'.repeat(43), password: PASSWORD } }),
    logout: () => ({}),
  },
  deletions: {
    list: () => ({}),
    restore: ({ deletionId }) => ({ params: { id: deletionId } }),
  },
  exports: {
    json: () => ({}),
    timeEntries: () => ({}),
  },
  focusAreas: {
    list: () => ({}),
    withGoals: () => ({}),
    create: () => ({
      body: {
        name: 'Music',
        description: 'The piano',
        focusAreaClass: 'life_stuff',
        defaultWeeklyMin: 90,
        weight: 7,
      },
    }),
    update: ({ focusAreaId }) => ({
      params: { id: focusAreaId },
      body: {
        name: 'Sport',
        description: 'Running',
        focusAreaClass: 'chill_zone',
        defaultWeeklyMin: 30,
        weight: 3,
      },
    }),
  },
  goalDetails: {
    read: ({ goalId }) => ({ params: { id: goalId } }),
  },
  goals: {
    ofFocusArea: ({ focusAreaId }) => ({ params: { id: focusAreaId } }),
    weeklyUsage: () => ({ query: { weekStart: '2026-11-09' } }),
    create: ({ focusAreaId }) => ({
      params: { id: focusAreaId },
      body: { title: 'A fugue by heart', focusArea: focusAreaId, timeframeType: 'yearly', timeframeYear: 2027 },
    }),
    update: ({ goalId, otherFocusAreaId }) => ({
      params: { id: goalId },
      body: { title: 'Half a marathon', focusArea: otherFocusAreaId },
    }),
    setStatus: ({ goalId }) => ({ params: { id: goalId }, body: { status: 'Completed' } }),
    setFavorite: ({ goalId }) => ({ params: { id: goalId }, body: { favorite: true } }),
  },
  health: {
    check: () => ({}),
  },
  imports: {
    preview: () => ({ body: { text: togglFile } }),
    create: () => ({ body: { text: togglFile, dateOrder: 'day-first', leaveOutProblems: false } }),
  },
  invitations: {
    check: () => ({ body: { token: 'x'.repeat(43) } }),
  },
  inventory: {
    ofGoal: ({ goalId }) => ({ params: { id: goalId } }),
    create: ({ goalId }) => ({
      params: { id: goalId },
      body: {
        title: 'The second lap',
        url: 'https://example.org/laps',
        notes: 'By the river',
        tags: ['video', 'short'],
        reflectionNote: 'Worth it',
        priority: 'high',
        estimatedMinutes: 25,
      },
    }),
    toggle: ({ goalId, itemId }) => ({ params: { id: goalId, itemId }, body: { completed: true } }),
    list: ({ focusAreaId, goalId }) => ({
      query: {
        focusArea: focusAreaId,
        goal: goalId,
        completed: 'false',
        q: 'shoes',
        page: '1',
        limit: '20',
        sortBy: 'title',
        sortDir: 'asc',
      },
    }),
    grouped: () => ({}),
    update: ({ itemId }) => ({
      params: { id: itemId },
      body: {
        title: 'New shoes',
        url: 'https://example.org/shoes',
        notes: 'Size 42',
        tags: ['gear'],
        reflectionNote: 'Lighter',
        priority: 'low',
        estimatedMinutes: 15,
        completed: true,
        rating: 4,
      },
    }),
    remove: ({ itemId }) => ({ params: { id: itemId } }),
  },
  planDeletion: {
    dependents: ({ planId }) => ({ params: { id: planId } }),
    remove: ({ planId }) => ({ params: { id: planId }, query: { goals: 'delete' } }),
  },
  reports: {
    productivityScore: () => ({ query: { weekStart: '2026-11-09' } }),
    weeklyHistory: () => ({ query: { start: '2026-10-05', count: '6' } }),
    focusAreaUsageHistory: () => ({}),
    weekly: () => ({ query: { weekStart: '2026-11-09' } }),
    averageWeekly: () => ({ query: { weekStart: '2026-11-09' } }),
    weeklyFocusAreaHistory: ({ focusAreaId }) => ({ query: { focusAreaId, start: '2026-10-05', count: '6' } }),
    weeklyGoalHistory: ({ goalId }) => ({ query: { goalId, start: '2026-08-31', count: '12' } }),
    trends: () => ({}),
  },
  safeDelete: {
    goalDependents: ({ goalId }) => ({ params: { id: goalId } }),
    goal: ({ goalId }) => ({ params: { id: goalId } }),
    focusAreaDependents: ({ focusAreaId }) => ({ params: { id: focusAreaId } }),
    focusArea: ({ focusAreaId }) => ({ params: { id: focusAreaId } }),
  },
  sampleData: {
    state: () => ({}),
    add: () => ({}),
    remove: () => ({}),
  },
  support: {
    about: () => ({}),
    feedback: () => ({
      body: { type: 'bug', title: 'It is too quiet', details: 'No bell rings on Sunday.', email: 'me@example.org' },
    }),
    contact: () => ({ body: { name: 'Ann', email: 'ann@example.org', message: 'Thank you for the weeks.' } }),
  },
  tasks: {
    ofGoal: ({ goalId }) => ({ params: { id: goalId } }),
    create: ({ goalId, itemId }) => ({
      params: { id: goalId },
      body: { title: 'Break the shoes in', inventoryItems: [itemId] },
    }),
    createSeveral: ({ goalId, itemId }) => ({
      params: { id: goalId },
      body: { tasks: [{ title: 'Run a mile' }, { title: 'Run two', inventoryItems: [itemId] }] },
    }),
    setStatus: ({ taskId }) => ({ params: { id: taskId }, body: { completed: true } }),
    update: ({ taskId }) => ({ params: { id: taskId }, body: { title: 'Lace up' } }),
    remove: ({ taskId }) => ({ params: { id: taskId } }),
  },
  timeEntries: {
    active: () => ({}),
    byDay: () => ({ query: { date: '2026-11-10' } }),
    create: ({ goalId }) => ({
      body: { goalId, startAt: '2026-11-10T18:00:00.000Z', endAt: '2026-11-10T19:30:00.000Z' },
    }),
    update: ({ timeEntryId, goalId }) => ({
      params: { id: timeEntryId },
      body: { goalId, startAt: '2026-11-10T08:15:00.000Z', endAt: '2026-11-10T08:45:00.000Z' },
    }),
    remove: ({ timeEntryId }) => ({ params: { id: timeEntryId } }),
  },
  weeklyGoals: {
    // One that nobody has read before.
    list: () => ({ query: { weekStart: '2026-11-16' } }),
    update: ({ weeklyGoalId }) => ({ params: { id: weeklyGoalId }, body: { goalMin: 90, isResting: true } }),
    usage: () => ({ query: { weekStart: '2026-11-09' } }),
  },
};
