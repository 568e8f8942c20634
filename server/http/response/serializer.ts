import fastJsonStringify, { type AnySchema } from 'fast-json-stringify';
import * as z from 'zod/mini';

/** Writes an answer as its schema says. */
export type Encoder = (schema: z.ZodMiniType, body: unknown) => string;

const writers = new WeakMap<z.ZodMiniType, (body: unknown) => string>();

/**
 * Fields that the schema does not name are left out; one that is missing is our own fault and a 500. Whether each is of
 * its type is left to the compiler and to tests: to check takes five times as long as to write.
 */
export const encode: Encoder = (schema, body) => writerOf(schema)(body);

/** A wrong type is a failure, too. */
export const encodeStrictly: Encoder = (schema, body) => encode(schema, z.parse(schema, body));

/** Made when it is first needed. */
function writerOf(schema: z.ZodMiniType) {
  const found = writers.get(schema);
  if (found) return found;
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'output',
    override: (each) => simplify(each.jsonSchema),
  });
  const made = fastJsonStringify(json as AnySchema);
  writers.set(schema, made);
  return made;
}

/** `null` or something: told as a choice, each value would be checked against both. */
function simplify(schema: z.core.JSONSchema.BaseSchema): void {
  const choices = schema.anyOf;
  if (choices?.length !== 2) return;
  const other = choices.find(({ type }) => type !== 'null');
  if (!other || choices.every(({ type }) => type !== 'null') || typeof other.type !== 'string') return;
  delete schema.anyOf;
  Object.assign(schema, other, { nullable: true });
}
