import { TextLink } from '#web/ui/link.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import { SentAgain } from './sent-again.tsx';
import { SupportLayout } from './support-layout.tsx';

export function FeedbackPage() {
  return (
    <SupportLayout
      aside={
        <>
          <h2>Quicker than writing</h2>
          <p>
            The <TextLink to="/faq">FAQ</TextLink> and the <TextLink to="/help">Help page</TextLink> may know the answer
            already.
          </p>
          <h2>Need an answer?</h2>
          <p>
            Leave an address with your feedback, or write to us on the <TextLink to="/contact">Contact page</TextLink>.
          </p>
        </>
      }
    >
      <SentAgain thanks="✅ Feedback submitted successfully!" form={FeedbackForm} />
    </SupportLayout>
  );
}
