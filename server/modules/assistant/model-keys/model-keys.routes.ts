import { modelKeys } from '#contract/assistant/model-keys.ts';
import { inSingleStatement } from '#server/db/transaction.ts';
import { defineRoutes, noContent, ok } from '#server/http/register.ts';
import { createModelConfigs } from './model-configs.ts';
import { deleteModelKey } from './model-keys.queries.ts';
import { connectOpenRouter, listProviderModels, saveModelKey } from './model-keys.service.ts';

export const modelKeyRoutes = defineRoutes(modelKeys, (services) => {
  const { db } = services;
  const configs = createModelConfigs(services);
  const providers = configs.providers.map(({ id, name, exampleModel }) => ({ id, name, exampleModel }));

  return {
    get: async ({ userId }) => {
      const userModel = await configs.forUser(userId);
      if (!userModel) return ok({ modelKey: null, providers });
      const { row, config } = userModel;
      const { provider, model, saved_at } = row;
      const savedAt = new Date(saved_at).toISOString();
      return ok({ modelKey: { provider, model, savedAt, isUsable: config !== null }, providers });
    },
    save: async (ctx) => ok({ modelKey: await saveModelKey(services, configs, ctx) }),
    connectOpenRouter: async (ctx) => ok({ modelKey: await connectOpenRouter(services, configs, ctx) }),
    listModels: async (ctx) => ok({ models: await listProviderModels(services, configs, ctx) }),
    remove: async ({ userId }) => {
      await inSingleStatement(db, (single) => deleteModelKey(single, userId));
      return noContent();
    },
  };
});
