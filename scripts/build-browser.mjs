// npm run build:browser: the library as plain modules for <script type="module">, minified, shaders included, with no import that a browser
// cannot follow: dist/browser/basalt.js, linalg.js, magma.js and wgsl.js, and what they share. The package holds them.
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { root } from './process.mjs';
import { notices } from './thirdParty.mjs';

/** Modules of a page, by the entry points of the package. */
const ENTRIES = {
  basalt: 'src/index.ts',
  linalg: 'src/linalg/index.ts',
  magma: 'src/magma.ts',
  wgsl: 'src/wgsl.ts',
};

export async function buildBrowser(outdir = path.join(root, 'dist/browser')) {
  rmSync(outdir, { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: root,
    metafile: true,
    entryPoints: ENTRIES,
    outdir,
    chunkNames: 'shared/[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'warning',
  });
  writeFileSync(path.join(outdir, 'THIRD-PARTY.txt'), notices(metafile, root));
}

if (process.argv[1] === import.meta.filename) await buildBrowser();
