// What an editor shows over every name that the package exports: not only its type, but what it is.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LanguageServer, languageServer } from '../lib/languageServer.ts';
import { some } from '../lib/sampled.ts';
import { root } from './packed.ts';

const { exports } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  exports: Readonly<Record<string, string | { readonly types: string }>>;
};

/** The entry points by their modules. */
const MODULES = Object.entries(exports).flatMap(([entry, target]) =>
  typeof target === 'string'
    ? []
    : [[`basalt${entry.slice(1)}`, target.types.replace('./dist/', './').replace('.d.ts', '.ts')] as const],
);

let server: LanguageServer;
beforeAll(async () => {
  server = await languageServer();
});
afterAll(() => server.close());

/** The names that a module exports, values and types, as its own text and those that it exports all of list them. */
function namesOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const names = new Set<string>();
  for (const [, name] of text.matchAll(/^export (?:declare |async )*(?:const|function|class|interface|type) (\w+)/gm))
    names.add(name!);
  for (const [, list] of text.matchAll(/^export (?:type )?\{([^}]*)\}/gm))
    for (const item of list!.split(',')) {
      const name = item
        .replace(/\/\/.*$/gm, '')
        .trim()
        .replace(/^type /, '')
        .split(' as ')
        .at(-1)!
        .trim();
      if (name !== '') names.add(name);
    }
  for (const [, from] of text.matchAll(/^export \* from '([^']+)';/gm))
    for (const name of namesOf(path.resolve(path.dirname(file), from!))) names.add(name);
  return [...names].sort();
}

/** What is shown under the type. */
const said = (hover: string): string => hover.replace(/```[\s\S]*?```/g, '').trim();

test.each(MODULES)('every export of %s says what it is', async (_, module) => {
  const names = some(namesOf(path.join(root, module)), 20);
  expect(names.length).toBeGreaterThan(0);
  const lines = names.map((name) => `export type { ${name} } from '${module}';`);
  const hovers = await server.hovers(
    'hover.ts',
    lines.join('\n'),
    names.map((_, line) => [line, 'export type { '.length] as const),
  );
  expect(names.filter((_, k) => said(hovers[k]!).length < 20)).toEqual([]);
});

test('a routine shows what it computes, what its arguments are and an example, in each precision', async () => {
  const text = [
    "import { type GesvArgs, sgesv } from './src/index.ts';",
    'sgesv;',
    "(null as unknown as GesvArgs<'s'>).ipiv;",
  ];
  const [call, argument] = await server.hovers('hoverOne.ts', text.join('\n'), [
    [1, 1],
    [2, text[2]!.indexOf('ipiv')],
  ]);
  for (const part of [/A X = B/, /info/, /sgesv\(ctx/, /single precision/]) expect(call).toMatch(part);
  expect(argument).toMatch(/row i was exchanged with row ipiv\(i\)/);
});
