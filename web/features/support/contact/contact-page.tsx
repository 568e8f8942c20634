import { useQuery } from '@tanstack/react-query';
import { linkHost, isWebLink } from '#domain/web-link.ts';
import { aboutQuery } from '#web/api/support/about.ts';
import { TextLink } from '#web/ui/link/link.tsx';
import { MailLink } from '#web/ui/link/mail-link.tsx';
import { ContactForm } from './contact-form.tsx';
import { ResettableForm } from '../form/resettable-form.tsx';
import { SupportLayout } from '../support-layout.tsx';

export function ContactPage() {
  const { data: about } = useQuery(aboutQuery);
  return (
    <SupportLayout
      aside={
        <>
          <h2>Who reads this</h2>
          <p>
            The operator of this server. <OperatorLink url={about?.profileUrl} sourceUrl={about?.sourceUrl} />
          </p>
          {about?.email && (
            <>
              <h2>By email</h2>
              <p>
                <MailLink email={about.email} />
              </p>
            </>
          )}
          <h2>Found a bug or have an idea?</h2>
          <p>
            The <TextLink to="/feedback">Feedback page</TextLink> asks for the details we need to look into it.
          </p>
        </>
      }
    >
      <ResettableForm successMessage="✅ Your message has been sent!" form={ContactForm} />
    </SupportLayout>
  );
}

interface OperatorLinkProps {
  readonly url: string | null | undefined;
  readonly sourceUrl: string | null | undefined;
}

/** Links to the operator's profile, or to the source page if only the source is published. */
function OperatorLink({ url, sourceUrl }: OperatorLinkProps) {
  if (!url || !isWebLink(url)) return sourceUrl ? <a href="/source">About Weekwise</a> : null;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      Profile on <bdi>{linkHost(url)}</bdi>
    </a>
  );
}
