// Writes src/runtime/kernels.gen.ts: the text of every kernels/**/*.wgsl as a constant, libraries joined and comments left out, so that the
// package needs no file access at run time and bundles hold the kernels of the routines they use. The few texts that are needed without any
// routine, those of kernels/runtime and of basalt/wgsl, go to src/runtime/runtimeKernels.gen.ts: Node reads the others later. `--check` writes
// nothing and fails when a file is stale.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './process.mjs';

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

/** Without comments and the blank lines that they leave: a third of the bytes. Directives stay. */
export const withoutComments = (text) => `\n${text.replace(/[ \t]*\/\/(?! @).*$/gm, '')}`.replace(/\n\s*\n/g, '\n');

/** Libraries whose text users put into their own kernels (basalt/wgsl): exported, comments and all. */
const isPublic = ({ name }) => name.startsWith('private_');

/** Needed without any routine. A kernel of these that used a library would need that library to be one of them. */
const isEarly = (f) => f.file.startsWith('kernels/runtime/') || isPublic(f);

const TARGETS = {
  'src/runtime/kernels.gen.ts': (f) => !isEarly(f),
  'src/runtime/runtimeKernels.gen.ts': isEarly,
};

/** An expression for the text: a literal, or literals joined with the constants of the libraries that it names by `// @use lib/name`. */
function expression(file, text, libs) {
  const [first, ...rest] = text.split(/^\/\/ @use lib\/(\w+)\n/m);
  if (rest.length === 0) return literal(first);
  const parts = [literal(first)];
  for (let i = 0; i < rest.length; i += 2) {
    if (!libs.has(rest[i])) throw new Error(`${file}: there is no library ${rest[i]} in front of it`);
    parts.push(`lib_${rest[i]}`, literal(rest[i + 1]));
  }
  return `/* @__PURE__ */ joined(${parts.join(', ')})`;
}

/** Libraries behind those that they use. */
function ordered(libs) {
  const byName = new Map(libs.map((lib) => [lib.name, lib]));
  const seen = new Set();
  const order = [];
  const visit = (lib) => {
    if (lib === undefined || seen.has(lib)) return;
    seen.add(lib);
    for (const [, name] of lib.text.matchAll(/^\/\/ @use lib\/(\w+)$/gm)) visit(byName.get(name));
    order.push(lib);
  };
  libs.forEach(visit);
  return order;
}

/** The generated module. `: string` keeps the texts out of the .d.ts file. */
export function generate(files) {
  const known = new Set();
  const libs = ordered(files.filter((f) => f.isLib)).map((f) => {
    const { file, name, text } = f;
    if (isPublic(f)) return `export const ${name}: string = ${literal(text)};\n`;
    const line = `const lib_${name} = ${expression(file, withoutComments(text), known)};\n`;
    known.add(name);
    return line;
  });
  const kernels = files
    .filter((f) => !f.isLib)
    .map(
      ({ file, name, text }) => `export const ${name}: string = ${expression(file, withoutComments(text), known)};\n`,
    );
  const texts = [...libs, ...kernels];
  const joins = texts.some((text) => text.includes('joined('));
  return [
    '// Generated from kernels/ by scripts/embed-kernels.mjs; do not edit.\n',
    ...(joins ? ["const joined = (...parts: string[]): string => parts.join('');\n"] : []),
    ...texts,
  ].join('\n');
}

/** Brings the generated modules up to date; returns those that were stale. */
export function embed({ write }) {
  const files = readKernels();
  return Object.entries(TARGETS).flatMap(([target, isIn]) => {
    const file = path.join(root, target);
    const text = generate(files.filter(isIn));
    const stale = !existsSync(file) || readFileSync(file, 'utf8') !== text;
    if (stale && write) writeFileSync(file, text);
    return stale ? [target] : [];
  });
}

if (process.argv[1] === import.meta.filename) {
  const write = !process.argv.includes('--check');
  const stale = embed({ write });
  if (stale.length > 0 && !write) {
    console.error(`${stale.join(' and ')}: stale, run npm run build`);
    process.exit(1);
  }
}
