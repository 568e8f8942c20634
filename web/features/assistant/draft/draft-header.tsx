import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Planner } from '#contract/assistant.ts';
import { focusAreasQuery } from '#web/api/focus-areas.ts';
import { PlanFacts } from '#web/parts/plan/plan-facts.tsx';
import type { AreaChoice } from './area-choice.ts';
import type { EditedDraft } from './draft-edits.ts';
import type { DraftEditor } from './draft-editor.ts';
import classes from './draft-head.module.css';
import type { PartProblems } from './draft-problems.ts';
import { DraftText } from './draft-text.tsx';

interface DraftHeadProps {
  readonly draft: EditedDraft;
  readonly place: AreaChoice;
  readonly writtenBy: Planner;
  readonly problems: PartProblems | undefined;
  readonly editor: DraftEditor;
}

/** What the draft is called, and its frame. */
export function DraftHead({ draft, place, writtenBy, problems, editor: { change } }: DraftHeadProps) {
  const { title, description, structure, goals } = draft;
  const { data: areas } = useQuery(focusAreasQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  // What was waited for is there: whoever listens hears it, and whoever had scrolled sees its beginning.
  useEffect(() => {
    heading.current?.focus();
    window.scrollTo(0, 0);
  }, []);
  const made = 'newFocusArea' in place ? place.newFocusArea.name.trim() : undefined;
  const area = 'focusAreaId' in place ? areas?.find(({ _id }) => _id === place.focusAreaId)?.name : made;
  return (
    <section className={classes.head} aria-labelledby="draft-state">
      <h2 ref={heading} id="draft-state" className={classes.state} tabIndex={-1}>
        Draft: nothing is saved yet
      </h2>
      <DraftText
        id="draft-title"
        className={classes.title}
        label="Title of the plan"
        placeholder="Title"
        value={title}
        error={problems?.get('title')}
        onChange={(text) => change((before) => ({ ...before, title: text }))}
      />
      <DraftText
        id="draft-description"
        label="Description of the plan"
        placeholder="Description (optional)"
        value={description}
        error={problems?.get('description')}
        hasLines
        onChange={(text) => change((before) => ({ ...before, description: text }))}
      />
      {area !== undefined && (
        <p className={classes.area}>
          <bdi>{area}</bdi>
          {made !== undefined && ' (new)'}
        </p>
      )}
      <PlanFacts plan={{ ...draft, weeks: structure === 'weekly' ? goals.length : null }} />
      <p className={classes.how}>
        Written by {writtenBy === 'model' ? 'a model: read it with care' : 'the built-in planner'}. Change whatever you
        like: every text can be edited.
      </p>
    </section>
  );
}
