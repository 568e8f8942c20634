// A name that consists only of spaces or invisible characters could not be found on the screen.
const visibleCharacter = /[^\p{Z}\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

export function hasVisibleCharacter(value: string): boolean {
  return visibleCharacter.test(value);
}
