import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig, loadStorageConfig } from './config.ts';

type Env = Record<string, string>;

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_abc',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
};
const LIVE = { ...STRIPE, STRIPE_SECRET_KEY: 'sk_live_abc', STRIPE_PUBLISHABLE_KEY: 'pk_live_abc' };
const PRODUCTION = {
  MODE: 'production',
  PUBLIC_URL: 'https://travel.example',
  APP_SECRET: 'sixteen small seals sing on Sunday',
};
const SOLD = { ...PRODUCTION, ...STRIPE };
const FIREBASE = {
  FIREBASE_PROJECT_ID: 'p',
  FIREBASE_API_KEY: 'k',
  FIREBASE_AUTH_DOMAIN: 'p.firebaseapp.com',
};

function faultsOf(env: Env): string[] {
  try {
    loadConfig(env);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [...error.faults.keys()].sort();
  }
}

it('several processes need PostgreSQL', () => {
  const databaseUrl = 'postgres://localhost/wayfarer';
  expect(loadConfig({ PROCESSES: '4', DATABASE_URL: databaseUrl }).processes).toBe(4);
  expect(loadConfig({}).processes).toBe(1);
  expect(faultsOf({ PROCESSES: '2' })).toEqual(['PROCESSES']);
  expect(faultsOf({ PROCESSES: '0', DATABASE_URL: databaseUrl })).toEqual(['PROCESSES']);
});

it('replicas need the primary that they follow', () => {
  const [databaseUrl, readUrl] = ['postgres://localhost/wayfarer', 'postgres://one,two/wayfarer'];
  const both = { DATABASE_URL: databaseUrl, DATABASE_READ_URL: readUrl };
  expect(loadConfig(both).data).toEqual({ dir: './data', databaseUrl, readUrl });
  expect(loadConfig({ DATABASE_URL: databaseUrl }).data).toEqual({ dir: './data', databaseUrl });
  expect(faultsOf({ DATABASE_READ_URL: readUrl })).toEqual(['DATABASE_READ_URL']);
  expect(faultsOf({ ...both, DATABASE_READ_URL: 'postgres://one,t wo/x', PORT: 'x' })).toEqual([
    'DATABASE_READ_URL',
    'PORT',
  ]);
});

describe('pictures', () => {
  const bucket = {
    PICTURES_S3_URL: 'https://s3.example.com/',
    PICTURES_S3_BUCKET: 'agency-pictures',
    PICTURES_S3_KEY_ID: 'key',
    PICTURES_S3_SECRET: 'secret',
  };
  it('are stored on this machine, or in a bucket whose settings are complete', () => {
    expect(loadConfig({ DATA_DIR: '/data' }).pictures).toEqual({
      external: true,
      store: { kind: 'disk', folder: '/data/pictures' },
      uploads: '/data/uploads',
    });
    expect(loadConfig(bucket).pictures.store).toEqual({
      kind: 's3',
      url: 'https://s3.example.com',
      bucket: 'agency-pictures',
      region: 'us-east-1',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    });
  });
  it('from other hosts are shown if the operator allows it, and in a demo', () => {
    const isShown = (env: Env) => loadConfig(env).pictures.external;
    expect(isShown({})).toBe(true);
    expect(isShown({ EXTERNAL_PICTURES: 'hide' })).toBe(false);
    expect(isShown(SOLD)).toBe(false);
    expect(isShown({ ...SOLD, EXTERNAL_PICTURES: 'show' })).toBe(true);
    expect(faultsOf({ EXTERNAL_PICTURES: 'yes' })).toEqual(['EXTERNAL_PICTURES']);
  });
  it('need all variables of the storage, each in the right form', () => {
    const { PICTURES_S3_SECRET: _secret, ...incomplete } = bucket;
    expect(faultsOf(incomplete)).toEqual(['PICTURES_S3_SECRET']);
    expect(faultsOf({ PICTURES_S3_SECRET: 'secret' })).toHaveLength(3);
    expect(faultsOf({ ...bucket, PICTURES_S3_URL: 'http://s3.example.com' })).toEqual(['PICTURES_S3_URL']); // prettier-ignore
    expect(faultsOf({ ...bucket, PICTURES_S3_URL: 'https://a:b@s3.example.com' })).toEqual(['PICTURES_S3_URL']); // prettier-ignore
    expect(faultsOf({ ...bucket, PICTURES_S3_BUCKET: 'A/b' })).toEqual(['PICTURES_S3_BUCKET']);
    expect(faultsOf({ ...bucket, PICTURES_S3_REGION: 'Eu Central' })).toEqual(['PICTURES_S3_REGION']); // prettier-ignore
    expect(loadConfig({ ...bucket, PICTURES_S3_URL: 'http://127.0.0.1:9000' }).pictures.store.kind).toBe('s3'); // prettier-ignore
  });
});

describe('without any variable', () => {
  const config = loadConfig({});
  it('the demo runs only on this machine, with the embedded services', () => {
    expect(config).toMatchObject({
      mode: 'demo',
      http: {
        host: '127.0.0.1',
        port: 3000,
        publicUrl: 'http://localhost:3000',
        trustProxy: false,
      },
      data: { dir: './data' },
      identity: { kind: 'embedded', accountChooser: true },
      cards: { kind: 'sandbox' },
      currency: 'usd',
      charge: 'day',
      languages: ['en'],
      settingDefaults: { 'spots.contributions': 'open' },
      seed: 'demo',
      adminEmails: [],
    });
    expect(config.data.databaseUrl).toBeUndefined();
  });
  it('the configuration is frozen at every level', () => {
    expect(Object.isFrozen(config)).toBe(true);
    expect(Object.isFrozen(config.http)).toBe(true);
    expect(Object.isFrozen(config.adminEmails)).toBe(true);
  });
  it('blank variables count as missing', () => {
    expect(loadConfig({ PORT: ' ', STRIPE_SECRET_KEY: '', MODE: '' })).toEqual(config);
  });
});

describe('safety of the modes', () => {
  it.each<[string, Env, string[]]>([
    [
      'production needs an address, a secret and cards',
      { MODE: 'production' },
      ['APP_SECRET', 'PUBLIC_URL', 'STRIPE_SECRET_KEY'],
    ],
    ['production takes live keys', { ...PRODUCTION, ...LIVE }, []],
    ['production takes test keys', { ...PRODUCTION, ...STRIPE }, []],
    [
      'the sandbox in production only when asked for',
      { ...PRODUCTION, ALLOW_CARD_SANDBOX: 'yes' },
      [],
    ],
    [
      'firebase needs no secret of ours',
      { MODE: 'production', PUBLIC_URL: 'https://t.example', ...LIVE, ...FIREBASE },
      [],
    ],
    ['demo refuses live keys', LIVE, ['STRIPE_SECRET_KEY']],
    [
      'mixed keys are refused',
      { ...PRODUCTION, ...LIVE, STRIPE_PUBLISHABLE_KEY: 'pk_test_x' },
      ['STRIPE_PUBLISHABLE_KEY'],
    ],
    [
      'swapped keys are refused',
      { ...STRIPE, STRIPE_SECRET_KEY: 'pk_test_abc' },
      ['STRIPE_SECRET_KEY'],
    ],
    [
      'half a Stripe is refused',
      { STRIPE_SECRET_KEY: 'sk_test_x' },
      ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
    ],
    [
      'no webhook secret',
      { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_PUBLISHABLE_KEY: 'pk_test_x' },
      ['STRIPE_WEBHOOK_SECRET'],
    ],
    [
      'half a Firebase is refused',
      { FIREBASE_PROJECT_ID: 'x' },
      ['FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN'],
    ],
    ['half a Google is refused', { GOOGLE_CLIENT_ID: 'x' }, ['GOOGLE_CLIENT_SECRET']],
    ['a path in the address', { PUBLIC_URL: 'https://x.example/app' }, ['PUBLIC_URL']],
    ['a short secret', { APP_SECRET: 'short' }, ['APP_SECRET']],
    ['production without TLS', { ...SOLD, PUBLIC_URL: 'http://travel.example' }, ['PUBLIC_URL']],
    ['production tried at home', { ...SOLD, PUBLIC_URL: 'http://localhost:3000' }, []],
    ['the same by number', { ...SOLD, PUBLIC_URL: 'http://127.0.0.1:3000' }, []],
    ['a secret of one letter', { ...SOLD, APP_SECRET: 's'.repeat(64) }, ['APP_SECRET']],
    [
      'a key in clear text',
      { ...SOLD, STRIPE_API_BASE: 'http://pay.example' },
      ['STRIPE_API_BASE'],
    ],
    ['a provider on this machine', { ...SOLD, STRIPE_API_BASE: 'http://127.0.0.1:12111' }, []],
    ['a demo for everyone', { PUBLIC_URL: 'https://travel.example' }, ['PUBLIC_URL']],
    ['a demo for everyone by number', { PUBLIC_URL: 'http://203.0.113.7' }, ['PUBLIC_URL']],
    [
      'a demo for everyone, on purpose',
      { PUBLIC_URL: 'https://travel.example', ALLOW_PUBLIC_DEMO: 'yes' },
      [],
    ],
    ['a demo in the office', { PUBLIC_URL: 'http://192.168.1.20:3000' }, []],
    ['a demo on a named machine', { PUBLIC_URL: 'http://kitchen:3000' }, []],
    ['a comment behind an address', { HOST: '10.0.0.21  # its own' }, ['HOST']],
    ['mails from nobody', { ...SOLD, SMTP_URL: 'smtp://mail.example' }, ['MAIL_FROM']],
    ['the demo may send from nobody', { SMTP_URL: 'smtp://mail.example' }, []],
    ['mails to several agencies', { CONTACT_EMAIL: 'a@b.cd, e@f.gh' }, ['CONTACT_EMAIL']],
  ])('%s [attack a careless configuration]', (_what, env, faults) => {
    expect(faultsOf(env)).toEqual(faults);
  });

  it('production listens only on this machine and starts empty, unless configured otherwise [attack the defaults of production]', () => {
    const { http, seed } = loadConfig(SOLD);
    expect(http.host).toBe('127.0.0.1');
    expect(seed).toBe('none');
    expect(loadConfig({ ...SOLD, SEED: 'demo', HOST: '0.0.0.0' })).toMatchObject({
      seed: 'demo',
      http: { host: '0.0.0.0' },
    });
  });

  it('the account chooser never exists in production', () => {
    const { identity } = loadConfig({ ...PRODUCTION, ...STRIPE });
    expect(identity).toMatchObject({
      kind: 'embedded',
      accountChooser: false,
      keySecret: PRODUCTION.APP_SECRET,
    });
  });

  it('nor together with the real Google', () => {
    const { identity } = loadConfig({ GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' });
    expect(identity).toMatchObject({
      accountChooser: false,
      google: { clientId: 'a', clientSecret: 'b' },
    });
  });
});

it('one message lists the faults of single variables and of combinations', () => {
  const env = { MODE: 'production', PORT: 'x', STRIPE_SECRET_KEY: 'bad', DATABASE_URL: 'x', PROCESSES: '2' }; // prettier-ignore
  const names = [
    'APP_SECRET', 'DATABASE_URL', 'PORT', 'PUBLIC_URL', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET',
  ]; // prettier-ignore
  expect(faultsOf(env)).toEqual(names);
});

it('a backup only needs to know where the data is', () => {
  const env = { PORT: 'x', MODE: 'production', DATA_DIR: '/data', STRIPE_SECRET_KEY: 'bad' };
  expect(loadStorageConfig(env).data).toEqual({ dir: '/data' });
  const wrong = { ...env, DATABASE_URL: 'x', PICTURES_S3_URL: 'https://s3.example.com' };
  expect(() => loadStorageConfig(wrong)).toThrow(/DATABASE_URL [^]*PICTURES_S3_BUCKET /);
  expect(() => loadStorageConfig(wrong)).not.toThrow(/PORT|STRIPE/);
});

describe('how the agency is reached', () => {
  it('the demonstration shows samples', () => {
    const { contact } = loadConfig({});
    expect(contact).toEqual({ email: 'journeys@example.com', phone: '+1 202 555 0142' });
  });
  it('a real site shows what is configured, and never a sample', () => {
    expect(loadConfig(SOLD).contact).toEqual({});
    const set = { CONTACT_EMAIL: 'hello@travel.example', CONTACT_PHONE: '+49 (30) 1234-567' };
    expect(loadConfig({ ...SOLD, ...set }).contact).toEqual({
      email: 'hello@travel.example',
      phone: '+49 (30) 1234-567',
    });
  });
});

describe('single variables', () => {
  it('LANGUAGES are tags, starting with the site’s first language', () => {
    const { languages } = loadConfig({ LANGUAGES: ' DE, en-xa ,fr' });
    expect(languages).toEqual(['de', 'en-XA', 'fr']);
  });

  it.each<[string, string]>([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '3e3'],
    ['MODE', 'Production'],
    ['CHARGE', 'week'],
    ['CONTRIBUTIONS', 'sometimes'],
    ['LANGUAGES', 'xx'],
    ['LANGUAGES', 'en,,de'],
    ['LANGUAGES', 'de,en,DE'],
    ['LANGUAGES', 'english'],
    ['CURRENCY', 'dollars'],
    ['CURRENCY', 'xyz'],
    ['SEED', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['DATABASE_URL', 'mysql://x/y'],
    ['DATABASE_URL', 'localhost'],
    ['DATABASE_URL', 'postgres://me:pa#ss@db.example/x'],
    ['DATABASE_URL', 'postgres://me:50%@db.example/x'],
    ['SMTP_URL', 'https://x'],
    ['SMTP_URL', 'smtp://me:pa/ss@mail.example:587'],
    ['ADMIN_EMAILS', 'a@b.cd, nobody'],
    ['TRUST_PROXY', 'maybe'],
    ['ALLOW_CARD_SANDBOX', 'true'],
    ['CARD_SANDBOX_WALLET', 'no'],
    ['METRICS_TOKEN', 'short'],
    ['CONTACT_EMAIL', 'Agency <a@b.cd>'],
    ['CONTACT_EMAIL', 'a@b.cd\r\nBcc: x@y.zz'],
    ['CONTACT_PHONE', 'call us'],
    ['CONTACT_PHONE', '+()-. -'],
  ])('%s=%s is refused', (name, value) => {
    expect(faultsOf({ [name]: value })).toEqual([name]);
  });

  it.each([
    ['SMTP_URL', 'smtp://me:pa?ss@mail.example:587', 'smtp://user:password@host:587'],
    ['DATABASE_URL', 'postgres://me:p#s@db/x', 'postgres://user:password@host:5432/name'],
  ])('%s explains how to write a password', (name, value, example) => {
    expect(() => loadConfig({ [name]: value })).toThrow(
      `${name} must be a URL such as ${example}; in the password write @ / # ? % as %40 %2F %23 %3F %25`,
    );
  });

  it.each<[string, unknown]>([
    ['yes', true],
    ['no', false],
    ['2', 2],
    ['10.0.0.0/8, ::1', '10.0.0.0/8, ::1'],
  ])('TRUST_PROXY=%s', (value, read) => {
    expect(loadConfig({ TRUST_PROXY: value }).http.trustProxy).toBe(read);
  });

  it('addresses of administrators are compared in lower case', () => {
    expect(loadConfig({ ADMIN_EMAILS: ' Boss@Example.com ,, two@x.yz' }).adminEmails).toEqual([
      'boss@example.com',
      'two@x.yz',
    ]);
  });
});

describe('any environment', () => {
  const names = [
    'PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'DATABASE_READ_URL', 'MODE', 'PUBLIC_URL', 'FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY',
    'FIREBASE_AUTH_DOMAIN', 'FIREBASE_SERVICE_ACCOUNT', 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', 'ADMIN_EMAILS', 'CURRENCY', 'CHARGE', 'CONTRIBUTIONS', 'SEED',
    'SMTP_URL', 'CONTACT_EMAIL', 'CONTACT_PHONE', 'LOG_LEVEL', 'ALLOW_PUBLIC_DEMO', 'STRIPE_API_BASE', 'TRUST_PROXY', 'APP_SECRET', 'ALLOW_CARD_SANDBOX', 'METRICS_TOKEN', 'SLOW_QUERY_MS', ...Object.keys(STRIPE),
  ]; // prettier-ignore
  const value = fc.oneof(
    fc.string({ maxLength: 40 }),
    fc.constantFrom(
      'yes',
      'production',
      'demo',
      'sk_live_a',
      'pk_test_a',
      'https://x.example',
      '3000',
      'usd',
      'x'.repeat(40),
    ),
  );
  const environment = fc.dictionary(fc.constantFrom(...names), value, { maxKeys: names.length });

  it('results in a safe configuration, or in one message that names variables but no values', () => {
    const outcome = fc.check(
      fc.property(environment, (env) => {
        let loaded: unknown;
        try {
          loaded = loadConfig(env);
        } catch (error) {
          loaded = error;
        }
        if (loaded instanceof ConfigError) {
          const lines = loaded.message.split('\n').slice(1);
          return (
            lines.length > 0 &&
            lines.every((line) => names.includes(line.trim().split(' ')[0] ?? ''))
          );
        }
        return isSafe(loaded as ReturnType<typeof loadConfig>, env);
      }),
      { numRuns: 500 },
    );
    expect(fc.defaultReportMessage(outcome)).toBeUndefined();
  });

  function isSafe({ mode, identity, cards }: ReturnType<typeof loadConfig>, env: Env): boolean {
    const live = cards.kind === 'stripe' && cards.live;
    const chooser = identity.kind === 'embedded' && identity.accountChooser;
    const sandbox = cards.kind === 'sandbox';
    if (mode === 'demo') return !live;
    return !chooser && (!sandbox || env['ALLOW_CARD_SANDBOX']?.trim() === 'yes');
  }
});
