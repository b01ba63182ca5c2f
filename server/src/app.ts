import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { AppContext } from './context.ts';
import { accountRoutes } from './features/account/routes.ts';
import { auditRoutes } from './features/audit/index.ts';
import { bookingChangeRoutes } from './features/booking-changes/index.ts';
import { bookingHistoryRoutes } from './features/booking-history/index.ts';
import { bookingSearchRoutes } from './features/booking-search/index.ts';
import { counterPaymentRoutes } from './features/counter-payments/routes.ts';
import { availabilityRoutes } from './features/availability/index.ts';
import { departureRoutes } from './features/departures/index.ts';
import { tripMailRoutes } from './features/trip-mails/index.ts';
import { bookingRoutes } from './features/bookings/index.ts';
import { cancellationRoutes } from './features/cancellations/index.ts';
import { checkInRoutes } from './features/check-ins/index.ts';
import { paymentLinkRoutes } from './features/payment-links/index.ts';
import { giftVoucherRoutes } from './features/gift-vouchers/index.ts';
import { transferRoutes } from './features/transfers/index.ts';
import { contactRoutes } from './features/contact/index.ts';
import { customerRoutes } from './features/customers/index.ts';
import { newsletterRoutes, oneClickRoutes, subscriberRoutes } from './features/newsletter/index.ts';
import { operatorPictureRoutes } from './features/operator-pictures/index.ts';
import { outboxRoutes } from './features/outbox/routes.ts';
import { paperRoutes } from './features/papers/index.ts';
import { paymentExportRoutes } from './features/payment-export/index.ts';
import { paymentRoutes } from './features/payments/index.ts';
import { pictureRoutes } from './features/pictures/index.ts';
import { policyRoutes } from './features/policies/index.ts';
import { reportRoutes } from './features/reports/index.ts';
import { reviewRoutes } from './features/reviews/index.ts';
import { savedPlaceRoutes } from './features/saved-places/index.ts';
import { settingRoutes } from './features/settings/index.ts';
import { setupRoutes } from './features/setup/index.ts';
import { showcaseRoutes } from './features/showcase/routes.ts';
import { promoCodeRoutes } from './features/promo-codes/index.ts';
import { statementRoutes } from './features/statements/index.ts';
import { spotRoutes } from './features/spots/index.ts';
import { todayRoutes } from './features/today/index.ts';
import { tripRoutes } from './features/trips/index.ts';
import { waitlistRoutes } from './features/waitlist/index.ts';
import {
  accountBlocked,
  findOrCreateUser,
  userRoutes,
  type AccountErasure,
} from './features/users/index.ts';
import { answerClientError } from './http/problems/client-errors.ts';
import { cspReports, PolicyViolations } from './http/guards/csp-reports.ts';
import './http/fastify-types.ts';
import { drainBeforeClose } from './http/lifecycle/drain.ts';
import { countUnfinished } from './http/lifecycle/unfinished.ts';
import { FastPath, openFastPath } from './http/cache/fast-path.ts';
import type { OutputCache } from './http/cache/output-cache.ts';
import { healthRoutes, type Lifecycle } from './http/lifecycle/health.ts';
import { BODY_LIMIT, jsonBodies } from './http/endpoints/bodies/json-bodies.ts';
import { Uploads } from './http/guards/limit-uploads.ts';
import { cutOffSlowBodies } from './http/guards/slow-bodies.ts';
import { limitCodes } from './http/guards/limit-codes.ts';
import { limitPublicWrites } from './http/guards/limit-public-writes.ts';
import { limitRequests } from './http/guards/limit-requests.ts';
import { openApiRoutes } from './http/endpoints/open-api-routes.ts';
import type { ReadResult } from './http/endpoints/cached.ts';
import { readInProcess } from './http/endpoints/read-in-process.ts';
import { metrics } from './http/lifecycle/metrics.ts';
import { handleProblem } from './http/problems/problem-handler.ts';
import type { ResponseCache } from './http/cache/response-cache.ts';
import { newRequestId } from './http/lifecycle/request-id.ts';
import { logRequests } from './http/lifecycle/request-log.ts';
import { securityHeaders } from './http/guards/security-headers.ts';
import { shedLoad } from './http/guards/load-shedding.ts';
import { noticeUndeclaredProxy } from './http/guards/undeclared-proxy.ts';
import { handleNotFound } from './http/problems/not-found.ts';
import { languageAddresses } from './pages/language-addresses.ts';
import { pageSpelling } from './pages/page-address.ts';
import { pictureFiles } from './pages/picture-files.ts';
import type { PageRenderer } from './pages/page-renderer.ts';
import { mountPages, pageFiles, wantsPage } from './pages/page-routes.ts';
import type { CardServices, IdentityServices } from './composition/providers.ts';

export interface AppParts {
  context: AppContext;
  identity: IdentityServices;
  cards: CardServices;
  responseCache: ResponseCache;
  outputCache: OutputCache<ReadResult>;
  erasure: AccountErasure;
  lifecycle: Lifecycle;
  log: FastifyBaseLogger;
  /** Null if only the API is served. */
  renderer: PageRenderer | null;
}

/** The limit in ms for each part of the start, on a busy machine. */
const START_MS = 300_000;
/**
 * The limits in ms for headers and bodies, which Fastify would otherwise await forever. `cutOffSlowBodies` cuts off
 * slow clients before that.
 */
const HEADERS_MS = 10_000;
/** Only file uploads may take longer than `cutOffSlowBodies` allows. */
const REQUEST_MS = 60_000;
/**
 * The limit in ms for a response, after which it is a 503. A streamed response is cut off if no byte flows for this
 * long.
 */
const ANSWER_MS = 60_000;
const KEEP_ALIVE_MS = 72_000;
const CHECK_CONNECTIONS_MS = 1000;
const MAX_HEADER_BYTES = 16 * 1024;
const MAX_PARAM_LENGTH = 200;

export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { context, identity, cards, lifecycle, renderer } = parts;
  const app = newFastify(parts);
  decorate(app, parts);
  openFastPath(app);
  drainBeforeClose(app);
  app.decorate('unfinishedEnds', countUnfinished(app));
  logRequests(app);
  noticeUndeclaredProxy(app, context);
  securityHeaders(app, context.config);
  metrics(app, context.config.metrics.token, (request) => renderer !== null && wantsPage(request));
  limitRequests(app, context.clock, context.db);
  limitPublicWrites(app, context.clock, context.db);
  limitCodes(app, context.clock, context.db);
  cutOffSlowBodies(app);
  app.setErrorHandler(handleProblem);

  healthRoutes(app, context.db, lifecycle);
  await app.register(cspReports, { clock: context.clock });
  const { embedded } = identity;
  if (embedded) {
    await app.register(async (scope) => {
      shedLoad(scope, context.db);
      await scope.register(embedded.plugin);
    });
  }
  if (cards.sandbox) await app.register(cards.sandbox.plugin);
  await app.register(async (api) => apiRoutes(api, parts.erasure));
  await app.register(async (scope) => oneClickRoutes(scope));
  await app.register(pictureFiles);
  await app.register(openApiRoutes);
  if (renderer) await servePages(app, renderer, parts);
  else app.setNotFoundHandler(handleNotFound);
  return app;
}

function decorate(app: FastifyInstance, parts: AppParts): void {
  const { context } = parts;
  app.decorate('context', context);
  app.decorate('verifier', parts.identity.verifier);
  app.decorate('responseCache', parts.responseCache);
  app.decorate('publicReads', new Map());
  app.decorate('sendUnknownPage', null);
  app.decorate('fastPath', new FastPath());
  app.decorate('findOrCreateUser', (who) => findOrCreateUser(context, who));
  app.decorate('accountBlocked', () => accountBlocked(context));
  app.decorateRequest('actor', null);
  app.decorateRequest('upload', null);
  app.decorate('uploads', new Uploads(context.drawer, context.clock, context.db));
  app.decorate('policyViolations', new PolicyViolations());
}

function apiRoutes(api: FastifyInstance, erasure: AccountErasure): void {
  jsonBodies(api);
  spotRoutes(api);
  pictureRoutes(api);
  operatorPictureRoutes(api);
  policyRoutes(api);
  showcaseRoutes(api);
  bookingRoutes(api);
  bookingSearchRoutes(api);
  bookingHistoryRoutes(api);
  bookingChangeRoutes(api);
  counterPaymentRoutes(api);
  availabilityRoutes(api);
  waitlistRoutes(api);
  departureRoutes(api);
  tripMailRoutes(api);
  cancellationRoutes(api);
  tripRoutes(api);
  checkInRoutes(api);
  paymentLinkRoutes(api);
  promoCodeRoutes(api);
  statementRoutes(api);
  giftVoucherRoutes(api);
  transferRoutes(api);
  todayRoutes(api);
  paymentRoutes(api);
  paperRoutes(api);
  paymentExportRoutes(api);
  reportRoutes(api);
  userRoutes(api, erasure);
  accountRoutes(api);
  contactRoutes(api);
  customerRoutes(api);
  newsletterRoutes(api);
  subscriberRoutes(api);
  savedPlaceRoutes(api);
  reviewRoutes(api);
  outboxRoutes(api);
  auditRoutes(api);
  settingRoutes(api);
  setupRoutes(api);
}

/** The pages call the API's reads, so the API must be mounted first. */
async function servePages(
  app: FastifyInstance,
  renderer: PageRenderer,
  { context, outputCache }: AppParts,
): Promise<void> {
  await app.register((scope) => pageFiles(scope, renderer));
  const answer = readInProcess(context, app.publicReads, outputCache);
  const sendUnknown = mountPages(app, renderer, answer);
  app.sendUnknownPage = sendUnknown;
  app.setNotFoundHandler((request, reply) =>
    wantsPage(request) ? sendUnknown(request, reply) : handleNotFound(request, reply),
  );
}

function newFastify({ context, log, renderer }: AppParts): FastifyInstance {
  const { languages } = context.config;
  const spelling = pageSpelling(renderer?.pages ?? [], languageAddresses(languages));
  const app: FastifyInstance = Fastify({
    rewriteUrl: ({ url = '/' }) => spelling(url),
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    requestIdHeader: false,
    trustProxy: trusted(context.config.http.trustProxy),
    bodyLimit: BODY_LIMIT,
    pluginTimeout: START_MS,
    requestTimeout: REQUEST_MS,
    handlerTimeout: ANSWER_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    // requests that arrive on open connections during a stop are still answered
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => {
      // the router rejects a parameter that is too long before it looks for a route
      const tooLong = error.code === 'FST_ERR_MAX_PARAM_LENGTH' && wantsPage(request);
      return tooLong && app.sendUnknownPage
        ? app.sendUnknownPage(request, reply)
        : handleProblem(error, request, reply);
    },
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    http: {
      headersTimeout: HEADERS_MS,
      connectionsCheckingInterval: CHECK_CONNECTIONS_MS,
      maxHeaderSize: MAX_HEADER_BYTES,
    },
  });
  return app;
}

/** `trustProxy` as a number of proxies, or in one of Fastify's other formats. */
function trusted(setting: AppContext['config']['http']['trustProxy']) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;
}
