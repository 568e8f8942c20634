/** The colours of focus areas by hue; web/ui/tokens.css has their values. A class has its own colour, shown beside it. */
export const areaColors = [
  'red',
  'orange',
  'gold',
  'olive',
  'green',
  'teal',
  'cyan',
  'blue',
  'indigo',
  'violet',
  'pink',
  'gray',
] as const;

export type AreaColor = (typeof areaColors)[number];

/** All colours, such that neighbours differ a lot. */
const assignmentOrder: readonly AreaColor[] = [
  'blue',
  'orange',
  'green',
  'pink',
  'teal',
  'violet',
  'gold',
  'red',
  'cyan',
  'olive',
  'indigo',
  'gray',
];

/** Returns a function that picks a colour for each new area: one that the fewest areas of the account have. */
export function createColorPicker(used: readonly AreaColor[]): () => AreaColor {
  const counts = new Map<AreaColor, number>(assignmentOrder.map((color) => [color, 0]));
  const count = (color: AreaColor) => counts.set(color, counts.get(color)! + 1);
  for (const color of used) count(color);
  return () => {
    const fewest = Math.min(...counts.values());
    const color = assignmentOrder.find((each) => counts.get(each) === fewest)!;
    count(color);
    return color;
  };
}
