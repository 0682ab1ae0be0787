// Bundles what Node loads of the package: the files of package.json's `exports` and `bin` that lie below dist/node, each made from the
// module of the same path in dist, with what they share in files of their own. Node reads a thousand modules in half a second, and a dozen
// in a fortieth of it. Bundlers take the modules, of which they drop what is not used. Run by scripts/build.mjs when a package is made.
// Lines stay lines: Node prints the one that threw.
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { backends } from './backends.mjs';
import { commonJs } from './commonjs.mjs';
import { gather, gathered } from './gather.mjs';
import { readJson, root } from './process.mjs';
import { notices, packagesInside } from './thirdParty.mjs';

/** The files below `folder` that a part of package.json names: its `exports`, its `bin`. */
function filesBelow(folder, value) {
  if (typeof value === 'object') return [...new Set(Object.values(value).flatMap((part) => filesBelow(folder, part)))];
  const file = path.posix.normalize(value);
  return file.startsWith(`${folder}/`) ? [file] : [];
}

/**
 * basalt/magma goes through all that basalt exports: were that not a module of its own, a table of it would be made whenever basalt is
 * imported.
 */
const whole = {
  name: 'whole',
  setup(on) {
    on.onResolve({ filter: /^\.\/index\.js$/ }, ({ importer }) =>
      importer.endsWith(path.join('dist', 'src', 'magma.js')) ? { path: './index.js', external: true } : undefined,
    );
  },
};

/** Entry points that need neither routines nor contexts, at least not at once. */
const SMALL = ['dist/cli/index.js', 'dist/src/mpi.js', 'dist/src/native.js', 'dist/src/tuning.js', 'dist/src/wgsl.js'];

export async function bundle(base = root) {
  for (const folder of ['dist/node', 'dist/cjs']) rmSync(path.join(base, folder), { recursive: true, force: true });
  const { exports, bin, optionalDependencies, peerDependencies } = readJson(path.join(base, 'package.json'));
  const options = {
    absWorkingDir: base,
    entryPoints: filesBelow('dist/node', { exports, bin }).map((file) => file.replace('/node/', '/')),
    outbase: 'dist',
    outdir: 'dist/node',
    chunkNames: 'shared/[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // A device, a native library and tfjs are whatever is installed. All else is inside.
    external: Object.keys({ ...optionalDependencies, ...peerDependencies }),
    nodePaths: [path.join(root, 'node_modules')],
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'warning',
  };
  const plugins = [whole, backends(path.join(base, 'dist')), packagesInside];
  const { metafile } = await build({ ...options, plugins: [...plugins, gather()], metafile: true, write: false });
  const together = gathered(metafile, base, ['dist/src/index.js', 'dist/src/linalg/index.js'], SMALL);
  const made = await build({ ...options, plugins: [...plugins, gather(together)], metafile: true });
  const types = filesBelow('dist/cjs', exports).filter((file) => file.endsWith('.d.ts'));
  await commonJs(made.metafile, base, filesBelow('dist/node', exports), types);
  for (const folder of ['dist/node', 'dist/cjs'])
    writeFileSync(path.join(base, folder, 'THIRD-PARTY.txt'), notices(made.metafile, base));
}

if (process.argv[1] === import.meta.filename) await bundle();
