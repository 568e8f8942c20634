import type { Question } from '#domain/assistant/brief.ts';
import { type AppForm, useAppForm } from '#web/forms/use-app-form.ts';
import { type Answer, answerError, type Entry, toAnswer } from './entry.ts';

interface AnswerFormOptions {
  readonly question: Question;
  readonly entry: Entry;
  /** Persists the input, so that it survives reloads. */
  readonly onChange: (entry: Entry) => void;
  readonly onSubmit: (answer: Answer) => void;
}

export type AnswerForm = AppForm<Entry>;

/** The form for the answer to one question. */
export function useAnswerForm({ question, entry, onChange, onSubmit }: AnswerFormOptions): AnswerForm {
  return useAppForm<Entry>({
    initialValues: entry,
    validate: (values) => ({ text: answerError(toAnswer(question, values)) }),
    defaultField: 'text',
    onChange,
    submit: async (values) => onSubmit(toAnswer(question, values)),
  });
}
