import { readFileSync } from 'node:fs';
import type { SettingKey } from '@wayfarer/contract';
import { ROOT } from '../root-folder.ts';
import type { Mode } from './variables.ts';

interface DemoSite {
  contact: { email: string; phone: string };
  /** Defaults of settings. */
  settings: Partial<Record<SettingKey, unknown>>;
}

const FILE = new URL('demo/site.json', ROOT);
let demo: DemoSite | undefined;

/** A demonstration's agency. Real sites show only what their agencies have entered. */
export function demoSite(mode: Mode): DemoSite | undefined {
  if (mode !== 'demo') return undefined;
  demo ??= JSON.parse(readFileSync(FILE, 'utf8')) as DemoSite;
  return demo;
}
