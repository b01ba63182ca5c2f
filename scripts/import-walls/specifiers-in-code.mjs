import { parseAst } from 'vitest/node';

/**
 * @typedef {{ type: string } & Record<string, unknown>} Syntax a node of a parsed file
 * @typedef {{ specifier: string | undefined, typeOnly: boolean }} Specifier undefined if computed at run time; a pattern
 *   of `import.meta.glob` begins with `glob:`
 */

/**
 * All references to other files: imports of every kind, files loaded by `require`, `import.meta` or a worker, and types
 * in comments.
 * @param {string} path
 * @param {string} text
 * @returns {Specifier[]}
 */
export function specifiersInCode(path, text) {
  const nodes = nodesIn(parse(path, text));
  const names = requireNames(nodes);
  return [...nodes.flatMap((node) => ownSpecifiers(node, names)), ...specifiersInComments(text)];
}

/**
 * @param {string} path
 * @param {string} text
 */
function parse(path, text) {
  const ending = /\.(\w+)$/.exec(path)?.[1] ?? '';
  const lang = ending.endsWith('x') ? 'tsx' : ending.endsWith('ts') ? 'ts' : 'js';
  try {
    return parseAst(text, { lang });
  } catch (cause) {
    throw new Error(`${path} cannot be parsed as TypeScript`, { cause });
  }
}

/**
 * @param {unknown} value a node, a list of nodes or any property of a node
 * @param {Syntax[]} found collects the nodes
 */
function nodesIn(value, found = []) {
  if (typeof value !== 'object' || value === null) return found;
  const isList = Array.isArray(value);
  if (!isList && !('type' in value)) return found;
  if (!isList) found.push(/** @type {Syntax} */ (value));
  for (const held of Object.values(value)) nodesIn(held, found);
  return found;
}

/**
 * @param {Syntax} node
 * @param {Names} names
 * @returns {Specifier[]}
 */
function ownSpecifiers(node, names) {
  switch (node.type) {
    case 'ImportDeclaration':
      return [{ specifier: textOf(node.source), typeOnly: node.importKind === 'type' }];
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      if (!node.source) return [];
      return [{ specifier: textOf(node.source), typeOnly: node.exportKind === 'type' }];
    case 'ImportExpression':
      return [{ specifier: textOf(node.source), typeOnly: false }];
    case 'TSImportType':
      return [{ specifier: textOf(node.source), typeOnly: true }];
    case 'TSExternalModuleReference':
      return [{ specifier: textOf(node.expression), typeOnly: false }];
    case 'NewExpression':
      return besideThisFile(node);
    case 'CallExpression':
      return loadedBy(node, names);
    default:
      return [];
  }
}

/** @param {unknown} literal */
function textOf(literal) {
  const { value } = /** @type {{ value?: unknown }} */ (literal ?? {});
  return typeof value === 'string' ? value : undefined;
}

/**
 * The name of a member expression, such as `resolve` in `import.meta.resolve`, and its object.
 * @param {unknown} value
 */
function memberOf(value) {
  const { type, object, property, computed } = /** @type {Syntax} */ (value ?? {});
  if (type !== 'MemberExpression' || computed) return undefined;
  return { of: /** @type {Syntax} */ (object), name: nameOf(property) };
}

/** @param {unknown} value */
function nameOf(value) {
  const { name } = /** @type {{ name?: unknown }} */ (value ?? {});
  return typeof name === 'string' ? name : undefined;
}

/** @param {unknown} value */
function metaName(value) {
  const member = memberOf(value);
  return member?.of.type === 'MetaProperty' ? member.name : undefined;
}

/**
 * `new URL('./worker.js', import.meta.url)`: a file relative to this one.
 * @param {Syntax} node
 * @returns {Specifier[]}
 */
function besideThisFile({ callee, arguments: given }) {
  const [path, base] = /** @type {Syntax[]} */ (given);
  if (nameOf(callee) !== 'URL' || metaName(base) !== 'url') return [];
  const specifier = textOf(path)?.replace(/^(?![./])/, './');
  return [{ specifier, typeOnly: false }];
}

/**
 * A file's names for functions that load modules; `resolvers` only resolve their paths.
 * @typedef {{ requires: ReadonlySet<unknown>, resolvers: ReadonlySet<unknown> }} Names
 */

/** @param {unknown} value */
const makesRequire = (value) =>
  /** @type {Syntax} */ (value ?? {}).type === 'CallExpression' &&
  nameOf(/** @type {Syntax} */ (value).callee) === 'createRequire';

/**
 * @param {readonly Syntax[]} nodes
 * @returns {Names}
 */
function requireNames(nodes) {
  const made = nodes.filter(
    ({ type, init }) => type === 'VariableDeclarator' && makesRequire(init),
  );
  const taken = made.flatMap(({ id }) => {
    const { properties = [] } = /** @type {{ properties?: Syntax[] }} */ (id);
    return properties.filter(({ key }) => nameOf(key) === 'resolve');
  });
  return {
    requires: new Set(['require', ...made.map(({ id }) => nameOf(id) ?? id)]),
    resolvers: new Set(taken.map(({ value }) => nameOf(value))),
  };
}

/**
 * @param {Syntax} node a call
 * @param {Names} names
 * @returns {Specifier[]}
 */
function loadedBy({ callee, arguments: given }, { requires, resolvers }) {
  const [first] = /** @type {Syntax[]} */ (given);
  const called = nameOf(callee);
  const member = memberOf(callee);
  /** @param {unknown} value */
  const isRequire = (value) => requires.has(nameOf(value)) || makesRequire(value);
  const loads =
    isRequire(callee) ||
    (called !== undefined && resolvers.has(called)) ||
    (member?.name === 'resolve' && isRequire(member.of)) ||
    metaName(callee) === 'resolve' ||
    member?.name === 'getBuiltinModule';
  if (loads) return [{ specifier: textOf(first), typeOnly: false }];
  return metaName(callee) === 'glob' ? patterns(first) : [];
}

/**
 * @param {Syntax | undefined} given a pattern of `import.meta.glob`, or several
 * @returns {Specifier[]}
 */
function patterns(given) {
  const all =
    given?.type === 'ArrayExpression' ? /** @type {unknown[]} */ (given.elements) : [given];
  return all.map((one) => {
    const pattern = textOf(one);
    return { specifier: pattern === undefined ? undefined : `glob:${pattern}`, typeOnly: false };
  });
}

/** Patterns for types and files that comments refer to. */
const NAMED_IN_COMMENTS = [
  /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g,
  /@import\b[^'"]*from\s*['"]([^'"]+)['"]/g,
  /<reference\s+(?:path|types)="([^"]+)"/g,
];

/**
 * @param {string} text
 * @returns {Specifier[]}
 */
function specifiersInComments(text) {
  const comments = (text.match(/\/\*\*[\s\S]*?\*\/|^\/\/\/ *<.*/gm) ?? []).join('\n');
  const named = NAMED_IN_COMMENTS.flatMap((pattern) => Array.from(comments.matchAll(pattern)));
  return named.map(([, specifier]) => ({ specifier, typeOnly: true }));
}
