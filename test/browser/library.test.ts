// The library in a real page: routines on WebGPU and on the CPU engine, with threads and without, and the modules of build:browser under a
// strict policy.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildBrowser } from '../../scripts/build-browser.mjs';
import { complaintsOf, openChromium } from './chromium.ts';
import { productOfDoubles } from './doubles.ts';
import type { Checked } from './inPage.ts';
import { type Site, serve } from './server.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'basalt-browser-'));
const browser: Browser | undefined = await openChromium();
let site: Site;

const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; connect-src 'self'";
const page = (script: string, policy = POLICY): string =>
  `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><title>basalt</title>
<meta http-equiv="Content-Security-Policy" content="${policy}; img-src data:">
<script type="module" src="${script}"></script>`;

interface Solved {
  readonly x: readonly number[];
  readonly direct: readonly number[];
  readonly backend: string;
  readonly corner: number;
}

/** What a page without any tool would do. */
const PLAIN = `
import { createContext, sgesv } from '../modules/basalt.js';
import { inv, solve } from '../modules/linalg.js';
const context = await createContext({ backend: location.search.slice(1) });
const A = [[4, 1, 0], [1, 3, 1], [0, 1, 2]];
const x = await solve(A, [5, 5, 3], { context });
const columns = context.upload('s', new Float32Array(A.flat()));
const right = context.upload('s', new Float32Array([5, 5, 3]));
const [ipiv, info] = [context.alloc('i', 3), context.alloc('i', 1)];
await sgesv(context.queue, { n: 3, nrhs: 1, A: columns, lda: 3, ipiv, B: right, ldb: 3, info });
const direct = await context.download(right);
const inverse = await inv(A, { context });
document.documentElement.dataset.solved = JSON.stringify({
  x: [0, 1, 2].map((i) => x.get(i)),
  direct: [...direct],
  backend: context.backend,
  corner: inverse.transpose(1, 0).get(0, 0),
});
`;

beforeAll(async () => {
  if (browser === undefined) return;
  await buildBrowser(path.join(folder, 'modules'));
  await build({
    entryPoints: [path.join(import.meta.dirname, 'inPage.ts')],
    outfile: path.join(folder, 'tests/inPage.js'),
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'warning',
  });
  writeFileSync(path.join(folder, 'tests/plain.js'), PLAIN);
  site = await serve({
    folders: { modules: path.join(folder, 'modules'), tests: path.join(folder, 'tests') },
    pages: {
      'routines.html': page('tests/inPage.js'),
      'closed.html': page('tests/inPage.js', POLICY.replace(" 'wasm-unsafe-eval'", '')),
      'plain.html': page('tests/plain.js'),
    },
  });
});
afterAll(async () => {
  await browser?.close();
  site?.close();
  rmSync(folder, { recursive: true, force: true });
});

const browserTest = test.skipIf(browser === undefined);

async function inPage<R>(address: string, body: (page: Page) => Promise<R>): Promise<R> {
  const context = await browser!.newContext();
  try {
    const opened = await context.newPage();
    opened.setDefaultTimeout(120_000);
    const found = complaintsOf(opened);
    await opened.goto(`${site.url}/${address}`);
    const result = await body(opened).catch((error: Error) => {
      throw new Error([...found, error.message].join('\n'), { cause: error });
    });
    expect(found).toEqual([]);
    return result;
  } finally {
    await context.close();
  }
}

/** The routines of inPage.ts, checked in a page. */
const routines = (address: string, backend: 'cpu' | 'gpu', prec: 's' | 'd'): Promise<Checked> =>
  inPage(address, async (opened) => {
    await opened.locator('html[data-ready]').waitFor({ state: 'attached' });
    return (await opened.evaluate(`basaltCheck('${backend}', '${prec}')`)) as Checked;
  });

browserTest('routines are right on WebGPU', async () => {
  const { why, count, complaints } = await routines('routines.html', 'gpu', 's');
  expect(why).toMatch(/^the GPU backend was asked for/);
  expect(complaints).toEqual([]);
  expect(count).toBeGreaterThan(5);
});

browserTest('a product of doubles on the GPU has the bits that it has in Node', async () => {
  const inPageBits = await inPage('routines.html', async (opened) => {
    await opened.locator('html[data-ready]').waitFor({ state: 'attached' });
    return (await opened.evaluate('basaltDoubles()')) as number[];
  });
  expect(inPageBits).toHaveLength(2 * 13 * 9);
  const { doubles } = await import('../setup/contexts.ts');
  expect(inPageBits).toEqual(await productOfDoubles(await doubles()));
});

browserTest('routines are right on the CPU engine with threads, in an isolated page', async () => {
  for (const prec of ['s', 'd'] as const) {
    const { why, complaints } = await routines('isolated/routines.html', 'cpu', prec);
    expect(why).toMatch(/WASM SIMD, \d+ threads?\)$/);
    expect(complaints).toEqual([]);
  }
});

browserTest('routines are right on the CPU engine without shared memory', async () => {
  for (const prec of ['s', 'd'] as const) {
    const { why, complaints } = await routines('routines.html', 'cpu', prec);
    expect(why).toMatch(/WASM SIMD, 1 thread \(no shared memory\)/);
    expect(complaints).toEqual([]);
  }
});

browserTest('routines are right where a policy forbids WebAssembly', async () => {
  const { why, complaints } = await routines('closed.html', 'cpu', 's');
  expect(why).toMatch(/plain JavaScript/);
  expect(complaints).toEqual([]);
});

browserTest('plain modules solve in a page whose policy forbids new Function', async () => {
  for (const [address, backend] of [
    ['plain.html?gpu', 'gpu'],
    ['isolated/plain.html?cpu', 'cpu'],
  ] as const) {
    const solved = await inPage(address, async (opened) => {
      await opened.locator('html[data-solved]').waitFor({ state: 'attached' });
      return JSON.parse((await opened.locator('html').getAttribute('data-solved'))!) as Solved;
    });
    expect(solved.backend).toBe(backend);
    for (const value of [...solved.x, ...solved.direct]) expect(Math.abs(value - 1)).toBeLessThan(1e-6);
    expect(solved.corner).toBeCloseTo(5 / 18, 12);
  }
});
