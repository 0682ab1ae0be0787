// npm run build: makes the generated files, then compiles to dist/. `--package` makes what is published: it first deletes dist/, because
// the incremental build leaves the output of deleted sources behind, and adds what Node loads and what pages load without a bundler.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { buildBrowser } from './build-browser.mjs';
import { bundle } from './bundle.mjs';
import { generate } from './generate.mjs';
import { nodeCaptured, packageBin, root } from './process.mjs';

/** Builds; prints only what the compiler complains about, and returns whether it succeeded. */
export async function build({ clean = false } = {}) {
  if (clean) rmSync(path.join(root, 'dist'), { recursive: true, force: true });
  await generate();
  const { status, stdout, stderr } = nodeCaptured([packageBin('typescript', 'tsc'), '-p', 'tsconfig.build.json']);
  if (status !== 0) process.stderr.write(stdout + stderr);
  return status === 0;
}

if (process.argv[1] === import.meta.filename) {
  const forPackage = process.argv.includes('--package');
  const built = await build({ clean: forPackage });
  if (built && forPackage) await Promise.all([bundle(), buildBrowser()]);
  process.exitCode = built ? 0 : 1;
}
