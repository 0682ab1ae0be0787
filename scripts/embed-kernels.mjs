// Embeds the shaders: the texts of kernels/<room>/*.wgsl become constants in src/<room>/shaders.gen.ts, libraries joined and comments left
// out, so that the package needs no file access at run time and bundles hold the kernels of the routines they use. Libraries go to
// src/runtime/shaderLibs.gen.ts; those that users put into kernels of their own (basalt/wgsl) to src/runtime/shaders.gen.ts, with their
// comments.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

const HEAD = '// Generated from kernels/ by scripts/embed-kernels.mjs; do not edit.\n';
const JOINED = "export const joined = (...parts: string[]): string => parts.join('');\n";
const LIBS = 'src/runtime/shaderLibs.gen.ts';

/** The module that holds a kernel. */
const targetOf = (f) =>
  isPublic(f)
    ? 'src/runtime/shaders.gen.ts'
    : `src/${path.posix.dirname(f.file).slice('kernels/'.length)}/shaders.gen.ts`;

/** The text with its libraries in it: whoever takes such a text needs nothing else of them. */
function whole(text, byName) {
  return text.replace(/^\/\/ @use lib\/(\w+)\n/gm, (_, name) => whole(byName.get(name).text, byName));
}

/** The generated modules by path. `: string` keeps the texts out of the .d.ts files. */
export function shaderModules(files = readKernels()) {
  const known = new Set();
  const byName = new Map(files.map((f) => [f.name, f]));
  const libs = ordered(files.filter((f) => f.isLib && !isPublic(f))).map(({ file, name, text }) => {
    const line = `export const lib_${name}: string = ${expression(file, withoutComments(text), known)};\n`;
    known.add(name);
    return line;
  });
  const modules = new Map([[LIBS, [HEAD, JOINED, ...libs].join('\n')]]);
  const rooms = new Map();
  for (const f of files.filter((f) => !f.isLib || isPublic(f))) {
    const text = isPublic(f) ? literal(whole(f.text, byName)) : expression(f.file, withoutComments(f.text), known);
    rooms.set(targetOf(f), [...(rooms.get(targetOf(f)) ?? []), `export const ${f.name}: string = ${text};\n`]);
  }
  for (const [target, texts] of rooms)
    modules.set(target, [HEAD, ...importsOf(target, texts.join('\n')), ...texts].join('\n'));
  return modules;
}

/** What a module of kernels takes from that of libraries. */
function importsOf(target, text) {
  const names = [...new Set(text.match(/(?<=[(,] ?)(?:joined|lib_\w+)(?=[,)])|joined(?=\()/g) ?? [])].sort();
  if (names.length === 0) return [];
  const from = path.posix.relative(path.posix.dirname(target), LIBS);
  return [`import { ${names.join(', ')} } from '${from.startsWith('.') ? from : `./${from}`}';\n`];
}
