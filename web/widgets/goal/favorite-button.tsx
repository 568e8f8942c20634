import type { Goal } from '#contract/goals/goals.ts';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { StarIcon, StarFilledIcon } from '#web/ui/icons/icons.tsx';
import * as classes from './favorite-button.module.css';

interface FavoriteButtonProps {
  readonly goal: Goal;
  readonly onToggle: (goal: Goal) => void;
}

export function FavoriteButton({ goal, onToggle }: FavoriteButtonProps) {
  const { isFavorite, title } = goal;
  return (
    <IconButton
      className={classes.favorite}
      aria-pressed={isFavorite}
      aria-label={`Favourite: ${title}`}
      onClick={() => onToggle(goal)}
    >
      {isFavorite ? <StarFilledIcon /> : <StarIcon />}
    </IconButton>
  );
}
