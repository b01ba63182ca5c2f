/** Characters that are parsed without a break: a few milliseconds of work. */
const SLICE = 32 * 1024;

export function* slices(text: string): Generator<string> {
  for (let from = 0; from < text.length; from += SLICE) yield text.slice(from, from + SLICE);
}

/** A break in which the process answers others. */
export const breathe = () =>
  new Promise<void>((resolve) => {
    setImmediate(resolve);
  });
