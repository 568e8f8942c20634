import { type ComponentType, useEffect, useRef, useState } from 'react';
import { InfoBanner } from '#web/ui/feedback/info-banner.tsx';

interface ResettableFormProps {
  readonly successMessage: string;
  readonly form: ComponentType<{ readonly onSent: () => void }>;
}

/** Resets the form once it is sent, and shows a message until the user types again. */
export function ResettableForm({ successMessage, form: Form }: ResettableFormProps) {
  const [formKey, setFormKey] = useState(0);
  const [isSent, setIsSent] = useState(false);
  const noticeRef = useRef<HTMLDivElement>(null);
  // The focused button was unmounted with the form, and the message may be off screen.
  useEffect(() => {
    if (isSent) noticeRef.current?.focus();
  }, [isSent]);

  function onSent() {
    setFormKey(formKey + 1);
    setIsSent(true);
  }

  return (
    <div onInput={() => setIsSent(false)}>
      {isSent && (
        <div ref={noticeRef} tabIndex={-1}>
          <InfoBanner>{successMessage}</InfoBanner>
        </div>
      )}
      <Form key={formKey} onSent={onSent} />
    </div>
  );
}
