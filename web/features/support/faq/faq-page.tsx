import { useQuery } from '@tanstack/react-query';
import { aboutQuery } from '#web/api/support/about.ts';
import { Accordion } from '#web/ui/layout/accordion.tsx';
import { TextLink } from '#web/ui/link/link.tsx';
import { MailLink } from '#web/ui/link/mail-link.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import * as classes from './faq-page.module.css';
import { faqQuestions } from './faq-questions.ts';

export function FaqPage() {
  const { data: about } = useQuery(aboutQuery);
  return (
    <Page width="text">
      <Accordion
        items={faqQuestions.map(({ id, question, answer, link }) => ({
          id,
          title: question,
          content: (
            <>
              {answer}
              {link && (
                <>
                  {' '}
                  <TextLink to={link.to}>{link.label}</TextLink>
                </>
              )}
            </>
          ),
        }))}
      />
      <p className={classes.more}>
        New here? The <TextLink to="/help">Help page</TextLink> walks you through your first week. Question not
        answered?{' '}
        {about?.email ? (
          <>
            Write to <MailLink email={about.email} />.
          </>
        ) : (
          <TextLink to="/contact">Write to us</TextLink>
        )}
      </p>
    </Page>
  );
}
