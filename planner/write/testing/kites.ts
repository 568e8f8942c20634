import { parsePlaybook } from '../../library/parse-playbook.ts';

const header = (kind: string, extra = '') => `---
name: ${kind} for tests
kind: ${kind}
for: people who have never built a kite
hours: 8-20
weeks: 4-8
words: kite
${extra}
---
`;

/** Twelve hours of work on three milestones, one task of which is done for each kite. */
export const kiteProject = parsePlaybook(
  'a-kite',
  `${header('project', 'ask count: Kites to build | | 2 | 2-20\nask amount: Length of the line | m | 30 | 5-200')}
# Fly {count} kites on {amount} of line
> Done when: {count} kites have flown on {date|the day} for {budget|little money}.
> Pitfall: Cutting the cloth before the frame is glued.
> Pitfall: Flying near wires.
> Pitfall: Flying alone.
> Ask: somebody on the beach.

## A frame that holds
- [ ] Draw the frame of the kite at full size (1 h)
- [ ] Buy spars, cloth and {amount} of line within {budget|your limit} (1 h)
- [ ] Paint the spars (30 min, optional)
- [ ] Read about bridles (30 min, beginner)
- [ ] Compute the lift (30 min, advanced)

### Resources
- The Kite Book – how bridles work (1 h)

## {count} kites with a skin
> Check: Cloth cut
- [ ] Sew kite {n} of {count} with a flat seam (2 h, each)
- [ ] Test one seam by pulling (30 min, weekly)
- [ ] Dye a tail with berries (1 h, months 7-9)

## All kites in the air
- [ ] Run {2..4} km in wind as training (3 × 30 min)
- [ ] Check the line for knots (30 min)
- [ ] Fly on {date|the day} (2 h, late)
`,
);

/** Three hours a week on two milestones. */
export const kitePractice = parsePlaybook(
  'kite-tricks',
  `${header('practice', 'ask amount: Weight to lose | kg | 4 | 1-40\nlimit amount: 0.5 a week')}
# Fly five tricks
> Done when: {amount} are gone.
> Pitfall: Too much wind.
> Ask: the club.

## Straight flight (50 %)
> Check: Start without help
- [ ] Start the kite {5..20} times alone (3 × 30 min, weekly)
- [ ] Hold it still for a while (2 × 20 min, weekly)
- [ ] Mend the tail (30 min)

## Five tricks (50 %)
- [ ] Practise loops and half turns (3 × 30 min, weekly)
- [ ] Film one trick a week (20 min, weekly, optional)
- [ ] Show five tricks to a friend (1 h, late)
`,
);
