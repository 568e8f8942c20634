import type { Goal } from '#contract/goals.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { StarIcon, StarredIcon } from '#web/ui/icons.tsx';
import classes from './favorite-button.module.css';

interface FavoriteButtonProps {
  readonly goal: Goal;
  readonly onFavorite: (goal: Goal) => void;
}

/** Makes an active goal a favourite, or no longer one, wherever goals are shown. */
export function FavoriteButton({ goal, onFavorite }: FavoriteButtonProps) {
  const { isFavorite, title } = goal;
  return (
    <IconButton
      className={classes.favorite}
      aria-pressed={isFavorite}
      aria-label={`Favourite: ${title}`}
      onClick={() => onFavorite(goal)}
    >
      {isFavorite ? <StarredIcon /> : <StarIcon />}
    </IconButton>
  );
}
