import { CalendarIcon, ClockIcon, ListIcon, SettingsIcon, StarIcon, TargetIcon } from '#web/ui/icons/icons.tsx';
import type { Icon } from '#web/ui/icons/svg-icon.tsx';

interface HelpSection {
  readonly title: string;
  readonly icon: Icon;
  readonly paragraphs: readonly string[];
}

export const helpSections: readonly HelpSection[] = [
  {
    title: 'Focus areas and goals',
    icon: TargetIcon,
    paragraphs: [
      'A focus area, or category, is a part of your life that deserves time: Coding, Fitness, Chores, Gaming. Three to six are enough to start with. Each belongs to a class: Level-Up moves you forward, Life Stuff keeps things running, Chill Zone is for rest. The class decides how time counts, the weight from 1 to 10 how much. Changes apply to this week and later ones; past weeks stay the same.',
      'Goals, or objectives, live inside a focus area and are what you actually work on: “Finish the course”, “Run 5 km”. Complete a goal when it is done, or archive it when it no longer matters. Either way its hours stay in your reports.',
    ],
  },
  {
    title: 'Timers and time entries',
    icon: ClockIcon,
    paragraphs: [
      'A timer runs on a goal, or on one of its tasks or resources; its time then counts for both. Start it when you begin and stop it when you are done. Several timers can run at once, one per goal: starting another task of the same goal ends the first timer.',
      'Forgot to start? Add the time afterwards as an entry with a start and an end. A wrong entry can be edited, split or deleted at any time; choose Select in the list to change several at once.',
      'Stopped by mistake? Choose Resume in the message that appears, and the same entry keeps running. For an hour you can also undo the stop from the entry itself.',
      'Looking for something from the past? Search your entries from the page Time Entries or with Ctrl+K: by words in the note, the tags, the goal or the focus area, by a whole tag, and by date. The address of the page holds the search, so you can bookmark it.',
    ],
  },
  {
    title: 'Weekly goals',
    icon: CalendarIcon,
    paragraphs: [
      'At the start of a week, decide in the planner how much time each focus area should get. Rows you leave alone follow their area’s default, and an area that takes a week off can rest. If action plans are running, each row shows how much time they ask for; choose Adopt to make that the target.',
      'Weeks run from Monday to Sunday in your account’s time zone. A plan is a promise to yourself, so plan a week you believe in.',
    ],
  },
  {
    title: 'Rating and reports',
    icon: StarIcon,
    paragraphs: [
      'Each week earns a rating from 0 to 5. Meet every target and stay within every limit for a 5. Rest within its limit changes nothing; going over costs up to two stars.',
      'The dashboard shows what lifted the rating and what would lift it next. Reports show how weeks, areas and goals develop over time.',
    ],
  },
  {
    title: 'Action plans and inventory',
    icon: ListIcon,
    paragraphs: [
      'An action plan orders goals and their tasks, week by week or as one backlog. Write it yourself, or let the assistant ask a few questions and draft it.',
      'Start a plan in any week. From then on it shows which of its weeks this is, and Dashboard and Timers list the tasks of this week and those carried over. You can pause, resume and finish a plan.',
      'Give tasks a size, as in “Read chapter 4 (45 min)”, or let them repeat: “Practise (3 × 20 min)” means three times a week. Drag tasks by their handle to put them in order, or press Alt+↑ or Alt+↓ while one has the focus.',
      'Behind schedule? Choose Adjust plan to take more time, spread the rest over the weeks that are left, or set tasks aside. You see what changes before you apply it, and can undo it. Once you have finished five tasks with a size and tracked time, the plan also shows when you will probably be done.',
      'The inventory holds what a goal needs: articles, books, links. Tick items off as you go and note what you learned from them.',
    ],
  },
  {
    title: 'Settings and your data',
    icon: SettingsIcon,
    paragraphs: [
      'In Settings you can change your email, password, time zone and appearance, and see which browsers are logged in. If you forget your password, the login page can email you a link to choose a new one.',
      'Export everything as JSON or your time entries as CSV, import files from other trackers, or fill an empty account with sample data to explore, and remove it again. You can also delete your account there.',
    ],
  },
];
