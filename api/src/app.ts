import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { FastifyBaseLogger } from 'fastify';
import type { App, AppContext } from './app-context.ts';
import { registerModules } from './modules/modules.ts';
import { answerFrameworkError, registerErrors } from './plugins/errors.ts';
import { registerJsonBody } from './plugins/json-body.ts';
import { registerOpenApi } from './plugins/openapi.ts';

const BODY_LIMIT = 64 * 1024;

/**
 * The whole api on a database, not yet listening: tests `inject` into it, main.ts listens.
 *
 * @param log where it logs; without one nowhere
 */
export async function buildApp(context: AppContext, log?: FastifyBaseLogger): Promise<App> {
  const app: App = Fastify({
    ...(log ? { loggerInstance: log } : { logger: false }),
    trustProxy: context.config.trustedProxies,
    bodyLimit: BODY_LIMIT,
    frameworkErrors: answerFrameworkError,
    routerOptions: { maxParamLength: 500 },
    // A stopping process answers what it has taken, and tells keep-alive connections to go.
    return503OnClosing: false,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('user', null);
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });

  registerErrors(app);
  registerJsonBody(app);
  await app.register(cookie);
  await registerOpenApi(app);
  await registerModules(app, context);
  return app;
}
