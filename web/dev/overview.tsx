import { galleries } from './galleries.ts';
import * as classes from './overview.module.css';

/** The list of components beside the states of one of them, in both colour schemes. */
export function Overview({ selected }: { readonly selected: string }) {
  const folders = Map.groupBy(galleries, ({ folder }) => folder);
  return (
    <div className={classes.page}>
      <nav aria-label="Components">
        {[...folders].map(([folder, members]) => (
          <section key={folder}>
            <h2>{folder}</h2>
            {members.map(({ name }) => (
              <a key={name} href={`?component=${name}`} aria-current={name === selected ? 'page' : undefined}>
                {name}
              </a>
            ))}
          </section>
        ))}
      </nav>
      {/* Dialogs, media queries and the colour scheme belong to a document, so each scheme has its own. */}
      {['light', 'dark'].map((scheme) => (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- it shows our own pages
        <iframe key={scheme} title={`${selected}, ${scheme}`} src={`?component=${selected}&scheme=${scheme}`} />
      ))}
    </div>
  );
}
