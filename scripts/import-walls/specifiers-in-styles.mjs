/** Patterns for files that a style sheet loads: other sheets, Tailwind plug-ins, and relative URLs. */
const LOADED = [
  /@(?:import|plugin|config|reference)\s+(?:url\(\s*)?['"]([^'"]+)['"]/g,
  /(?<!@import\s+)\burl\(\s*['"]?(\.{1,2}\/[^'")\s]+)/g,
];

/**
 * @param {string} text
 * @returns {import('./specifiers-in-code.mjs').Specifier[]}
 */
export function specifiersInStyles(text) {
  const sheet = text.replace(/\/\*[\s\S]*?\*\//g, '');
  const found = LOADED.flatMap((pattern) => Array.from(sheet.matchAll(pattern)));
  return found.map(([, specifier]) => ({ specifier, typeOnly: false }));
}
