import { readFileSync } from 'node:fs';
import type { SettingKey } from '@wayfarer/contract';
import { ROOT } from '../root-folder.ts';
import type { Mode } from './variables.ts';

interface DemoSite {
  contact: { email: string; phone: string };
  /** Defaults of settings; checked against their schemas by a test. */
  settings: Partial<Record<SettingKey, unknown>>;
}

const FILE = new URL('demo/site.json', ROOT);
let demo: DemoSite | undefined;

/** What the demonstration says about its agency. A real site says only what its agency has said. */
export function demoSite(mode: Mode): DemoSite | undefined {
  if (mode !== 'demo') return undefined;
  demo ??= JSON.parse(readFileSync(FILE, 'utf8')) as DemoSite;
  return demo;
}
