/**
 * What the built-in planner knows about one kind of goal: nothing but data, so that a new kind is a new file in `kinds/`
 * and a line in `kinds.ts`. In every text, `fill.ts` replaces what stands in braces:
 *
 * - `{subject}` what the goal is about ('Spanish'), `{goal}` the goal itself as a phrase without a capital ('learn Spanish'),
 *   `{measure}` how the user knows it is reached (always there: without an answer, `measure` of the kind);
 * - `{theme}` what this week turns on, another one each week;
 * - `{20..90}` a number that grows with the weeks, from the first to the last; `{20..90/5}` in steps of 5;
 * - `{name}` and `{name..other}` with the names in `values`. Where a value begins with a number ('12 books'), what the user
 *   says in that unit takes its place (`quantities.ts`), and a range keeps the unit: `{0..books}` is '6 books' half-way.
 */
export interface GoalKind {
  readonly name: string;
  /** What speaks for it, in lower case: whole words or phrases; a star stands for any ending ('marathon*'). Rare words say more than common ones. */
  readonly words: readonly string[];
  /** How the subject is found in the goal: what the first group catches; failing that, `subject` among the variant's values, or `otherwise`. */
  readonly subject: { readonly found: readonly RegExp[]; readonly otherwise: string };
  /** How many hours it takes from the beginning: a modest goal, the usual one, an ambitious one. */
  readonly hours: readonly [modest: number, usual: number, ambitious: number];
  /** How the finish reads where the user has not said how it is measured: 'a ten-minute conversation in {subject}'. */
  readonly measure: string;
  /** Numbers and words for the texts, which may name the subject and each other; a variant replaces some of them where its words are in the goal. */
  readonly values?: Readonly<Record<string, string>>;
  readonly variants?: readonly Variant[];
  /** What the weeks turn on, from easy to hard; at least 14. Each fits into the patterns that say `{theme}`. */
  readonly themes: readonly string[];
  /** Where the first phase is for everybody, as it prepares rather than teaches; else whoever is experienced skips it. */
  readonly everybodyBegins?: true;
  /** From first steps towards the finish; at least three. */
  readonly phases: readonly Phase[];
  /** The last week, in which the measure is met. Its outcome names `{measure}`. */
  readonly finish: WeekPattern;
  readonly resources: readonly KindResource[];
  /** What the wizard offers as examples; `{subject}` may stand in them. Three to five each. */
  readonly examples: {
    readonly measures: readonly string[];
    readonly starts: readonly string[];
    readonly reasons: readonly string[];
    readonly obstacles: readonly string[];
  };
}

export interface Variant {
  readonly words: readonly string[];
  readonly values: Readonly<Record<string, string>>;
  readonly hours?: GoalKind['hours'];
  /** Instead of those of the kind. */
  readonly themes?: GoalKind['themes'];
  /** How many times as long a kilometre takes: one in the water is not one on the bike. */
  readonly pace?: number;
}

export interface Phase {
  /** Says what it is for, in two or three words: 'First words'. */
  readonly name: string;
  /** How much of the time it gets, beside the others. */
  readonly share: number;
  /** One after the other, then again with other themes and greater numbers: at least three, each with `{theme}` or a number that grows in its outcome. */
  readonly weeks: readonly WeekPattern[];
}

export interface WeekPattern {
  /** What is there at the end of the week: 'Order a meal in {subject} without notes'. Becomes 'Week 3: …'. */
  readonly outcome: string;
  /** Five or six, the most important first: a light plan takes three, a strong one all. */
  readonly tasks: readonly TaskPattern[];
}

export interface TaskPattern {
  /** An action that begins with a verb and can be ticked off; its size is added by the planner. */
  readonly do: string;
  /** How much of the week's time it gets, beside the others: 1 to 5. */
  readonly size: number;
  /** What takes no longer however much time there is, such as booking a ticket, in minutes. */
  readonly upTo?: number;
  /** How long one sitting lasts at most before it becomes several ('3 × 45 min'); 60 unless said. */
  readonly sitting?: number;
  /** How long one unit of the first number in its text takes: it then takes just that, and no more units than there is time for. */
  readonly minutesEach?: number | undefined;
}

export interface KindResource {
  readonly title: string;
  readonly notes: string;
  readonly estimatedMinutes?: number;
  /** The home page of a well-known, lasting site; rather none than one that may not exist. */
  readonly url?: string;
  /** For whom: one of the ways of learning, or for everybody. */
  readonly way?: 'reading' | 'video' | 'audio' | 'people' | 'doing' | 'course' | 'app';
  /** From which part of the plan on: 0 at the beginning (unless said), 1 at the end. */
  readonly from?: number;
}
