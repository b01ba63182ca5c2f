import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './open-api.ts';

/** The hash of the style element that the API reader adds at run time. */
const READERS_STYLE = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";
const POLICY =
  `default-src 'self'; img-src 'self' data:; style-src 'self' ${READERS_STYLE}; object-src 'none'; ` +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const LOGO = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 40"><text x="0" y="29" font-family="Georgia,serif" font-size="30" fill="#fffdf9">Wayfarer</text></svg>',
);

/** `/api/openapi.json`, and a readable page of it at `/api/docs`. */
export async function openApiRoutes(app: FastifyInstance): Promise<void> {
  const document = openApiDocument(app.context.config.http.publicUrl);
  let text: string | undefined;
  app.get('/api/openapi.json', async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=300')
      .type('application/json')
      .send((text ??= JSON.stringify(document))),
  );
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: POLICY,
    theme: { title: 'Wayfarer API' },
    logo: { type: 'image/svg+xml', content: LOGO, href: '/', target: '_self' },
    uiConfig: { supportedSubmitMethods: [], deepLinking: true, docExpansion: 'none' },
  });
}
