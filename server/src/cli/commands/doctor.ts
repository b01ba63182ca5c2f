import { DEFAULT_LANGUAGE } from '@wayfarer/contract';
import { ConfigError, loadConfig, type Config } from '../../config/config.ts';
import { warningsOf } from '../../config/warnings.ts';
import { allMigrations } from '../../db/upgrade/all-migrations.ts';
import { checkClock, type TimeSource } from '../doctor/check-clock.ts';
import { checkEmbedded } from '../doctor/check-embedded.ts';
import { checkDatabaseSpace, checkDataDirectory, checkProgram } from '../doctor/check-machine.ts';
import { checkPort } from '../doctor/check-port.ts';
import { checkLedger } from '../doctor/check-ledger.ts';
import { checkPostgres } from '../doctor/check-postgres.ts';
import {
  checkCards,
  checkIdentity,
  checkMail,
  checkPublicUrl,
  checkServiceAccount,
} from '../doctor/check-services.ts';
import { checkVersion } from '../doctor/check-version.ts';
import { ok, warning, wrong, type Finding } from '../doctor/finding.ts';
import { checkCatalogs } from '../texts/check-catalogs.ts';
import { mendConfigured } from '../places/mend-places.ts';
import { secretHider } from '../doctor/secrets.ts';
import type { Say } from '../say.ts';

type Env = Readonly<Record<string, string | undefined>>;

/**
 * `npm run doctor`: checks everything that the product needs. `mend` first corrects counts. Returns true if nothing is
 * wrong.
 */
export async function doctor(env: Env, say: Say, { mend = false } = {}): Promise<boolean> {
  if (mend) {
    const mended = await mendConfigured(loadConfig(env));
    say(`Counted the places of ${mended} ${mended === 1 ? 'destination' : 'destinations'} again.`);
  }
  const hide = secretHider(env);
  const findings = await examine(env);
  for (const { about, state, says, remedy } of findings) {
    const mark = { ok: 'ok     ', warning: 'warning', wrong: 'WRONG  ' }[state];
    say(`${mark}  ${about}: ${hide(says)}`);
    if (remedy !== undefined) say(`         -> ${remedy}`);
  }
  const count = (of: Finding['state']) => findings.filter(({ state }) => state === of).length;
  const [wrongs, warnings] = [count('wrong'), count('warning')];
  const warned = warnings === 0 ? '' : `, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`;
  say(
    wrongs === 0
      ? `Nothing is wrong${warned}.`
      : `${wrongs} of ${findings.length} checks found a problem${warned}.`,
  );
  return wrongs === 0;
}

async function examine(env: Env): Promise<Finding[]> {
  const times: TimeSource[] = [];
  const config = configured(env);
  const languages = Array.isArray(config) ? [DEFAULT_LANGUAGE] : config.languages;
  const program = [
    await checkVersion(),
    ...(await checkProgram(languages)),
    ...(await checkCatalogs(languages)),
  ];
  // without a configuration, nothing else can be checked
  if (Array.isArray(config)) return [...program, ...config, await checkClock(times, new Date())];
  const { data } = config;
  const sets = await allMigrations();
  const database =
    data.databaseUrl === undefined
      ? [...(await checkDataDirectory(data.dir)), ...(await checkEmbedded(config, sets))]
      : [
          ...(await checkPostgres(data.databaseUrl, config, sets, times)),
          ...[await checkDatabaseSpace(data.databaseUrl)].filter((found) => found !== null),
        ];
  const cards = await checkCards(config, times);
  const services = [
    await checkIdentity(config, times),
    ...(await checkServiceAccount(config)),
    cards,
    await checkMail(config),
    ...(await checkPublicUrl(config)),
  ];
  const ledger = cards.state === 'ok' ? await checkLedger(config) : [];
  const clock = await checkClock(times, new Date());
  const port = await checkPort(config);
  return [...program, ...settings(config, env), port, ...database, ...services, ...ledger, clock];
}

function configured(env: Env): Config | Finding[] {
  try {
    return loadConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [...error.faults].map(([name, fault]) =>
      wrong('configuration', `${name} ${fault}`, `correct ${name} in the environment`),
    );
  }
}

function settings({ mode }: Config, env: Env): Finding[] {
  const about = 'configuration';
  const warnings = warningsOf(env).map(({ says, remedy }) => warning(about, says, remedy));
  return [ok(about, `complete, mode ${mode}`), ...warnings];
}
