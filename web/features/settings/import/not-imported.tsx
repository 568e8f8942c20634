import { type ImportPreview, ignoredColumnKinds } from '#contract/account/imports.ts';
import { pluralize } from './import-labels.ts';
import * as classes from './problems.module.css';

type Column = ImportPreview['notImported'][number];

const reasons: Readonly<Record<Column['kind'], string>> = {
  billing: 'Weekwise tracks time, not money',
  people: 'an account belongs to one person',
  other: 'Weekwise does not store this',
};

/** Names the columns of a report that would be lost. */
export function NotImported({ columns }: { readonly columns: readonly Column[] }) {
  const groups = ignoredColumnKinds
    .map((kind) => ({ kind, columns: columns.filter((column) => column.kind === kind) }))
    .filter((group) => group.columns.length > 0);
  return (
    <div className={classes.problems}>
      <h4>Not imported</h4>
      <ul>
        {groups.map((group) => (
          <li key={group.kind}>
            <bdi>
              {group.columns.map(({ column, cells }) => `${column} (${pluralize(cells, 'row', 'rows')})`).join(', ')}
            </bdi>
            : {reasons[group.kind]}.
          </li>
        ))}
      </ul>
    </div>
  );
}
