// Every TypeScript block of README.md and docs compiles, as a user would have it, and runs on the CPU and on a GPU adapter; what its
// console.log lines say in a comment is what they print.
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatWithOptions } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UnsupportedError } from '../../src/index.ts';
import { setContext } from '../../src/linalg/index.ts';
import { sweep } from '../lib/sampled.ts';
import { node, program } from '../package/packed.ts';
import { contexts, report } from '../setup/contexts.ts';
import { nameOf, promised, runsOn, type Said, whole, writeProject, writeRun } from './modules.ts';
import { type Block, codeBlocks, isWhole, pages } from './pages.ts';
import { setups } from './setups.ts';

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'basalt-docs-')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const titled = (blocks: readonly Block[]): [title: string, block: Block][] =>
  blocks.map((block) => [`${block.page}:${block.line}`, block]);

test('blocks are TypeScript, and those of README.md and the guides are whole programs', () => {
  expect(codeBlocks.length).toBeGreaterThan(20);
  for (const { page, language } of codeBlocks) expect([page, language]).toEqual([page, 'ts']);
  for (const [page, each] of Object.entries(setups)) {
    expect(pages).toContain(page);
    expect(isWhole(page)).toBe(false);
    expect([page, each.length]).toEqual([page, codeBlocks.filter((block) => block.page === page).length]);
  }
});

test('every block of README.md says what it prints', () => {
  const shown = codeBlocks.filter(({ page }) => page === 'README.md');
  expect(shown.length).toBeGreaterThan(2);
  for (const block of shown) expect([block.text, promised(block).length]).toEqual([block.text, 1]);
});

// TypeScript's compiler takes ten seconds for all sources.
sweep('they compile', async () => {
  const project = writeProject(path.join(folder, 'checked'), codeBlocks);
  const compiled = node([program('typescript', 'tsc'), '-p', project], folder);
  const said = await compiled.catch((error: Error) => error.message);
  // Of a block: what is wrong with the sources is said elsewhere.
  expect(said.split('\n').filter((line) => line !== '' && !/^(\.\.\/| )/.test(line))).toEqual([]);
});

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s', (backend, context) => {
  // Compiling kernels takes software adapters long.
  const slow = context.gpu?.software === true;
  const blocks = codeBlocks.filter((block) => runsOn(block, backend) && !(slow && !/solve|wgsl/.test(whole(block))));
  const printed = new Map<number, string>();
  const said: Said = (line, ...values) => printed.set(line, formatWithOptions({ colors: false }, ...values));
  const key = `basaltSaid ${backend}`;
  beforeAll(() => {
    Object.assign(globalThis, { [key]: said });
    setContext(context);
  });
  afterAll(() => setContext());

  test.each(titled(blocks))('%s', async (_, block) => {
    printed.clear();
    try {
      await import(writeRun(folder, block, backend, key));
    } catch (error) {
      // A native library, or a GPU that shares its device, need not be there.
      if (!(error instanceof UnsupportedError) || !('lack' in error)) throw error;
      report({ skipped: error.message, test: nameOf(block) });
      return;
    }
    if (isWhole(block.page))
      expect([...printed].filter(([k]) => promised(block).some(([l]) => l === k))).toEqual(promised(block));
  });
});
