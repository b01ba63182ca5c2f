/**
 * Finds one cycle per group of files that import each other, including imports of types and lazy imports.
 * @param {readonly import('./targets.mjs').Import[]} imports
 * @returns {string[][]} the files of each cycle in order; the last one imports the first
 */
export function cycles(imports) {
  /** @type {Map<string, string[]>} */
  const graph = new Map(imports.map(({ from }) => [from, []]));
  for (const { from, to } of imports) if (graph.has(to)) graph.get(from)?.push(to);
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {string[][]} */
  const found = [];
  for (const start of graph.keys()) {
    const cycle = firstCycle(graph, start, done);
    if (cycle) found.push(cycle);
  }
  return found;
}

/**
 * @param {Map<string, string[]>} graph
 * @param {string} start
 * @param {Set<string>} done files whose imports have all been followed; this function adds to it
 */
function firstCycle(graph, start, done) {
  /** @type {string[][]} */
  const waiting = [[start]];
  /** @type {string[]} */
  const path = [];
  let found;
  while (waiting.length > 0) {
    const file = waiting.at(-1)?.pop();
    if (file === undefined) {
      waiting.pop();
      const left = path.pop();
      if (left !== undefined) done.add(left);
    } else if (path.includes(file)) {
      found ??= path.slice(path.indexOf(file));
    } else if (!done.has(file)) {
      path.push(file);
      waiting.push([...(graph.get(file) ?? [])]);
    }
  }
  return found;
}
