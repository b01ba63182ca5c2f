import { RULES } from './rules.ts';
import { variables, type Variables } from './variables.ts';

export type Env = Readonly<Record<string, string | undefined>>;

/** The environment can't be used. The message names every faulty variable, but no values, which may be secrets. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly faults: ReadonlyMap<string, string>;
  constructor(faults: ReadonlyMap<string, string>) {
    const lines = [...faults].map(([name, fault]) => `  ${name} ${fault}`);
    super(`The configuration is not usable:\n${lines.join('\n')}`);
    this.faults = faults;
  }
}

/**
 * Throws a single `ConfigError` with all faults of the variables whose names match `asked`. Other invalid values count
 * as missing.
 */
export function readVariables(env: Env, asked = /^/): Variables {
  const values = Object.keys(variables.shape).map((name) => [name, env[name]?.trim()] as const);
  const given = new Map(values.filter(([, value]) => value));
  const issues = variables.safeParse(Object.fromEntries(given)).error?.issues ?? [];
  const faults = new Map(issues.map(({ path, message }) => [String(path[0]), message]));
  const sound = [...given].filter(([name]) => !faults.has(name));
  const read = variables.parse(Object.fromEntries(sound));
  for (const [name, fault, isBroken] of RULES) {
    if (!faults.has(name) && isBroken(read, (other) => given.has(other))) faults.set(name, fault);
  }
  const found = [...faults].filter(([name]) => asked.test(name));
  if (found.length > 0) throw new ConfigError(new Map(found));
  return read;
}
