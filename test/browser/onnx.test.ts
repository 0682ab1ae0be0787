// ONNX Runtime Web and basalt on one device, in a real page: examples/interop/onnx.ts. The package is large and none of ours: it is the one
// of bench/peers.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import type { Browser } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { matmulModel } from '../../bench/peers/onnx.ts';
import { N } from '../../examples/interop/onnx.ts';
import { folderOf } from '../setup/otherLibrary.ts';
import { complaintsOf, openChromium } from './chromium.ts';
import { serve } from './server.ts';

const runtime = folderOf('onnxruntime-web');
const browser: Browser | undefined = runtime === undefined ? undefined : await openChromium();
const folder = mkdtempSync(path.join(tmpdir(), 'basalt-onnx-'));
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A page per owner of the device: ONNX Runtime keeps the first one that it gets. */
const script = (model: Uint8Array): string => `
import * as ort from '/ort/ort.webgpu.min.mjs';
import { main } from '${path.resolve(import.meta.dirname, '../../examples/interop/onnx.ts')}';
ort.env.wasm.wasmPaths = '/ort/';
ort.env.wasm.numThreads = 1;
const model = Uint8Array.of(${model.join()});
const errors = [];
const said = [];
try {
  errors.push(await main(ort, model, location.search.slice(1), (line) => said.push(line)));
} catch (error) {
  said.push(String(error.stack ?? error));
}
document.documentElement.dataset.said = JSON.stringify({ errors, said });
`;

test.skipIf(browser === undefined)(
  "ONNX Runtime and basalt share memory, on basalt's device and on ONNX Runtime's",
  async () => {
    writeFileSync(path.join(folder, 'main.js'), script(matmulModel('s', [N, N])));
    await build({
      entryPoints: [path.join(folder, 'main.js')],
      outfile: path.join(folder, 'onnx.js'),
      bundle: true,
      format: 'esm',
      platform: 'browser',
      target: 'es2022',
      external: ['/ort/*'],
      logLevel: 'warning',
    });
    const site = await serve({
      folders: { ort: path.join(runtime!, 'dist'), main: folder },
      pages: {
        'page.html': '<!doctype html><link rel="icon" href="data:,"><script type="module" src="main/onnx.js"></script>',
      },
    });
    try {
      for (const owner of ['basalt', 'onnxruntime']) {
        const page = await browser!.newPage();
        page.setDefaultTimeout(60_000);
        const found = complaintsOf(page);
        await page.goto(`${site.url}/page.html?${owner}`);
        await page.locator('html[data-said]').waitFor({ state: 'attached' });
        const text = (await page.locator('html').getAttribute('data-said'))!;
        const { errors, said } = JSON.parse(text) as { errors: number[]; said: string[] };
        expect([...said, ...found].join('\n')).toMatch(/^ONNX Runtime's product/);
        expect(errors[0]).toBeLessThan(1e-4);
        expect(found).toEqual([]);
        await page.close();
      }
    } finally {
      site.close();
    }
  },
);
