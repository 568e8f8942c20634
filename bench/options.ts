import { parseArgs } from 'node:util';

export const parts = ['calls', 'ideal', 'rendering', 'load', 'statements', 'import-export', 'migration'] as const;
export type Part = (typeof parts)[number];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean' }, quick: { type: 'boolean' }, against: { type: 'string' } },
});

const unknownParts = positionals.filter((name) => !parts.some((part) => part === name));
if (unknownParts.length > 0) {
  console.error(`Unknown part: ${unknownParts.join(', ')}. Choose from ${parts.join(', ')}.`);
  process.exit(2);
}
if (values.write && values.quick) {
  console.error('--quick measures too little to write down its results. Use either --write or --quick.');
  process.exit(2);
}

export const options = {
  /** Writes the results to RESULTS.md. */
  write: values.write === true,
  /** Uses few rounds and users, to try out the bench itself. */
  quick: values.quick === true,
  /** The folder of another checkout, already built, with which page loads are compared. */
  against: values.against,
};

export const isRequested = (part: Part) => positionals.length === 0 || positionals.includes(part);
