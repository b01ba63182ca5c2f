import { fileURLToPath } from 'node:url';
import fastify, { type FastifyInstance } from 'fastify';
import { build } from 'vite';
import { PREFIX, PUBLISHABLE_KEY, createIntent, type Harness } from '../harness.ts';

/** The strictest content security policy under which a page can use the provider. */
const POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-src 'self'";

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      write: false,
      minify: false,
      lib: {
        entry: fileURLToPath(new URL('page.ts', import.meta.url)),
        formats: ['es'],
        fileName: 'page',
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (output === undefined || !('output' in output)) throw new Error('the page was not bundled');
  return output.output[0].code;
}

export interface ShopOptions {
  hidePostalCode?: boolean;
  wallet?: { amount: number; behavior: 'pay' | 'reject' | 'fail' };
  /** Appended to the address of the provider's script, such as `?wallet=none`. */
  scriptQuery?: string;
}

export interface Shop {
  /** Creates an intent, and returns it with the URL of its payment page. */
  open(query?: ShopOptions): Promise<{ url: string; intentId: string }>;
  app: FastifyInstance;
  origin: string;
}

/** Starts a shop on a free port. It has one page, and the provider is mounted on the same origin. */
export async function startShop(harness: Harness): Promise<Shop> {
  const app = fastify({ forceCloseConnections: true });
  const script = await bundle();
  // A host with strict defaults adds these headers to every response; the provider must work with them.
  app.addHook('onRequest', async (_request, reply) => {
    reply.raw.setHeader('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    reply.raw.setHeader('x-frame-options', 'DENY');
    reply.raw.setHeader('cross-origin-resource-policy', 'same-origin');
  });
  await app.register(harness.sandbox.plugin);
  app.get('/page.js', async (_request, reply) => reply.type('text/javascript').send(script));
  app.get('/favicon.ico', async (_request, reply) => reply.code(204).send());
  app.get<{ Querystring: { config: string } }>('/', async (request, reply) => {
    const config = Buffer.from(request.query.config, 'base64url').toString();
    // The events are below the form: each one makes their text longer, and a button that moves during a
    // press is not clicked.
    return reply
      .header('content-security-policy', POLICY)
      .type('text/html')
      .send(
        `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width">` +
          `<title>Shop</title></head><body><script type="application/json" id="config">${config}` +
          `</script><div id="root"></div><p id="events"></p>` +
          `<script type="module" src="/page.js"></script></body></html>`,
      );
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    app,
    origin,
    async open({ hidePostalCode = false, wallet, scriptQuery = '' } = {}) {
      const { id, client_secret } = await createIntent(harness);
      const config = JSON.stringify({
        publishableKey: PUBLISHABLE_KEY,
        scriptUrl: `${PREFIX}/stripe.js${scriptQuery}`,
        clientSecret: client_secret,
        hidePostalCode,
        ...(wallet && { wallet }),
      });
      const encoded = Buffer.from(config).toString('base64url');
      return { url: `${origin}/?config=${encoded}`, intentId: id };
    },
  };
}
