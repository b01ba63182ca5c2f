import { isBytes, isFileBody, type AnyEndpoint } from '@wayfarer/contract';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { fileBodies } from './file-bodies.ts';

/** A body of raw bytes needs a scope of its own. */
export function addRoute(app: FastifyInstance, { body }: AnyEndpoint, route: RouteOptions): void {
  if (!isBytes(body)) {
    app.route(route);
    return;
  }
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    if (isFileBody(body)) {
      fileBodies(scope, body, app.uploads);
      scope.route(route);
      return;
    }
    const type = body.mediaType === '*/*' ? '*' : body.mediaType;
    scope.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, sent, done) => {
      done(null, sent);
    });
    scope.route({ ...route, bodyLimit: body.maxBytes });
  });
}
