import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { focusAreasQuery } from '#web/api/goals/focus-areas.ts';
import { PlanFacts } from '#web/widgets/plan/plan-facts.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import type { AreaChoice } from '../fields/area-choice.ts';
import type { KeyedDraft } from './draft-edits.ts';
import type { DraftEditor } from './use-draft-editor.ts';
import * as classes from './draft-header.module.css';
import type { PartErrors } from './draft-errors.ts';
import type { GeneratedPlan } from './generated-plan.ts';
import { DraftTextField } from './text-field.tsx';

interface DraftHeaderProps {
  readonly draft: KeyedDraft;
  readonly area: AreaChoice;
  readonly source: GeneratedPlan['source'];
  readonly errors: PartErrors | undefined;
  readonly editor: DraftEditor;
  /** Shown below. */
  readonly children: ReactNode;
}

const sourceLabels: Readonly<Record<GeneratedPlan['source'], string>> = {
  model: 'Written by a model, so check it carefully',
  builtIn: 'Written by the built-in planner',
  pasted: 'Read from the text you pasted',
};

/** Shows the draft's title, description and scope. */
export function DraftHeader({ draft, area, source, errors, editor: { change }, children }: DraftHeaderProps) {
  const { title, description, structure, goals } = draft;
  const { data: areas } = useQuery(focusAreasQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  // Announces the draft to screen readers and shows it from the top.
  useEffect(() => {
    heading.current?.focus();
    window.scrollTo(0, 0);
  }, []);
  const newAreaName = 'newFocusArea' in area ? area.newFocusArea.name.trim() : undefined;
  const areaName = 'focusAreaId' in area ? areas?.find(({ _id }) => _id === area.focusAreaId)?.name : newAreaName;
  return (
    <Card as="section" className={classes.header} aria-labelledby="draft-state">
      <h2 ref={heading} id="draft-state" className={classes.state} tabIndex={-1}>
        Draft: nothing is saved yet
      </h2>
      <DraftTextField
        id="draft-title"
        className={`${classes.field} ${classes.title}`}
        label="Title of the plan"
        placeholder="Title"
        value={title}
        error={errors?.get('title')}
        onChange={(text) => change((before) => ({ ...before, title: text }))}
      />
      <DraftTextField
        id="draft-description"
        className={classes.field}
        label="Description of the plan"
        placeholder="Description (optional)"
        value={description}
        error={errors?.get('description')}
        isMultiline
        onChange={(text) => change((before) => ({ ...before, description: text }))}
      />
      {areaName !== undefined && (
        <p className={classes.area}>
          <bdi>{areaName}</bdi>
          {newAreaName !== undefined && ' (new)'}
        </p>
      )}
      <PlanFacts plan={{ ...draft, weeks: structure === 'weekly' ? goals.length : null }} />
      <p className={classes.hint}>{sourceLabels[source]}. You can edit everything.</p>
      {children}
    </Card>
  );
}
