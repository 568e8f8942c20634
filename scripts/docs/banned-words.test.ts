import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** The words that docs/glossary.md bans. Most have legitimate uses too, so a pattern matches what is likely to be misuse. */
interface BannedWord {
  readonly pattern: RegExp;
  readonly insteadOf: string;
  /** Files in which the word has a meaning of its own. */
  readonly except?: RegExp;
}

const bannedWords: readonly BannedWord[] = [
  {
    pattern: /answer/i,
    insteadOf: 'response',
    except:
      /assistant|wizard|wish|faq|help|planner|plan-request|limits|sample-data|long-texts|xss|build\.test|feedback|plans-page|contract\/summaries/,
  },
  { pattern: /\bkept (?:in|for|until|as|on)\b|\bkept-(?!timers)|kept(?:At|Answer)/, insteadOf: 'cached, stored' },
  { pattern: /\brefuse[sd]?\b|\brefusing\b/i, insteadOf: 'reject', except: /assistant|planner|concerns|help-instead/ },
  { pattern: /\btold\b/i, insteadOf: 'reported' },
  { pattern: /\b(?:has|have|had|is|are) come\b/i, insteadOf: 'arrived' },
  { pattern: /\b(?:is|are|be|has|have|had) gone\b|gone[A-Z]|[a-z]Gone\b/, insteadOf: 'deleted' },
  { pattern: /(?:check|assert|no)Room|\broom in (?:the|an) account/, insteadOf: 'quota' },
  { pattern: /\bhouses?\b/i, insteadOf: 'server, cluster' },
  { pattern: /(?:begin|seed|with|made-up)[ -]?(?:a )?life\b|\blife\.ts\b/i, insteadOf: 'sample data' },
  { pattern: /\bseal(?:s|ed|er|ing)?\b/i, insteadOf: 'signature' },
  { pattern: /\bdoors?\b/i, insteadOf: 'authentication' },
  { pattern: /lazyPart|PartLoad|\bweb\/parts\b/, insteadOf: 'widget, chunk' },
  {
    pattern: /(?<!\/)\bthings?\b/i,
    insteadOf: 'a name',
    except: /planner|sample-data|thinking-messages|understanding|decisions/,
  },
];

/** Legitimate uses, mostly in what users read or type. */
const allowedPhrases = new RegExp(
  [
    'no right answer|newAnswers|FAQ with an open answer|one answer at a time',
    'kept in step|kept until \\{until\\}',
    'after that, it is gone|and it is gone at once|clocks have gone|\\{amount\\} are gone',
    'Move house|small house|fire to a house',
    'made-up life',
    '(?:Sand|Paint) the door|(?:clean|blue) door|,Door,|Door closed',
    'called `web/parts`',
    "no.such.thing| thing'|(?:same|first|one) thing|Things may change|keeps things running",
  ].join('|'),
  'g',
);

/** Files that still contain such words. Remove a file from the list once it has none; never add one. */
const exemptFiles: readonly string[] = [
  'e2e/offline/offline.spec.ts',
  'e2e/support/offline.ts',
  'server/http/register.ts',
  'web/http/query-for.test.ts',
  'web/http/refreshed-data.test.ts',
  'web/offline/apply-outbox.test.ts',
  'web/offline/banner/rejected-timers.tsx',
  'web/offline/cached-at.ts',
  'web/offline/outbox-sync.ts',
  'web/offline/outbox.ts',
];

const root = join(import.meta.dirname, '..', '..');
const excluded =
  /^(?:CHANGELOG\.md|docs\/glossary\.md|docs\/promises\.md|scripts\/docs\/banned-words\.test\.ts)$|^planner\/(?:playbooks|languages|safety\/lists|plan-text\/replies)\/|\/migrations\/|golden\.md$/;
const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.css', '*.html', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => !excluded.test(file) && existsSync(join(root, file)));

function findBannedWords(file: string): string[] {
  const words = bannedWords.filter(({ except }) => !except?.test(file));
  return readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      const text = line.replaceAll(allowedPhrases, '');
      return words
        .filter(({ pattern }) => pattern.test(text))
        .map(({ insteadOf }) => `${file}:${index + 1}: say ${insteadOf}: ${line.trim()}`);
    });
}

it('the words that the glossary bans are not used', () => {
  expect(files.filter((file) => !exemptFiles.includes(file)).flatMap(findBannedWords)).toEqual([]);
});

it('files without banned words are not exempt', () => {
  expect(exemptFiles.filter((file) => !files.includes(file) || findBannedWords(file).length === 0)).toEqual([]);
});
