import { PORTAL_START_WEEK } from './seed-calendar.ts';
import type { Priority } from '#domain/inventory.ts';
import type { GoalKey } from './goals.ts';

interface SeedResource {
  readonly goal: GoalKey;
  readonly title: string;
  readonly url?: string;
  readonly notes?: string;
  readonly tags?: readonly string[];
  readonly priority?: Priority;
  readonly minutes?: number;
  /** The week of the seed calendar in which it was added. */
  readonly week: number;
  /** When it was completed, and what the user thought of it. */
  readonly done?: { readonly week: number; readonly rating: number; readonly reflection: string };
}

/** example.org is reserved for documentation. */
const exampleUrl = (path: string) => `https://example.org/${path}`;

const defineResources = <Key extends string>(all: Readonly<Record<Key, SeedResource>>) => all;

export const resources = defineResources({
  grammar: {
    goal: 'courseBook',
    title: 'Course book with audio, A2',
    notes: 'One unit a week, exercises in pencil.',
    tags: ['book', 'audio'],
    priority: 'high',
    minutes: 1500,
    week: 0,
    done: { week: 29, rating: 4, reflection: 'Dry in the middle, but I can now say when something happened.' },
  },
  verbTable: {
    goal: 'courseBook',
    title: 'Verb tables for the fridge',
    tags: ['print'],
    minutes: 20,
    week: 2,
    done: { week: 3, rating: 5, reflection: 'Best use of a magnet so far.' },
  },
  deck: {
    goal: 'cards',
    title: 'Deck: the 2,000 most common words',
    url: exampleUrl('decks/spanish-2000'),
    notes: 'Fifteen new ones a day, never more.',
    tags: ['cards', 'daily'],
    priority: 'high',
    minutes: 2400,
    week: 1,
  },
  podcast: {
    goal: 'weekTwo',
    title: 'Podcast: slow stories from the road',
    url: exampleUrl('podcasts/slow-stories'),
    tags: ['podcast', 'travel'],
    minutes: 50,
    week: 48,
    done: { week: 50, rating: 4, reflection: 'The one about the night train is worth a second listen.' },
  },
  phrases: {
    goal: 'weekThree',
    title: 'List: polite ways to disagree',
    tags: ['phrases'],
    minutes: 30,
    week: 48,
    done: { week: 51, rating: 5, reflection: '“Depende” settles half of all arguments.' },
  },
  hardCards: {
    goal: 'weekFour',
    title: 'My own deck: the stubborn ones',
    notes: "Everything I've got wrong twice since the course book.",
    tags: ['cards'],
    priority: 'high',
    minutes: 60,
    week: 49,
  },
  questions: {
    goal: 'weekFour',
    title: 'Fifty questions for a slow evening',
    url: exampleUrl('conversation/fifty-questions'),
    tags: ['conversation'],
    minutes: 20,
    week: 50,
  },
  novelBook: {
    goal: 'novel',
    title: 'A crime novel in easy Spanish',
    tags: ['book'],
    priority: 'low',
    minutes: 600,
    week: 30,
    done: { week: 46, rating: 2, reflection: 'Too many words I will never need. Back to articles.' },
  },
  runningPlan: {
    goal: 'tenKilometres',
    title: 'Twelve weeks to a faster 10 km',
    url: exampleUrl('running/ten-km-in-twelve-weeks'),
    tags: ['plan'],
    priority: 'high',
    minutes: 30,
    week: 12,
    done: { week: 28, rating: 5, reflection: '58:41. The slow runs made me faster.' },
  },
  shoes: {
    goal: 'runs',
    title: 'New running shoes',
    notes: 'The old ones have about 700 km on them.',
    tags: ['gear'],
    priority: 'high',
    week: 24,
    done: { week: 26, rating: 4, reflection: 'Half a size larger this time. No blisters.' },
  },
  halfMarathonPlan: {
    goal: 'halfMarathon',
    title: 'Plan for a first half marathon',
    url: exampleUrl('running/first-half-marathon'),
    tags: ['plan'],
    priority: 'high',
    minutes: 45,
    week: 29,
  },
  route: { goal: 'halfMarathon', title: 'The 18 km route along the river', tags: ['route'], week: 43 },
  dumbbells: {
    goal: 'strength',
    title: 'Six exercises, two dumbbells',
    url: exampleUrl('strength/six-exercises'),
    tags: ['routine', 'at home'],
    minutes: 40,
    week: 6,
    done: { week: 9, rating: 5, reflection: 'Short enough that I actually do it.' },
  },
  proposals: {
    goal: 'writing',
    title: 'How to write a proposal people finish reading',
    url: exampleUrl('writing/proposals'),
    tags: ['article'],
    minutes: 25,
    week: 5,
    done: { week: 6, rating: 4, reflection: 'Put the decision in the first line. It works.' },
  },
  accessibility: {
    goal: 'portal',
    title: 'Web Content Accessibility Guidelines',
    url: 'https://www.w3.org/TR/WCAG22/',
    notes: 'Before the forms are built, not after.',
    tags: ['reference'],
    priority: 'high',
    minutes: 180,
    week: PORTAL_START_WEEK,
  },
  interviews: {
    goal: 'portal',
    title: 'Notes from nine customer interviews',
    notes: 'Seven of nine asked for the same thing: where is my order?',
    tags: ['research'],
    priority: 'high',
    minutes: 90,
    week: PORTAL_START_WEEK,
    done: { week: PORTAL_START_WEEK, rating: 5, reflection: 'Changed the first page completely.' },
  },
  reviewQuestions: {
    goal: 'review',
    title: 'Five questions for Friday',
    notes: 'What went well? What did I avoid? What can I drop? What is the one thing? Who should I thank?',
    tags: ['routine'],
    minutes: 15,
    week: 3,
  },
  paint: {
    goal: 'hallway',
    title: 'Paint: warm white, 5 litres',
    tags: ['shopping'],
    week: 29,
    done: { week: 31, rating: 4, reflection: 'There is a litre left for future scratches.' },
  },
  herbs: {
    goal: 'balcony',
    title: 'Herbs that grow on a north-facing balcony',
    url: exampleUrl('garden/herbs-in-the-shade'),
    tags: ['garden', 'article'],
    minutes: 15,
    week: 40,
    done: { week: 43, rating: 4, reflection: 'Mint, chives, parsley. Basil stays in the kitchen.' },
  },
  boxes: {
    goal: 'balcony',
    title: 'Three wooden boxes',
    tags: ['shopping'],
    week: 42,
    done: { week: 45, rating: 5, reflection: 'Built with my niece in one afternoon.' },
  },
  lamp: { goal: 'balcony', title: 'Solar lamp', tags: ['shopping'], priority: 'low', week: 47 },
  recipes: {
    goal: 'meals',
    title: 'Ten half-hour dinners',
    url: exampleUrl('recipes/half-an-hour'),
    notes: 'Chickpeas on Monday, soup on Wednesday, whatever is left on Thursday.',
    tags: ['recipes'],
    minutes: 30,
    week: 7,
  },
  album: {
    goal: 'birthday',
    title: 'Photo album: eighty years in forty pages',
    notes: 'Ask the aunts for the pictures from the harbour.',
    tags: ['gift'],
    priority: 'high',
    minutes: 480,
    week: 11,
    done: { week: 20, rating: 5, reflection: 'She read it twice, then once more from the back.' },
  },
  sagaSeasons: {
    goal: 'saga',
    title: 'Seasons one to six, in the right order',
    tags: ['list'],
    priority: 'low',
    minutes: 3000,
    week: 12,
    done: { week: 34, rating: 3, reflection: 'Four seasons would have been enough.' },
  },
  cooperative: { goal: 'boardGames', title: 'A cooperative board game for four', tags: ['wishlist'], week: 49 },
});

export type ResourceKey = keyof typeof resources;

export const resourceKeys = Object.keys(resources) as readonly ResourceKey[];
