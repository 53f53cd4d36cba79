import swagger from '@fastify/swagger';
import { type Operation, operations } from '@kaagazz/api-schema';
import Fastify from 'fastify';
import {
  createJsonSchemaTransform,
  jsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import { schemaOf } from '../src/plugins/operation-route.ts';
import type { ApiDocument } from './breaking-changes.ts';

export async function apiDocument(table: Readonly<Record<string, Operation>> = operations): Promise<ApiDocument> {
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(swagger, {
    openapi: {
      info: { title: 'Kaagazz api', version: '1' },
      components: { securitySchemes: { shopper: { type: 'http', scheme: 'bearer' } } },
    },
    transform: createJsonSchemaTransform({}),
    transformObject: jsonSchemaTransformObject,
  });
  for (const [id, operation] of Object.entries(table)) {
    app.route({
      method: operation.method,
      url: `/api${operation.path}`,
      schema: { ...schemaOf(id, operation), hide: false },
      handler: () => undefined,
    });
  }
  await app.ready();
  const document = JSON.parse(JSON.stringify(app.swagger())) as ApiDocument;
  for (const methods of Object.values(document.paths)) {
    for (const described of Object.values(methods)) {
      const operation = table[described.operationId];
      delete described.summary;
      delete described.tags;
      described['x-caller'] = operation?.caller ?? '';
      if (operation?.deprecated) described.deprecated = true;
      for (const [status, response] of Object.entries(described.responses)) {
        if (Number(status) >= 400) delete response.content;
      }
    }
  }
  return document;
}
