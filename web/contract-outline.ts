import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const CONTRACT = '@wayfarer/contract';
const OUTLINE = '\0contract-outline';
const ANSWER = `${OUTLINE}/answer`;
const FULL = fileURLToPath(import.meta.resolve(CONTRACT));
const ENDPOINTS = fileURLToPath(import.meta.resolve(`${CONTRACT}/api`));

const PRINT = `
  import { isDeepStrictEqual } from 'node:util';
  import * as contract from ${JSON.stringify(CONTRACT)};
  const call = ({ method, path, auth, group }) => method && path && { method, path, auth, group };
  const plain = (value) => {
    const text = JSON.stringify(value);
    return text && isDeepStrictEqual(JSON.parse(text), value) ? value : undefined;
  };
  console.log(JSON.stringify(Object.entries(contract).map(([name, value]) =>
    ({ name, call: call(value), plain: call(value) ? undefined : plain(value) }))));`;

interface Export {
  name: string;
  /** What a call of an endpoint needs to know. */
  call?: object;
  /** The value of a constant that can be written as JSON. */
  plain?: unknown;
}

/** Every export of the contract, read again each time: the build may be watching. */
async function readContract(): Promise<Export[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', PRINT],
    { cwd: import.meta.dirname },
  );
  return JSON.parse(stdout) as Export[];
}

/** An export in a module of its own, so that each screen loads those that it needs. */
function declaration({ name, call, plain }: Export): string {
  if (call === undefined) return `export const ${name} = ${JSON.stringify(plain)};`;
  const known = JSON.stringify(call).slice(0, -1);
  return `import { answer } from ${JSON.stringify(ANSWER)};
    export const ${name} = ${known},"response":/* @__PURE__ */ answer("${name}")};`;
}

const isOutlined = ({ call, plain }: Export) => (call ?? plain) !== undefined;

function exportsOf(contract: readonly Export[]): string {
  return contract
    .map((item) => [item.name, isOutlined(item) ? `${OUTLINE}/${item.name}` : FULL] as const)
    .map(([name, from]) => `export { ${name} } from ${JSON.stringify(from)};`)
    .join('\n');
}

// An old page may ask for a file that is gone; the server has checked its responses already.
const ANSWER_TEXT = `
  export const answer = (name) => ({ '~standard': { version: 1, vendor: 'wayfarer',
    validate: async (value) => {
      const full = await import(${JSON.stringify(ENDPOINTS)}).catch(() => undefined);
      return full ? full.endpoints[name].response['~standard'].validate(value) : { value };
    } } });`;

/**
 * The contract as the browser loads it: an endpoint is its method and address, and its schema with the
 * schema library comes with the first answer that is to be checked. The first page needs none: its
 * responses are embedded in it.
 */
export function contractOutline(): Plugin {
  let contract: readonly Export[] = [];
  return {
    name: 'contract-outline',
    enforce: 'pre',
    resolveId(source) {
      const id = source === CONTRACT ? OUTLINE : source;
      return id.startsWith(OUTLINE) ? { id, moduleSideEffects: false } : undefined;
    },
    async load(id) {
      if (id === ANSWER) return ANSWER_TEXT;
      if (id !== OUTLINE) {
        const found = contract.find(({ name }) => id === `${OUTLINE}/${name}`);
        return found && declaration(found);
      }
      const folder = path.dirname(FULL);
      for (const file of await readdir(folder)) {
        if (file.endsWith('.js')) this.addWatchFile(path.join(folder, file));
      }
      contract = await readContract();
      return exportsOf(contract);
    },
  };
}
