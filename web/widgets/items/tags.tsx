import { Chip } from '#web/ui/chip/chip.tsx';
import * as classes from './tags.module.css';

export function ItemTags({ tags }: { readonly tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className={classes.tags} aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag} dir="auto">
          <Chip>{tag}</Chip>
        </li>
      ))}
    </ul>
  );
}
