// The code of the backends as files that Node reads when a context is opened, not when the package is imported: two thirds of all code, and
// the text of all shaders. For esbuild, on the modules in dist. What a front imports later, `import('./x.late.gen.js')`, comes from one
// module of all GPU backends, for a file costs Node more than what is in it. What a front imports from `x.cpu.js`, and the index from
// `x.hybrid.js`, are functions; they become functions of the same names that call the backend's, and `createContext` waits for
// src/runtime/load.ts, whose place a module takes that imports them.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The backend of a module, by the suffix of its name. */
const BACKENDS = { cpu: 'cpu', gpu: 'gpu', hybrid: 'gpu' };
const IMPORT = /^import \{([^}]+)\} from ['"](\.[^'"]*\.(cpu|gpu|hybrid)\.js)['"];$/gm;
const LATE = /import\(["']\.\/(\w+)\.late\.gen\.js["']\)/g;
/** Modules that are read at once: fronts, made or written, and the list of what the package exports. */
const FRONT = /^(index|(blas1|blas2|blas3|lapack|batched)\/(.*\/)?[^/.]+(\.gen)?)\.js$/;

/** What fronts below `folder` (dist/src) import of backends: names by module, modules by backend; and what they import later, by name. */
async function imported(folder) {
  const modules = { cpu: new Map(), gpu: new Map() };
  const late = new Map();
  const fronts = readdirSync(folder, { recursive: true })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => FRONT.test(file));
  for (const front of fronts) {
    const text = readFileSync(path.join(folder, front), 'utf8');
    const room = path.resolve(folder, path.dirname(front));
    for (const [, names, specifier, suffix] of text.replace(/^export (\{.*)$/gm, 'import $1').matchAll(IMPORT)) {
      const file = path.resolve(room, specifier);
      const known = modules[BACKENDS[suffix]];
      known.set(file, known.get(file) ?? new Set());
      for (const name of names.match(/\w+/g)) known.get(file).add(name);
    }
    for (const [, name] of text.matchAll(LATE)) late.set(lateName(room, name), path.join(room, `${name}.late.gen.js`));
  }
  for (const [file, names] of [...modules.cpu, ...modules.gpu]) await checkFunctions(file, names);
  return { ...modules, late };
}

/** A name of a module among all rooms. */
const lateName = (room, name) => `${path.basename(path.dirname(room))}_${path.basename(room)}_${name}`;

/** Only a call can wait for its function: a class or a constant would have to be there when the front is evaluated. */
async function checkFunctions(file, names) {
  const module = await import(pathToFileURL(file));
  for (const name of names) {
    if (typeof module[name] !== 'function' || /^class\b/.test(String(module[name])))
      throw new Error(`${file}: ${name} is imported by a front, but is no function`);
  }
}

/** A module of functions that call those of the same names. Without a context the backend may not be there yet: then they are late. */
const callers = (backend, names) => {
  const load = { cpu: 'loadCpu', gpu: 'loadGpu' }[backend];
  return [
    `import { ${backend}, ${load} } from 'backends:load';`,
    ...[...names].map(
      (name) =>
        `export const ${name} = (...args) => ${backend} ? ${backend}.${name}(...args) : ${load}().then(() => ${backend}.${name}(...args));`,
    ),
  ].join('\n');
};

const LOAD = `
export let cpu;
export let gpu;
export async function loadCpu() {
  cpu ??= await import('backends:cpu');
}
export async function loadGpu() {
  return (gpu ??= await import('backends:gpu'));
}
`;

/** The plugin for modules below `dist`. */
export const backends = (dist) => ({
  name: 'backends',
  async setup(on) {
    const folder = path.join(dist, 'src');
    const { late, ...modules } = await imported(folder);
    const isFront = (file) => FRONT.test(path.relative(folder, file).replaceAll(path.sep, '/'));

    on.onResolve({ filter: /^backends:/ }, ({ path: name }) => ({ path: name.slice(9), namespace: 'backends' }));
    on.onResolve({ filter: /\/load\.js$/ }, ({ resolveDir }) =>
      resolveDir === path.join(folder, 'runtime') ? { path: 'load', namespace: 'backends' } : undefined,
    );
    on.onResolve({ filter: /\.(cpu|gpu|hybrid)\.js$/ }, ({ path: specifier, importer, resolveDir }) =>
      isFront(importer) ? { path: path.resolve(resolveDir, specifier), namespace: 'callers' } : undefined,
    );
    on.onLoad({ filter: /\.js$/ }, ({ path: file }) => {
      if (!isFront(file)) return undefined;
      const text = readFileSync(file, 'utf8');
      if (text.search(LATE) < 0) return undefined;
      const room = path.dirname(file);
      const fromAll = text.replaceAll(LATE, (_, name) => `loadGpu().then((all) => all.${lateName(room, name)})`);
      return { contents: `import { loadGpu } from 'backends:load';\n${fromAll}`, resolveDir: room };
    });

    on.onLoad({ filter: /./, namespace: 'callers' }, ({ path: file }) => {
      const [backend] = Object.entries(modules).find(([, files]) => files.has(file));
      return { contents: callers(backend, modules[backend].get(file)), resolveDir: dist };
    });
    on.onLoad({ filter: /./, namespace: 'backends' }, ({ path: name }) => ({
      contents: name === 'load' ? LOAD : reexports(modules[name], name === 'gpu' ? late : new Map()),
      resolveDir: dist,
    }));
  },
});

const reexports = (modules, late) =>
  [
    ...[...modules].map(([file, names]) => `export { ${[...names].join(', ')} } from ${JSON.stringify(file)};`),
    ...[...late].map(([name, file]) => `export * as ${name} from ${JSON.stringify(file)};`),
    `import 'gathered:all';`,
  ].join('\n');
