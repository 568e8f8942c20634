import { useState } from 'react';
import type { PlaybookReference } from '#contract/understanding.ts';
import { EditorPopover, type Target } from './editor-popover.tsx';
import classes from './playbook-question.module.css';

interface PlaybookQuestionProps {
  /** Best first. */
  readonly suggestions: readonly PlaybookReference[];
  /** Called with undefined if it is none of them. */
  readonly onAnswer: (playbook: PlaybookReference | undefined) => void;
}

const MAX_SUGGESTIONS = 5;

/** Asks what the goal is about, if several playbooks may fit and none clearly does. One tap answers. */
export function PlaybookQuestion({ suggestions, onAnswer }: PlaybookQuestionProps) {
  const [search, setSearch] = useState<Target>();
  return (
    <fieldset className={classes.question}>
      <legend>Which of these is it?</legend>
      <div className={classes.choices}>
        {suggestions.slice(0, MAX_SUGGESTIONS).map((playbook) => (
          <button key={playbook.id} type="button" onClick={() => onAnswer(playbook)}>
            {playbook.name}
          </button>
        ))}
        <button type="button" className={classes.none} onClick={() => onAnswer(undefined)}>
          None of these
        </button>
      </div>
      <button
        type="button"
        className={classes.search}
        aria-haspopup="dialog"
        onClick={({ currentTarget: anchor }) => setSearch({ anchor, type: 'playbook', replaced: undefined })}
      >
        Search all playbooks…
      </button>
      {search && (
        <EditorPopover
          target={search}
          alternatives={suggestions.slice(MAX_SUGGESTIONS)}
          onFact={() => undefined}
          onPlaybook={onAnswer}
          onClose={() => setSearch(undefined)}
        />
      )}
    </fieldset>
  );
}
