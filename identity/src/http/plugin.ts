import type { FastifyPluginAsync } from 'fastify';
import type { Deps } from '../deps.ts';
import { mountChooser } from '../idp/chooser-routes.ts';
import type { DemoGoogle } from '../idp/demo-google.ts';
import { mountGoogle } from '../idp/google-routes.ts';
import type { Google } from '../idp/google.ts';
import { readHandlerAssets } from '../idp/handler-assets.ts';
import { mountHandlerAssets } from '../idp/handler-page.ts';
import type { KeyRing } from '../keys/key-ring.ts';
import { mountSecureToken, mountToolkit } from './endpoints.ts';
import { protocolScope } from './protocol-scope.ts';

interface Parts {
  readonly keys: KeyRing;
  readonly demo: DemoGoogle | undefined;
  readonly google: Google | undefined;
}

/** All routes that the SDK and the pop-up call, under prefixes at the origin's root. */
export async function createPlugin(deps: Deps, parts: Parts): Promise<FastifyPluginAsync> {
  const assets = await readHandlerAssets();
  return async (app) => {
    app.get('/.well-known/jwks.json', async (_request, reply) => {
      void reply.header('cache-control', 'public, max-age=300');
      return { keys: await parts.keys.published() };
    });
    await app.register(
      async (scope) => {
        protocolScope(scope, deps, { apiKey: true });
        mountToolkit(scope, deps);
      },
      { prefix: '/identitytoolkit.googleapis.com' },
    );
    await app.register(
      async (scope) => {
        protocolScope(scope, deps, { apiKey: true });
        mountSecureToken(scope, deps);
      },
      { prefix: '/securetoken.googleapis.com' },
    );
    await app.register(
      async (scope) => {
        protocolScope(scope, deps, { apiKey: false });
        mountHandlerAssets(scope, assets);
        if (parts.google) mountGoogle(scope, deps, parts.google);
        else if (parts.demo) mountChooser(scope, assets, parts.demo);
      },
      { prefix: '/__/auth' },
    );
  };
}
