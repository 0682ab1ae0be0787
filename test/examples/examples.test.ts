// The examples run, and README.md shows exactly them: their text as it is, with the package's names in the imports.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8').replaceAll('\r\n', '\n');
const numbered = readdirSync(path.join(root, 'examples')).filter((file) => /^\d\d_\w+\.ts$/.test(file));

/** The fenced TypeScript blocks of a Markdown text. */
const blocks = (markdown: string): string[] => [...markdown.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map((m) => m[1]);

const asUser = (example: string): string =>
  example.replaceAll("'../src/index.ts'", "'basalt'").replaceAll("'../src/linalg/index.ts'", "'basalt/linalg'");

describe('the examples', () => {
  it.each(numbered)('%s runs, and its assertions hold', async (file) => {
    await import(path.join(root, 'examples', file));
  });

  it('are the code of README.md, all of it', () => {
    const examples = numbered.map((file) => asUser(read(`examples/${file}`)));
    const shown = blocks(read('README.md'));
    expect(shown.length).toBeGreaterThan(0);
    for (const block of shown) expect(examples).toContain(block);
  });
});
