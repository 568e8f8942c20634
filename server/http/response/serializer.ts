import fastJsonStringify, { type AnySchema } from 'fast-json-stringify';
import * as z from 'zod/mini';

export type Serializer = (schema: z.ZodMiniType, body: unknown) => string;

const serializers = new WeakMap<z.ZodMiniType, (body: unknown) => string>();

/**
 * Omits fields that the schema does not declare, and throws if a required one is missing. Types are not validated, which
 * would take five times as long as serializing; the compiler and the tests guarantee them.
 */
export const serialize: Serializer = (schema, body) => getSerializer(schema)(body);

/** Like `serialize`, but also throws if a value has the wrong type. */
export const serializeStrictly: Serializer = (schema, body) => serialize(schema, z.parse(schema, body));

function getSerializer(schema: z.ZodMiniType) {
  const cached = serializers.get(schema);
  if (cached) return cached;
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'output',
    override: ({ jsonSchema }) => simplifyNullable(jsonSchema),
  });
  const compiled = fastJsonStringify(json as AnySchema);
  serializers.set(schema, compiled);
  return compiled;
}

/** Replaces `anyOf` with `nullable`, because fast-json-stringify would validate each value against both alternatives. */
function simplifyNullable(schema: z.core.JSONSchema.BaseSchema): void {
  const choices = schema.anyOf;
  if (choices?.length !== 2) return;
  const other = choices.find(({ type }) => type !== 'null');
  if (!other || choices.every(({ type }) => type !== 'null') || typeof other.type !== 'string') return;
  delete schema.anyOf;
  Object.assign(schema, other, { nullable: true });
}
