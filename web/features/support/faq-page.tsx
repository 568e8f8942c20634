import '@mantine/core/styles/Accordion.layer.css';
import { Accordion } from '@mantine/core';
import { TextLink } from '#web/ui/link.tsx';
import classes from './faq-page.module.css';
import { questions } from './faq-questions.ts';

export function FaqPage() {
  return (
    <div className={classes.page}>
      <Accordion order={2} classNames={classes} transitionDuration={150}>
        {questions.map(({ id, question, answer }) => (
          <Accordion.Item key={id} value={id}>
            <Accordion.Control>{question}</Accordion.Control>
            <Accordion.Panel>{answer}</Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
      <p className={classes.more}>
        New here? The <TextLink to="/help">Help page</TextLink> goes through a first week step by step.
      </p>
    </div>
  );
}
