import { Card } from '#web/ui/layout/card.tsx';
import { TextLink } from '#web/ui/link/link.tsx';
import { helpSections } from './help-sections.ts';
import { Page } from '#web/ui/layout/page.tsx';
import * as classes from './help-page.module.css';

export function HelpPage() {
  return (
    <Page width="record">
      <p className={classes.lead}>
        Six short sections, in the order of your first week. Looking for a specific answer? See the{' '}
        <TextLink to="/faq">FAQ</TextLink>.
      </p>
      <div className={classes.sections}>
        {helpSections.map(({ title, icon: SectionIcon, paragraphs }) => (
          <Card as="section" key={title} className={classes.section}>
            <SectionIcon size={24} />
            <h2>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Card>
        ))}
      </div>
    </Page>
  );
}
