import '@mantine/core/styles/Accordion.layer.css';
import { Accordion } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { aboutQuery } from '#web/api/about.ts';
import { TextLink } from '#web/ui/link/link.tsx';
import { MailLink } from '#web/ui/link/mail-link.tsx';
import classes from './faq-page.module.css';
import { faqQuestions } from './faq-questions.ts';

export function FaqPage() {
  const { data: about } = useQuery(aboutQuery);
  return (
    <div className={classes.page}>
      <Accordion order={2} classNames={classes} transitionDuration={150}>
        {faqQuestions.map(({ id, question, answer, link }) => (
          <Accordion.Item key={id} value={id}>
            <Accordion.Control>{question}</Accordion.Control>
            <Accordion.Panel>
              {answer}
              {link && (
                <>
                  {' '}
                  <TextLink to={link.to}>{link.label}</TextLink>
                </>
              )}
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
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
    </div>
  );
}
