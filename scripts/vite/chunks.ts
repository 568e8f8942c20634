import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

/** The modules of the shell, what the timers in its header need, and what nearly every page inside has. */
const inside = new RegExp(
  [
    'web/(app/shell|parts/timer)/|web/parts/quick-start/quick-start-place',
    'web/app/(inside-pages|offline/needs-connection)\\.',
    'web/features/time/running-(badge|signal)',
    'web/api/(time-entries|time-entry-keys|contents-keys|focus-areas|gone-after|failure|server-clock|logout-guard|kept-at|kept-answers|now-or-later|offline-queue|running-with-queue|changes|report-keys)\\.ts',
    'web/ui/(icons|dialog|use-modal|top-dialog|menu|icon-button|toast|toast-slots|lazy-part|part-load-error|reload-once|refocus|load-failure|list-skeleton)\\.',
    'web/ui/(class-mark|browser-storage|plain-input|progress-bar)\\.',
    '@mantine/core/.*/VisuallyHidden/',
    'contract/(focus-areas|goals|time-entries|safe-delete|day-fields)\\.ts',
    'domain/(time-span|duration|calendar|focus-area|goal-status|search|settings-in-force|progress)\\.ts',
  ].join('|'),
);

/** What pages have that show a week: dashboard, planner, reports. */
const weeks =
  /web\/(ui\/(week-nav|placeholder)|api\/(use-shown-week|account|refresh-everything)|parts\/time-zone\/zone-offer)\.|domain\/(rating-band|usual|score-history)\.|contract\/account\./;

/** What pages have that list something: timers, areas, goals, inventory. */
const lists =
  /web\/ui\/(counted-tabs|search-field|collapsible-section|closed-sections|section-columns|column-places|goal-link|floating-button)\.|web\/(api\/goals|parts\/goal\/(goal-menu|favorite-button|use-toggle-favorite))\./;

/** What is told of plans, … */
const plans = /web\/(api\/action-plans|parts\/plan\/(plan-words|plan-facts|step-progress))\.|contract\/action-plans\./;
/** … of tasks and resources, … */
const contents =
  /web\/(api\/(inventory|tasks|contents)|parts\/items\/priority-names)\.|contract\/(inventory|tasks)\.|domain\/web-link\./;
/** … and of resources in a list. */
const items =
  /web\/(parts\/(items\/(item-list|use-item-toggle)|goal\/completion-topic)|ui\/(check-box|long-text|was-near)|api\/in-turn)\./;

const forms = /@mantine\/core\/.*\/(TextInput|Input|Input\.layer\.css$)\/?|web\/api\/use-form|web\/ui\/submit-button/;

/** What a form has that opens in a dialog. */
const dialogs = /web\/ui\/(confirm-dialog|dialog-actions|form-dialog)\./;

/**
 * Which modules share a file: what is needed together comes together. In pieces it would be larger, and each piece waits for
 * its turn: without a proxy before it, the server answers six at a time.
 */
export const chunks: Group[] = [
  {
    name: 'app',
    tags: ['$initial'],
    test: /^(?!.*((index|privacy|terms|source)\.html|web\/landing\/))/,
    priority: 4,
  },
  {
    name: 'shared',
    test: /web\/(ui\/(signs|link|notice|form-alert)\.|api\/(use-draft|draft|message-of|answer-to)\.ts)|use-(uncontrolled|id)\./,
    priority: 3,
  },
  { name: 'inside', test: inside, priority: 2 },
  { name: 'forms', test: forms, priority: 2 },
  {
    name: 'reports',
    test: /web\/api\/(reports|usage)\.|contract\/reports\.|domain\/(pace|progress-so-far)\./,
    priority: 2,
  },
  { name: 'password', test: /web\/parts\/password\//, priority: 1 },
  { name: 'weeks', test: weeks, priority: 1 },
  { name: 'lists', test: lists, priority: 1 },
  { name: 'contents', test: contents, priority: 2 },
  { name: 'plans', test: plans, priority: 1 },
  { name: 'items', test: items, priority: 1 },
  { name: 'leaving', test: /web\/parts\/leaving\/|useBlocker/, priority: 2 },
  { name: 'dialogs', test: dialogs, priority: 1 },
  { name: 'about', test: /web\/(api\/about|ui\/mail-link)\.|contract\/(about|sign-up)\./, priority: 1 },
  {
    name: 'door',
    test: /web\/features\/auth\/(?!forgot|reset|new-password|mail-answer|token|link-token|invited|use-invitation)/,
    priority: 0,
  },
];
