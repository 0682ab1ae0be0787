// The pages of npm run docs:site are made for every entry point of the package, with warnings as errors.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ALIASES, familyOf } from '../../docs-site/families.mjs';
import * as basalt from '../../src/index.ts';
import * as linalg from '../../src/linalg/index.ts';
import { root } from './packed.ts';

const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

test('the pages have every entry point', () => {
  const { exports } = read('package.json') as { exports: Record<string, string | { types: string }> };
  const sources = Object.values(exports).flatMap((target) =>
    typeof target === 'string' ? [] : [target.types.replace('./dist/', '../').replace(/\.d\.ts$/, '.ts')],
  );
  const { entryPoints, treatWarningsAsErrors } = read('docs-site/typedoc.json');
  expect(entryPoints.toSorted()).toEqual(sources.sort());
  expect(treatWarningsAsErrors).toBe(true);
});

test('what people search for leads to names that exist', () => {
  const names = new Set([...Object.keys(basalt), ...Object.keys(linalg), 'wrap']);
  const batched = (name: string) => names.has(`${name}StridedBatched`);
  for (const name of Object.keys(ALIASES)) expect([name, names.has(name) || batched(name)]).toEqual([name, true]);
  const found = (words: string) =>
    Object.entries(ALIASES).flatMap(([name, text]) => (text.includes(words) ? [name] : []));
  expect(found('solve linear system')).toEqual(expect.arrayContaining(['solve', 'gesv']));
  expect(found('eigenvalues')).toContain('svd');
});

test('every folder of sources has its family', () => {
  for (const folder of ['runtime', 'core', 'blas1', 'blas2', 'linalg', 'lapack/lu', 'lapack/qr', 'batched/lu'])
    expect(familyOf(`src/${folder}/x.ts`, 'x').title).not.toBe('Others');
  expect(familyOf('src/blas1/axpy.spec.ts', 'axpySpec').title).toBe('Specs');
});
