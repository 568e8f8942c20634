import fastJsonStringify, { type AnySchema } from 'fast-json-stringify';
import * as z from 'zod/mini';

type Encode = (body: unknown) => string;

const encoders = new WeakMap<z.ZodMiniType, Encode>();

/**
 * Writes an answer as its schema says: fields that it does not name are left out, one that is missing is our own fault
 * and a 500. It is made when it is first needed, and writes several times faster than the schema can check; that
 * values are of the types that it says is checked when the handler is compiled, and by every test that asks.
 */
export function encoderOf(schema: z.ZodMiniType): Encode {
  const found = encoders.get(schema);
  if (found) return found;
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'output',
    override: (each) => simplify(each.jsonSchema),
  });
  const made = fastJsonStringify(json as AnySchema);
  encoders.set(schema, made);
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
