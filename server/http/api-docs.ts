import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { contract } from '#contract/contract.ts';
import { openApi } from '#contract/openapi.ts';

const PATH = '/api/docs';

/** GET /api/docs: a page for people, the OpenAPI document for everyone else. */
export async function registerDocs(app: FastifyInstance): Promise<void> {
  const document = openApi(contract);
  await app.register(async (scope) => {
    // The page's own files would be cached, unlike everything else under /api.
    scope.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    await scope.register(swagger, { mode: 'static', specification: { document } });
    await scope.register(swaggerUi, {
      routePrefix: PATH,
      theme: { title: 'Weekwise API' },
      uiConfig: { layout: 'BaseLayout' },
      uiHooks: {
        onRequest(request, reply, done) {
          if (request.routeOptions.url !== PATH) return done();
          reply.header('vary', 'accept');
          return request.headers.accept?.includes('text/html') ? done() : void reply.send(document);
        },
      },
    });
  });
}
