import { limits } from '#domain/limits.ts';
import type { contract } from './contract.ts';

type Contract = typeof contract;

/** What each endpoint does, in the API documentation. Not part of the endpoints, because the web app would download it with them. */
export const summaries: { readonly [Noun in keyof Contract]: Readonly<Record<keyof Contract[Noun], string>> } = {
  account: {
    listSessions: 'List the active sessions, the current one first, then by last use',
    endSession: 'End a session',
    endOtherSessions: 'End all sessions but the current one',
    changeEmail: 'Change the email address; other sessions end, and the old address is notified',
    changePassword: 'Change the password; other sessions end',
    remove: 'Delete the account with all its data, immediately and permanently',
  },
  actionPlans: {
    list: 'List the action plans, newest first',
    get: 'Get a plan with its goals in week order, including their resources and tasks',
    create: 'Create a plan and link its goals, all or nothing',
    update: 'Update a plan and which goals it includes; omitted fields stay unchanged',
    changeSchedule: 'Start a plan in a week, pause, resume or finish it, or reset it to not started',
    remove: 'Delete a plan but not its goals; it can be restored',
    link: 'Link a goal to a plan, which unlinks it from any other, or unlink it',
  },
  appliedTargets: {
    listUnratedWeeks:
      'List the past weeks that have tracked time but no plan and would be rated with the current targets, oldest first',
    create:
      'Apply the current default targets to one or all past weeks; weeks that have a plan, are rest weeks or have no tracked time are left unchanged',
    remove:
      'Remove the targets that were applied together, from one week or from all; targets edited since then are kept',
  },
  assistant: {
    planner: 'Get what generates plans: a model, with its name, or the built-in generator',
    generateActionPlan:
      'Generate a plan from a description of the goal, and either store it, all or nothing, or return a draft',
    nextQuestion: 'Get the question that follows the answers so far',
    summarizeContext: 'Work new answers into the narrative so far',
    generatePlan:
      'Generate a plan from the answers given in the wizard, and either store it, all or nothing, or return a draft',
    savePlan: 'Store a draft as a plan with its goals, tasks and resources, all or nothing',
    undoPlan: 'Undo saving a generated plan: delete it with the goals, tasks, resources and focus area created with it',
    feasibilityCheck: 'Check whether a plan fits into a typical week of the user',
    estimateTimeline: 'Estimate how many weeks a goal takes with the given hours a week',
  },
  auth: {
    csrfToken: 'Get the CSRF token for the cookie of this browser, and whether the cookie belongs to a session',
    me: 'Get the current user',
    login: 'Log in, replacing any existing session of this browser',
    signup: 'Create an account and log in to it',
    forgotPassword:
      'Request an email with a password reset link; the response does not reveal whether the account exists',
    resetPassword: 'Set a new password with a reset link; all sessions end and none is started',
    logout: 'End the session of this browser, if any',
  },
  deletions: {
    list: 'List 50 deletions that can be restored, latest first',
    restore: 'Restore a deletion with the same ids; restoring it again changes nothing and gets the same response',
  },
  entryEdits: {
    split: 'End an entry at a moment within it, and add one like it for the rest of its time',
    join: 'Undo a split: extend an entry to the end of the next one, which is deleted; the parts must not have changed',
    update:
      'Change the goal, the task or resource, or the tags of several entries, all or none of them; the changes apply in the order given',
    remove: 'Delete several entries, all or none of them; they can be restored together',
  },
  entrySearch: {
    search:
      'Search time entries by text, focus area, goal, tag and day, newest first, with the totals of each day; a response covers at most 106 weeks, and nextCursor continues',
  },
  exports: {
    json: 'Export the whole account as one JSON document, which an empty account can import',
    timeEntries: 'Export the time entries as CSV, oldest first, safe to open in a spreadsheet',
  },
  focusAreas: {
    list: 'List the focus areas with their latest settings, oldest first',
    create: 'Create a focus area; with only a name, it is a Level-Up area with a target of an hour a week',
    update: 'Update a focus area; changes to class, weight and weekly time apply from the current week',
  },
  focusAreasWithGoals: {
    list: 'The focus areas with their goals of every status, each oldest first',
  },
  goalDetails: {
    get: 'Get a goal with its resources and tasks, each oldest first, and its total tracked time',
  },
  goals: {
    listByFocusArea: 'List the goals of a focus area, oldest first',
    weeklyUsage: 'Get the tracked time of each goal in a week, without goals that have none',
    create: 'Create a goal in a focus area',
    update: 'Update the title or focus area of an active goal',
    setStatus: 'Complete or archive an active goal, which stops its timer',
    setFavorite: 'Mark an active goal as a favorite, or unmark it',
  },
  health: {
    check: 'Check that the server and its database respond',
  },
  imports: {
    preview: 'Preview what an import would create, without storing anything',
    create:
      'Import a file from Weekwise (JSON into an empty account, or CSV), Toggl Track or Clockify (CSV), all or nothing',
  },
  inventory: {
    listByGoal: 'List the resources of a goal, oldest first',
    create: 'Add a resource to a goal',
    toggle: 'Mark a resource as done or pending; without `completed`, toggle it',
    list: 'List a page of resources, searched, filtered and sorted; newest first by default',
    grouped: 'List all resources by focus area and goal, each oldest first, without empty areas and goals',
    update: 'Update a resource, or mark it as done with notes and a rating',
    remove: 'Delete a resource; it can be restored',
  },
  invitations: {
    check: 'Check whether an invitation can still be used, without using it',
  },
  modelKeys: {
    get: "Get the user's own model, without the key, and the providers to choose from",
    save: 'Check an API key with one short request to its provider, and let that model write the plans',
    connectOpenRouter: 'Exchange the code of OpenRouter for an API key, then check and save it',
    listModels: "List the names of a provider's models, with this key or else the stored one",
    remove: "Delete the user's API key",
  },
  outlines: {
    suggest: 'Get playbooks that fit a goal, and values for the fields that its words mention',
    create:
      'Get the milestones of a plan from a playbook, a model or the lines of the user, and the numbers to ask for',
    listPlaybooks: 'List all playbooks',
  },
  planChanges: {
    draft: 'Let a model draft changes of a plan, or one of its weeks, from one sentence',
    createPrompt: 'Write a prompt with which any chatbot changes the plan as the user wishes',
    read: 'Read the changes of a plan from a pasted plan',
    apply:
      'Apply drafted changes, all or nothing; if the plan has changed since, change nothing. Undo with replan/undo',
    changeDraft: 'Let a model change a draft that is not saved yet, from one sentence',
    createDraftPrompt: 'Write a prompt with which any chatbot changes a draft that is not saved yet',
  },
  planDeletion: {
    dependents: 'List what is deleted with a plan if its goals are deleted too, by group, without empty groups',
    remove: 'Delete a plan, with or without its goals and their dependents; it can be restored',
  },
  planEdits: {
    rewriteGoal: 'Write one week of a draft, or one goal of a backlog, again and differently',
    splitTask: 'Split a task of a draft into smaller ones',
  },
  planStreams: {
    create: 'Generate a draft of a plan, and receive its goals one by one',
  },
  planTexts: {
    readPlan:
      'Read a draft from any text that contains a plan: plan text, Markdown, HTML, a list, a table or a chat reply',
    printDraft: 'Print a draft as plan text',
    getPlanText: 'Print a plan as plan text, with what is done ticked off',
    createPrompt: 'Write a prompt with which any chatbot writes the plan as plan text',
  },
  planWeeks: {
    thisWeek: 'List what running plans ask for in the week: planned tasks and, in the current week, those carried over',
    demand: 'Get the time that running plans ask for in a week, by focus area; past weeks are empty',
  },
  preferences: {
    changeTimeZone: 'Change the time zone that days and weeks begin in, including past ones',
    changeSingleTimer: 'Choose whether starting a timer stops the others; running timers are not affected',
    changeFormats: 'Choose how dates and times are shown, or let them follow the language of the browser',
  },
  rangeReports: {
    get: 'Get the time tracked from one day to another in the time zone of the account, by focus area, goal, tag, day, week or month',
    csv: 'Get the same report as CSV, safe to open in a spreadsheet',
  },
  replans: {
    outlook: 'Whether a running plan is behind, and when it is likely to be finished',
    drafts: 'Draft ways to continue with a plan that is behind: shift, spread or cut; those that help',
    apply: 'Apply a draft; if the plan has changed since it was made, change nothing',
    undo: 'Undo the last replan; tasks that were changed since then stay as they are',
  },
  reports: {
    productivityScore: 'Get the rating and score of a week, with what contributed and what would raise it',
    weeklyHistory: 'Get the ratings and scores of consecutive weeks',
    focusAreaUsageHistory: 'Count the entries of each focus area in the last 28 days, and get when it was last tracked',
    weekly: 'Get the planned and tracked time of each focus area in a week, oldest area first',
    averageWeekly: 'Get the average weekly time of each focus area over the 6 weeks before the given one',
    weeklyFocusAreaHistory: 'Get the planned and tracked time of a focus area in consecutive weeks',
    weeklyGoalHistory: 'Get the tracked time of a goal in consecutive weeks',
    trends: 'Get when time is tracked, on which focus areas, and the streaks, up to the current week',
  },
  safeDelete: {
    goalDependents: 'List what is deleted together with a goal, by group, without empty groups',
    goal: 'Delete a goal and all its dependents; it can be restored',
    focusAreaDependents: 'List what is deleted together with a focus area, by group, without empty groups',
    focusArea: 'Delete a focus area and all its dependents; it can be restored',
  },
  sampleData: {
    state: 'Get whether the account has sample data, and whether it can be added',
    add: 'Fill an empty account with a generated year of data that ends now',
    remove: 'Delete the sample focus areas with everything in them, including what the user added',
  },
  support: {
    about: 'Get the contact details of the operator, where configured, and who can sign up',
    feedback: 'Send a bug report or a suggestion to the operator',
    contact: 'Send a message to the operator',
  },
  tasks: {
    listByGoal: 'List the tasks of a goal in their order, which is that of their creation until they are moved',
    create: 'Add a task to a goal, optionally created from some of its resources',
    createMany: 'Add several tasks to a goal, all or nothing',
    setStatus: 'Mark a task as completed or not completed',
    update: 'Change a task: its title, size, weeks, how often it repeats, or whether it is set aside',
    move: 'Move a task behind another task of its goal, or to the beginning',
    tick: 'Tick a repeating task on a day, once at most, or remove the tick',
    remove: 'Delete a task; it can be restored',
  },
  textChecks: {
    check: 'Check whether a text calls for an offer of help',
  },
  timeEntries: {
    active:
      'List the running timers, longest-running first, with the current server time and the revision of the account, which every change increments',
    byDay: 'List the entries that overlap a day in the time zone of the account, by start',
    range: `List the entries that overlap up to ${limits.entryRangeDays} days, from the first to the last, in the time zone of the account, by start`,
    suggestions:
      'List the latest notes of a goal, newest first, and the tags of the account, those of the goal and the most used first',
    create:
      'Start the timer of an active goal (200 with the running entry if it is already running), or add an entry by hand',
    update:
      'Stop a timer ({endNow: true} or {stoppedAt}; no effect on a stopped one), resume an entry that ended within the last hour ({resume: true}), or change the goal, start, end, note, tags, task or resource of an entry; another goal clears the task or resource',
    remove: 'Delete a time entry; it can be restored',
  },
  understandings: {
    create: 'Get the facts, the playbooks, the size and the dates of a plan, as understood from the words of the user',
  },
  weeklyGoals: {
    list: 'List the planned and tracked time of each focus area in a week, oldest area first',
    update: 'Plan a focus area in a week: set a target, return to the default, or let it rest',
    usage: 'Get the tracked time of each focus area in a week, without areas that have none',
  },
};
