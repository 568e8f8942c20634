/**
 * Everything the built-in generator knows about one kind of goal. Kinds are pure data: to add one, add a file to `kinds/`
 * and a line to `kinds.ts`. `template.ts` fills these placeholders in every text:
 *
 * - `{subject}` is what the goal is about ('Spanish'), `{goal}` is the goal as a lowercase phrase ('learn Spanish'), and
 *   `{measure}` is how the user knows it is reached (the user's answer, or else `measure` of the kind).
 * - `{theme}` is the theme of the week.
 * - `{20..90}` is a number that grows over the weeks from 20 to 90. `{20..90/5}` grows in steps of 5.
 * - `{name}` and `{name..other}` refer to `values`. A value that begins with a number ('12 books') is replaced by what the
 *   user says in that unit (`quantities.ts`), and a range keeps the unit: `{0..books}` is '6 books' half-way.
 */
export interface GoalKind {
  readonly name: string;
  /** Lowercase words or phrases that indicate this kind. A star matches any ending ('marathon*'). Rare words weigh more than common ones. */
  readonly words: readonly string[];
  /** The first group of the first matching pattern. Falls back to `subject` of the variant's values, then to `otherwise`. */
  readonly subject: { readonly found: readonly RegExp[]; readonly otherwise: string };
  /** Hours needed from scratch for a modest, a usual and an ambitious goal. */
  readonly hours: readonly [modest: number, usual: number, ambitious: number];
  /** The default for `{measure}`: 'a ten-minute conversation in {subject}'. */
  readonly measure: string;
  /** Values for placeholders. They may refer to the subject and to each other. A matching variant overrides some of them. */
  readonly values?: Readonly<Record<string, string>>;
  readonly variants?: readonly Variant[];
  /** At least 14 themes from easy to hard. Each fits into every text with `{theme}`. */
  readonly themes: readonly string[];
  /** Set if the first phase is preparation that even experienced users need. Otherwise they skip it. */
  readonly everybodyBegins?: true;
  /** At least three phases, from first steps towards the finish. */
  readonly phases: readonly Phase[];
  /** The last week, in which the measure is met. Its outcome contains `{measure}`. */
  readonly finish: WeekPattern;
  readonly resources: readonly KindResource[];
  /** Example answers for the wizard, three to five per question. They may contain `{subject}`. */
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
  /** Replaces the themes of the kind. */
  readonly themes?: GoalKind['themes'];
  /** Factor for the time per kilometre, which differs between swimming and cycling. */
  readonly pace?: number;
}

export interface Phase {
  /** Its purpose in two or three words: 'First words'. */
  readonly name: string;
  /** Its share of the weeks, relative to the other phases. */
  readonly share: number;
  /** At least three patterns, repeated with other themes and greater numbers. Each outcome contains `{theme}` or a growing number. */
  readonly weeks: readonly WeekPattern[];
}

export interface WeekPattern {
  /** The result of the week: 'Order a meal in {subject} without notes'. Becomes 'Week 3: …'. */
  readonly outcome: string;
  /** Five or six, the most important first: a light plan takes three, a strong one all. */
  readonly tasks: readonly TaskPattern[];
}

export interface TaskPattern {
  /** A concrete action that starts with a verb. The generator appends its duration. */
  readonly do: string;
  /** Its share of the week's time relative to the other tasks, from 1 to 5. */
  readonly size: number;
  /** Maximum minutes, for tasks such as booking a ticket that take no longer even if there is more time. */
  readonly upTo?: number;
  /** Maximum minutes of one session before the task is split into several ('3 × 45 min'). Defaults to 60. */
  readonly sitting?: number;
  /** Minutes per unit of the first number in the text. Sets the duration of the task, and limits the number to the time available. */
  readonly minutesEach?: number | undefined;
}

export interface KindResource {
  readonly title: string;
  readonly notes: string;
  readonly estimatedMinutes?: number;
  /** The home page of a well-known, lasting site. Omit it when in doubt. */
  readonly url?: string;
  /** The learning style it suits. Omitted for resources that suit everyone. */
  readonly way?: 'reading' | 'video' | 'audio' | 'people' | 'doing' | 'course' | 'app';
  /** When it is first needed, from 0 (start of the plan, the default) to 1 (end). */
  readonly from?: number;
}
