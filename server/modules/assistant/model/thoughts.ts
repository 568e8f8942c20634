const START = '<think>';
const END = '</think>';

/** Drops what local models think aloud before they respond, as it arrives. Takes time in proportion to the text. */
export function createThoughtFilter(): (text: string) => string {
  /** What may still be a thought; undefined once the response has begun. */
  let held: string | undefined = '';
  return (text) => {
    if (held === undefined) return text;
    held = (held + text).trimStart();
    const isThought = held.startsWith(START);
    if (!isThought && START.startsWith(held)) return '';
    const end = isThought ? held.indexOf(END) : 0;
    const response = isThought ? held.slice(end + END.length) : held;
    held = end === -1 ? START + held.slice(START.length).slice(1 - END.length) : undefined;
    return end === -1 ? '' : response;
  };
}
