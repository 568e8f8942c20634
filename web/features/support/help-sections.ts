import { CalendarIcon, ClockIcon, ListIcon, SettingsIcon, StarIcon, TargetIcon } from '#web/ui/icons.tsx';
import type { Icon } from '#web/ui/signs.tsx';

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
      'A focus area, or category, is a part of your life that deserves time: Coding, Fitness, Chores, Gaming. Three to six are enough to begin with. Each belongs to a class: Level-Up moves you forward, Life Stuff keeps things running, Chill Zone is for rest. The class decides how time counts, the weight from 1 to 10 how much. Changes count from the current week on; past weeks stay as they were.',
      'Goals, or objectives, live inside a focus area and are what you actually work on: “Finish the course”, “Run 5 km”. Complete a goal when it is done, or archive it when it no longer matters. Either way its hours stay in your reports.',
    ],
  },
  {
    title: 'Timers and time entries',
    icon: ClockIcon,
    paragraphs: [
      'Timers run on goals. Start one when you begin and stop it when you are done. Several goals may run at once, one timer each.',
      'Forgot to start? Add the time afterwards as an entry with a start and an end. A wrong entry can be edited or deleted at any time.',
      'Stopped by mistake? Resume, in the message that appears, undoes it: the same entry runs on. For an hour you can also undo the stop from the entry itself.',
    ],
  },
  {
    title: 'Weekly goals',
    icon: CalendarIcon,
    paragraphs: [
      'At the start of a week, decide in the planner how much time each focus area should get. Untouched rows follow the default of their area, and an area that takes a week off can rest.',
      'Weeks run from Monday to Sunday in the time zone of your account. A plan is a promise to yourself, so plan a week you can believe in.',
    ],
  },
  {
    title: 'Rating and reports',
    icon: StarIcon,
    paragraphs: [
      'Each week earns a rating from 0 to 5. Every target met and every limit kept is a 5. Rest within its limit changes nothing; beyond it, it costs up to two stars.',
      'The dashboard names what lifted the rating and what would lift it next. Reports show how weeks, areas and goals develop over time.',
    ],
  },
  {
    title: 'Action plans and inventory',
    icon: ListIcon,
    paragraphs: [
      'An action plan orders goals and their tasks, week by week or as one backlog. Write it yourself, or let the assistant ask a few questions and draft it.',
      'The inventory keeps what a goal needs: articles, books, links. Tick items off as you go and note what you took from them.',
    ],
  },
  {
    title: 'Settings and your data',
    icon: SettingsIcon,
    paragraphs: [
      'In the settings you change your e-mail, password, time zone and appearance, and see which browsers are logged in. If you forget your password, the log-in page sends you a link by e-mail to choose a new one.',
      'Export everything as JSON or your time entries as CSV, import files of other trackers, or fill an empty account with sample data to look around in, and remove it again. Deleting your account is there, too.',
    ],
  },
];
