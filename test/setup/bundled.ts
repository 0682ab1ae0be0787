// The library and the program `basalt` for processes of their own: bundled once for all test files, because TypeScript's compiler takes
// seconds even where nothing has changed, and Node a second to read two thousand modules. That the package as it is built does the same
// is for test/package.
import { mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { readJson, root } from '../../scripts/process.mjs';
import { unpackOnce } from '../../scripts/unpack.mjs';

/** What scripts/test.mjs makes for a run and removes at its end; else a folder of this process. */
const { BASALT_TEST_REPORT: report } = process.env;
const shared = globalThis as { basaltBundled?: string };
shared.basaltBundled ??= report === undefined ? mkdtempSync(path.join(tmpdir(), 'basalt-test-')) : path.dirname(report);

/** The folder, with `src/index.js`, `src/engine/engine.js` and `cli/index.js`. */
export const bundled = path.join(shared.basaltBundled, 'bundled');

/** Makes it, unless another test file has. */
export const bundle = (): Promise<void> =>
  unpackOnce(bundled, async (folder) => {
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
    const { name, version, type } = readJson(path.join(root, 'package.json')) as Record<string, string>;
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name, version, type }));
    await build({
      absWorkingDir: root,
      entryPoints: ['src/index.ts', 'src/engine/engine.ts', 'cli/index.ts'],
      outbase: '.',
      outdir: folder,
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      packages: 'external',
      logLevel: 'warning',
    });
  });
