import { useQuery } from '@tanstack/react-query';
import { aboutQuery } from '#web/api/about.ts';
import { TextLink } from '#web/ui/link.tsx';
import { MailLink } from '#web/ui/mail-link.tsx';
import { ContactForm } from './contact-form.tsx';
import { ProfileLink } from './profile-link.tsx';
import { SentAgain } from './sent-again.tsx';

import { SupportLayout } from './support-layout.tsx';

export function ContactPage() {
  const { data: about } = useQuery(aboutQuery);
  return (
    <SupportLayout
      aside={
        <>
          <h2>Who reads this</h2>
          <p>
            Whoever runs this server. <ProfileLink url={about?.profileUrl} sourceUrl={about?.sourceUrl} />
          </p>
          {about?.email && (
            <>
              <h2>By mail</h2>
              <p>
                <MailLink email={about.email} />
              </p>
            </>
          )}
          <h2>Found a bug or have an idea?</h2>
          <p>
            The <TextLink to="/feedback">Feedback page</TextLink> asks for what we need to look into it.
          </p>
        </>
      }
    >
      <SentAgain thanks="✅ Your message has been sent!" form={ContactForm} />
    </SupportLayout>
  );
}
