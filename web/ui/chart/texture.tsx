/** Patterns drawn over fills to distinguish similar colours. */
const textures = [undefined, 'M0 8 8 0', 'M1.5 2h1M5.5 6h1', 'M0 4h8', 'M0 0l8 8', 'M4 0v8'] as const;

export function textureFor(index: number): string | undefined {
  return textures[index % textures.length];
}

interface TextureProps {
  readonly id: string;
  readonly path: string;
}

export function Texture({ id, path }: TextureProps) {
  return (
    <pattern id={id} width={8} height={8} patternUnits="userSpaceOnUse">
      <path d={path} stroke="var(--ww-surface)" strokeOpacity={0.6} />
    </pattern>
  );
}
