import { readFileSync } from 'node:fs';
import type { SettingKey } from '@wayfarer/contract';
import { ROOT } from '../root-folder.ts';
import type { Mode } from './variables.ts';

interface DemoSite {
  contact: { email: string; phone: string };
  /** Defaults of settings, which a test checks against their schemas. */
  settings: Partial<Record<SettingKey, unknown>>;
}

const FILE = new URL('demo/site.json', ROOT);
let demo: DemoSite | undefined;

/** The details of the agency in a demonstration. A real site shows only details that its agency has entered. */
export function demoSite(mode: Mode): DemoSite | undefined {
  if (mode !== 'demo') return undefined;
  demo ??= JSON.parse(readFileSync(FILE, 'utf8')) as DemoSite;
  return demo;
}
