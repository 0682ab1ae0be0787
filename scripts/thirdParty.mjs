// Packages inside of bundles: in Node's CommonJS without `require`, which modules have not, and in all the notices that licences ask for.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readJson } from './process.mjs';

const INSIDE = /[\\/]node_modules[\\/].*\.[cm]?js$/;
/** What CommonJS asks of Node. The package may have a `process` of its own. */
const REQUIRED = /\brequire\((['"])(node:\w+)\1\)/g;

/** The plugin for esbuild. */
export const packagesInside = {
  name: 'packages inside',
  setup(on) {
    on.onLoad({ filter: INSIDE }, ({ path: file }) => ({
      contents: readFileSync(file, 'utf8').replace(REQUIRED, "globalThis.process.getBuiltinModule('$2')"),
    }));
  },
};

/** The folders of packages of which a bundle, by esbuild's description of it, has a part. */
export function packageFolders({ outputs }, base) {
  const files = Object.values(outputs).flatMap(({ inputs }) =>
    Object.keys(inputs).filter((f) => f.includes('node_modules/')),
  );
  const folders = files.map((file) => /^.*node_modules\/(@[^/]+\/)?[^/]+/.exec(file)[0]);
  return [...new Set(folders)].sort().map((folder) => path.resolve(base, folder));
}

/** Name, version and licence of each of these packages, as a text. */
export function notices(metafile, base) {
  const texts = packageFolders(metafile, base).map((folder) => {
    const { name, version } = readJson(path.join(folder, 'package.json'));
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
    if (file === undefined) throw new Error(`${name}: there is no licence to pass on`);
    return `${name} ${version}\n\n${readFileSync(path.join(folder, file), 'utf8').trim()}\n`;
  });
  return `Parts of these packages are inside the files of this folder.\n\n${texts.join(`\n${'-'.repeat(80)}\n\n`)}`;
}
