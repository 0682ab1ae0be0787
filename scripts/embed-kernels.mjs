// Writes src/runtime/kernels.gen.ts: the text of every kernels/**/*.wgsl as a constant, so that the package
// needs no file access at run time. `--check` writes nothing and fails when the file is stale.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './process.mjs';

const target = 'src/runtime/kernels.gen.ts';

/** Every .wgsl file below kernels/, sorted by base name: [{ name, file, isLib, text }]. */
export function readKernels(base = root) {
  const folder = path.join(base, 'kernels');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.wgsl'))
    .map((file) => ({
      name: path.posix.basename(file, '.wgsl'),
      file: `kernels/${file}`,
      isLib: file.startsWith('lib/'),
      text: readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n'),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  for (const [i, { name, file }] of files.entries()) {
    if (i > 0 && files[i - 1].name === name) throw new Error(`${file} and ${files[i - 1].file} have the same name`);
    if (!/^[a-z][a-z0-9_]*$/.test(name) || name === 'lib') throw new Error(`${file}: the name is not usable`);
  }
  return files;
}

const literal = (text) => '`' + text.replace(/\\|`|\$\{/g, '\\$&') + '`';

/** The generated module. `: string` keeps the texts out of the .d.ts file. */
export function generate(files) {
  const kernels = files.filter((f) => !f.isLib).map((f) => `export const ${f.name}: string = ${literal(f.text)};\n`);
  const libs = files.filter((f) => f.isLib).map((f) => `  ${f.name}: ${literal(f.text)},\n`);
  return [
    '// Generated from kernels/ by scripts/embed-kernels.mjs; do not edit.\n',
    ...kernels,
    `export const lib: Readonly<Record<string, string>> = {\n${libs.join('')}};\n`,
  ].join('\n');
}

/** Brings the generated module up to date; returns whether it was stale. */
export function embed({ write }) {
  const file = path.join(root, target);
  const text = generate(readKernels());
  const stale = !existsSync(file) || readFileSync(file, 'utf8') !== text;
  if (stale && write) writeFileSync(file, text);
  return stale;
}

if (process.argv[1] === import.meta.filename) {
  const write = !process.argv.includes('--check');
  if (embed({ write }) && !write) {
    console.error(`${target} is stale: run npm run build`);
    process.exit(1);
  }
}
