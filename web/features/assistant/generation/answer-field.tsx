import { useState } from 'react';
import { limits } from '#domain/limits.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import * as classes from './generation-error.module.css';

interface AnswerFieldProps {
  readonly question: string;
  readonly onAnswer: (answer: string) => void;
}

/** What a model asks before it writes the plan, with a field for the answer. */
export function AnswerField({ question, onAnswer }: AnswerFieldProps) {
  const [answer, setAnswer] = useState('');
  return (
    <div className={classes.question}>
      <Textarea
        label={<span dir="auto">{question}</span>}
        rows={2}
        maxLength={limits.answer}
        value={answer}
        onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
      />
      <Button aria-disabled={answer.trim() === ''} onClick={() => answer.trim() !== '' && onAnswer(answer.trim())}>
        Add and generate
      </Button>
    </div>
  );
}
