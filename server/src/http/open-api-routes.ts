import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './open-api.ts';

/** `/api/openapi.json`, and the same as a readable page at `/api/docs`. */
export async function openApiRoutes(app: FastifyInstance): Promise<void> {
  const document = openApiDocument(app.context.config.http.publicUrl);
  const text = JSON.stringify(document);
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').type('application/json').send(text),
  );
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    uiConfig: { supportedSubmitMethods: [], deepLinking: true },
  });
}
