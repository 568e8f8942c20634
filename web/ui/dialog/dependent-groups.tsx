import type { Dependents } from '#contract/deletions/safe-delete.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import * as classes from './dependent-groups.module.css';

export function DependentGroups({ groups }: Dependents) {
  return (
    <div className={classes.groups}>
      <p>This will be deleted too:</p>
      {groups.map(({ type, label, total, items }) => (
        <section key={type}>
          <h3>
            {label} <span>({total.toLocaleString('en')})</span>
          </h3>
          <ul>
            {items.map((item) => (
              <li key={item._id} dir="auto">
                {item.label}
              </li>
            ))}
          </ul>
          {total > items.length && (
            <p>
              …and {(total - items.length).toLocaleString('en')} more
              <VisuallyHidden> {label}</VisuallyHidden>
            </p>
          )}
        </section>
      ))}
    </div>
  );
}
