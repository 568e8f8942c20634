import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { contract } from '#contract/contract.ts';
import { buildOpenApi } from '#contract/schema/openapi.ts';
import { summaries } from '#contract/summaries.ts';

const DOCS_PATH = '/api/docs';

/** Tests start hundreds of apps in a process, and building it is most of the work. */
let document: ReturnType<typeof buildOpenApi> | undefined;

/** Serves GET /api/docs: a page for browsers, the OpenAPI document for other clients. */
export async function registerDocs(app: FastifyInstance): Promise<void> {
  const specification = { document: (document ??= buildOpenApi(contract, summaries)) };
  await app.register(async (scope) => {
    // Swagger UI's assets would otherwise be cacheable, unlike everything else under /api.
    scope.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    await scope.register(swagger, { mode: 'static', specification });
    await scope.register(swaggerUi, {
      routePrefix: DOCS_PATH,
      theme: { title: 'Weekwise API' },
      uiConfig: { layout: 'BaseLayout' },
      uiHooks: {
        onRequest(request, reply, done) {
          if (request.routeOptions.url !== DOCS_PATH) return done();
          reply.header('vary', 'accept');
          return request.headers.accept?.includes('text/html') ? done() : void reply.send(document);
        },
      },
    });
  });
}
