// The pages of npm run docs:site are made for every entry point of the package, with warnings as errors.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
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
