/** An element with its children, by local names. */
export interface XmlNode {
  name: string;
  text: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlNode[];
}

/** The first element on a path of names; null if there is none. */
export function at(node: XmlNode | null | undefined, ...names: string[]): XmlNode | null {
  let found: XmlNode | null = node ?? null;
  for (const wanted of names) {
    found = found?.children.find(({ name }) => name === wanted) ?? null;
  }
  return found;
}

export const textAt = (node: XmlNode | null | undefined, ...names: string[]): string =>
  at(node, ...names)?.text.trim() ?? '';
