import type { ESTree } from 'rolldown/utils';
import type { Plugin } from 'vite';

/** The parts of an endpoint that only the server uses: it checks requests with them, and documents them. */
export const serverParts: ReadonlySet<string> = new Set([
  'summary',
  'params',
  'query',
  'body',
  'messages',
  'bodyLimit',
]);

/**
 * Leaves out of the web app what only the server needs of the contract. Forms import the schemas of their requests by
 * name. This also applies to the dev server and to component tests, so that `endpoint.body` is undefined there as well.
 */
export function trimContract(): Plugin {
  return {
    name: 'trim-contract',
    enforce: 'pre',
    transform: {
      filter: { id: /\/contract\/(?:requests\/|schema\/)?[\w-]+\.ts$/ },
      handler(code) {
        const parse = (source: string) => this.parse(source, { lang: 'ts' }).body;
        const trimmed = apply(parse(code).flatMap(trimConstants), code);
        // Without its imports, the module of a request is not loaded with the endpoints.
        return { code: apply(listUnusedImports(parse(trimmed), trimmed), trimmed), map: null };
      },
    },
  };
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function trimConstants(statement: ESTree.Statement | ESTree.Directive): Edit[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  return declaration?.type === 'VariableDeclaration' ? declaration.declarations.flatMap(trimConstant) : [];
}

function trimConstant({ init }: ESTree.VariableDeclarator): Edit[] {
  if (init?.type !== 'CallExpression') return [];
  const isEndpoints = init.callee.type === 'Identifier' && init.callee.name === 'defineEndpoints';
  if (isEndpoints) return listServerParts(init.arguments[0]);
  // Creating a schema has no effects, so the bundler may drop those that nothing uses.
  return [insertAt(init.start, '/* @__PURE__ */ (() => '), insertAt(init.end, ')()')];
}

function listServerParts(endpoints: ESTree.Node | undefined): Edit[] {
  return listProperties(endpoints).flatMap(({ value }) =>
    listProperties(value).flatMap(({ key, start, end }) =>
      key.type === 'Identifier' && serverParts.has(key.name) ? [{ start, end, text: '...{}' }] : [],
    ),
  );
}

function listProperties(node: ESTree.Node | undefined): ESTree.ObjectProperty[] {
  return node?.type === 'ObjectExpression' ? node.properties.filter((each) => each.type === 'Property') : [];
}

function listUnusedImports(statements: readonly (ESTree.Statement | ESTree.Directive)[], code: string): Edit[] {
  const imports = statements.filter((each) => each.type === 'ImportDeclaration');
  const rest = apply(imports.map(remove), code);
  const isUsed = ({ local }: { readonly local: { readonly name: string } }) =>
    new RegExp(`\\b${local.name}\\b`).test(rest);
  return imports.filter(({ specifiers }) => !specifiers.some(isUsed)).map(remove);
}

const insertAt = (start: number, text: string): Edit => ({ start, end: start, text });
const remove = ({ start, end }: ESTree.Node): Edit => ({ start, end, text: '' });

function apply(edits: readonly Edit[], code: string): string {
  return edits.reduceRight((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}
