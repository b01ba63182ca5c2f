// @vitest-environment node
import * as contract from '@wayfarer/contract';
import { build } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { contractOutline } from '../../contract-outline.ts';

const ENTRY = '\0entry';

interface Outline {
  method: string;
  path: string;
  auth: string;
  group: string;
  response: { '~standard': { validate(value: unknown): Promise<{ issues?: unknown[] }> } };
}

const endpoints = Object.entries(contract).filter(
  (entry): entry is [string, (typeof entry)[1] & Outline] =>
    typeof entry[1] === 'object' && 'path' in entry[1] && 'method' in entry[1],
);

/** The contract as the browser's build has it, all in one module. */
let outline: Record<string, unknown>;

beforeAll(async () => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? `export * from '@wayfarer/contract';` : undefined),
      },
      contractOutline(),
    ],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
      },
    },
  });
  const [built] = [result].flat();
  if (!built || !('output' in built)) throw new Error('nothing was built');
  const code = Buffer.from(built.output[0].code).toString('base64');
  outline = (await import(
    /* @vite-ignore */ `data:text/javascript;base64,${code}`
  )) as object as Record<string, unknown>;
});

test('the browser has every export, and of an endpoint what a call needs', () => {
  expect(Object.keys(outline).sort()).toEqual(Object.keys(contract).sort());
  expect(endpoints.length).toBeGreaterThan(30);
  for (const [name, { method, path, auth, group }] of endpoints) {
    const { response, ...call } = outline[name] as Outline;
    expect([name, call]).toEqual([name, { method, path, auth, group }]);
    expect(response['~standard']).toBeDefined();
  }
  const { CATEGORIES, PASSWORD_LENGTH, TEXT_LIMITS, UNSUBSCRIBE_PATH } = contract;
  expect(outline).toMatchObject({ CATEGORIES, PASSWORD_LENGTH, TEXT_LIMITS, UNSUBSCRIBE_PATH });
});

test('answers are checked by the schemas of the whole contract', async () => {
  const { response } = outline['listBestSpots'] as Outline;
  expect(await response['~standard'].validate([])).toEqual({ value: [] });
  expect((await response['~standard'].validate([{ nothing: 1 }])).issues).not.toHaveLength(0);
  expect((await response['~standard'].validate(null)).issues).not.toHaveLength(0);
});
