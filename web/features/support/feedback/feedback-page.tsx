import { TextLink } from '#web/ui/link/link.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import { ResettableForm } from '../form/resettable-form.tsx';
import { SupportLayout } from '../support-layout.tsx';

export function FeedbackPage() {
  return (
    <SupportLayout
      aside={
        <>
          <h2>Looking for a quick answer?</h2>
          <p>
            The <TextLink to="/faq">FAQ</TextLink> and the <TextLink to="/help">Help page</TextLink> may already have
            it.
          </p>
          <h2>Would you like a reply?</h2>
          <p>
            Leave your email with your feedback, or write to us on the <TextLink to="/contact">Contact page</TextLink>.
          </p>
        </>
      }
    >
      <ResettableForm successMessage="✅ Feedback submitted successfully!" form={FeedbackForm} />
    </SupportLayout>
  );
}
