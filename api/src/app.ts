import cookie from '@fastify/cookie';
import { connectionLimits, limitSlowRequests } from '@kaagazz/http-server';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { FastifyBaseLogger } from 'fastify';
import type { App, AppContext } from './app-context.ts';
import { registerModules } from './modules/modules.ts';
import { createThrottle } from './modules/throttle/throttle.ts';
import { answerFrameworkError, databaseUnavailable, type ErrorOptions, registerErrors } from './plugins/errors.ts';
import { registerForeignOrigin } from './plugins/foreign-origin.ts';
import { registerJsonBody } from './plugins/json-body.ts';
import { registerOpenApi } from './plugins/openapi.ts';
import { Problem } from './plugins/problem.ts';
import { createTurnstile, registerRateLimits } from './plugins/rate-limits.ts';
import { registerResponseHeaders } from './plugins/response-headers.ts';
import { Readiness } from './readiness.ts';

const BODY_LIMIT = 64 * 1024;
/** Longer than the shell server keeps idle connections. */
const KEEP_ALIVE_MS = 72_000;

interface AppOptions extends Pick<ErrorOptions, 'onProblem'> {
  /** default: no logs */
  log?: FastifyBaseLogger;
  /** until the api serves, every call fails with `DATABASE_UNAVAILABLE` */
  readiness?: Readiness;
}

/** The whole api on a database, not yet listening: tests `inject` into it, main.ts listens. */
export async function buildApp(
  context: AppContext,
  { log, readiness = new Readiness(), onProblem }: AppOptions = {},
): Promise<App> {
  const app: App = Fastify({
    ...(log ? { loggerInstance: log } : { logger: false }),
    trustProxy: context.config.trustedProxies,
    bodyLimit: BODY_LIMIT,
    frameworkErrors: answerFrameworkError,
    routerOptions: { maxParamLength: 500 },
    // A stopping process answers what it has taken, and tells keep-alive connections to go.
    return503OnClosing: false,
    ...connectionLimits(KEEP_ALIVE_MS),
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('user', null);
  const throttle = createThrottle(context);
  const turnstile = createTurnstile(context.database, throttle);

  registerResponseHeaders(app);
  limitSlowRequests(app);
  refuseTwoHosts(app);
  refuseUntilReady(app, readiness);
  registerForeignOrigin(app, context.config);
  registerErrors(app, { turnAway: (request) => turnstile.turnAway(request), onProblem });
  registerRateLimits(app, context.database, throttle);
  registerJsonBody(app);
  await app.register(cookie);
  await registerOpenApi(app);
  await registerModules(app, context, { readiness, throttle, turnstile });
  return app;
}

/** Of two hosts a balancer before us may have believed the other one. */
function refuseTwoHosts(app: App): void {
  app.addHook('onRequest', async ({ raw }) => {
    const hosts = raw.rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host');
    if (hosts.length > 1) throw new Problem('BAD_REQUEST', 'The request could not be understood.');
  });
}

/** On a database that was never brought up to date each call would fail in a way of its own. */
function refuseUntilReady(app: App, readiness: Readiness): void {
  app.addHook('onRequest', async ({ url }) => {
    if (readiness.stage === 'starting' && url !== '/healthz') throw databaseUnavailable();
  });
}
