import cookie from '@fastify/cookie';
import { connectionLimits, limitSlowRequests, requestIdOf } from '@kaagazz/http-server';
import { NO_TRACING, type Tracing } from '@kaagazz/http-server/tracing';
import Fastify, { LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { FastifyBaseLogger } from 'fastify';
import type { App, AppContext } from './app-context.ts';
import { registerModules } from './modules/modules.ts';
import { Throttle } from './modules/throttle/throttle.ts';
import { sendFrameworkError, databaseUnavailable, type ErrorOptions, registerErrors } from './plugins/errors.ts';
import { registerForeignOrigin } from './plugins/foreign-origin.ts';
import { registerJsonBody } from './plugins/json-body.ts';
import { registerOpenApi } from './plugins/openapi.ts';
import { Problem } from './plugins/problem.ts';
import { registerRateLimits, TokenGuessLimit } from './plugins/rate-limits.ts';
import { registerResponseHeaders } from './plugins/response-headers.ts';
import { Readiness } from './readiness.ts';

const BODY_LIMIT = 64 * 1024;
/**
 * Must be longer than the shell server's keep-alive timeout. Otherwise, the shell could reuse a
 * connection that the api is closing.
 */
const KEEP_ALIVE_MS = 72_000;

interface AppOptions extends Pick<ErrorOptions, 'onProblem'> {
  log?: FastifyBaseLogger;
  readiness?: Readiness;
  tracing?: Tracing;
}

/** Builds the app without listening on a port, so that tests can call `inject`. */
export async function buildApp(
  context: AppContext,
  { log, readiness = new Readiness(), tracing = NO_TRACING, onProblem }: AppOptions = {},
): Promise<App> {
  const app: App = Fastify({
    ...(log ? { loggerInstance: log } : { logger: false }),
    logController: new LogController({ requestIdLogLabel: 'requestId' }),
    genReqId: requestIdOf,
    trustProxy: context.config.trustedProxies,
    bodyLimit: BODY_LIMIT,
    frameworkErrors: sendFrameworkError,
    routerOptions: { maxParamLength: 500 },
    return503OnClosing: false,
    ...connectionLimits(KEEP_ALIVE_MS),
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('user', null);
  app.decorateRequest('staff', null);
  app.decorateRequest('operator', null);
  const throttle = new Throttle(context);
  const tokenGuesses = new TokenGuessLimit(context.database, throttle);

  tracing.traceRequests(app, { continuesTraces: true, routeOf: ({ routeOptions }) => routeOptions.url ?? 'none' });
  registerResponseHeaders(app);
  limitSlowRequests(app);
  rejectTwoHosts(app);
  rejectUntilReady(app, readiness);
  registerForeignOrigin(app, context.config);
  registerErrors(app, { refuse: (request) => tokenGuesses.refuse(request), onProblem });
  registerRateLimits(app, context, throttle);
  registerJsonBody(app);
  await app.register(cookie);
  await registerOpenApi(app);
  await registerModules(app, context, { readiness, throttle, tokenGuesses });
  return app;
}

/**
 * Rejects requests with two Host headers, because the load balancer and this server might use
 * different ones.
 */
function rejectTwoHosts(app: App): void {
  app.addHook('onRequest', async ({ raw }) => {
    const hosts = raw.rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host');
    if (hosts.length > 1) throw new Problem('BAD_REQUEST', 'The server could not understand the request.');
  });
}

function rejectUntilReady(app: App, readiness: Readiness): void {
  app.addHook('onRequest', async ({ url }) => {
    if (readiness.stage === 'starting' && url !== '/healthz') throw databaseUnavailable();
  });
}
