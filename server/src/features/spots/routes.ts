import type { FastifyInstance } from 'fastify';
import { catalogueRoutes } from './catalogue/routes.ts';
import { contributionRoutes } from './contributions/routes.ts';
import { destinationRoutes } from './destinations/routes.ts';
import { translationRoutes } from './translations/routes.ts';

export function spotRoutes(app: FastifyInstance): void {
  catalogueRoutes(app);
  contributionRoutes(app);
  destinationRoutes(app);
  translationRoutes(app);
}
