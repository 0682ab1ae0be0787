// Fewer files in a bundle with shared code: esbuild makes one for every set of entry points that share something, and each takes Node half
// a millisecond, as long as 15 kB of code. Entry points that need a part of what others share are therefore made to import all of it.
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Entry points, and imported modules, that are files: relative to the folder that was bundled. Those of plugins are `name:...`. */
const isFile = (module) => !module.includes(':');

/**
 * By esbuild's description of a bundle: the modules, below `base`, that one of the entry points `fast` needs at once, and another of them
 * or code that is loaded later too; and who is to import all of them, every other entry point but those called `small`, which need few.
 */
export function gathered({ inputs, outputs }, base, fast, small) {
  const reached = (roots) => {
    const modules = new Set(roots);
    for (const module of modules)
      for (const { path: to, kind, external } of inputs[module].imports)
        if (!external && kind === 'import-statement') modules.add(to);
    return modules;
  };
  const entries = Object.values(outputs).flatMap(({ entryPoint }) => entryPoint ?? []);
  const later = entries.filter((entry) => !isFile(entry));
  const modules = new Set();
  for (const entry of fast) {
    const elsewhere = reached([...fast.filter((other) => other !== entry), ...later]);
    for (const module of reached([entry])) if (elsewhere.has(module)) modules.add(module);
  }
  const absolute = (files) => files.filter(isFile).map((file) => path.resolve(base, file));
  return {
    modules: absolute([...modules]),
    importers: absolute(entries.filter((entry) => ![...fast, ...small].includes(entry))),
  };
}

/** The plugin. Entry points that are no files import `gathered:all` themselves. */
export const gather = ({ modules, importers } = { modules: [], importers: [] }) => ({
  name: 'gather',
  setup(on) {
    const isGathered = new Set(modules);
    const isImporter = new Set(importers);
    on.onResolve({ filter: /^gathered:all$/ }, () => ({ path: 'all', namespace: 'gathered', sideEffects: true }));
    // An import for its own sake is kept only of modules that are said to have an effect.
    on.onResolve({ filter: /\.js$/ }, ({ path: specifier, resolveDir }) => {
      const file = path.resolve(resolveDir, specifier);
      return isGathered.has(file) ? { path: file, sideEffects: true } : undefined;
    });
    on.onLoad({ filter: /./, namespace: 'gathered' }, () => ({
      contents: modules.map((file) => `import ${JSON.stringify(file)};`).join('\n'),
      resolveDir: '/',
    }));
    on.onLoad({ filter: /\.js$/ }, ({ path: file }) =>
      isImporter.has(file) ? { contents: `${readFileSync(file, 'utf8')}\nimport 'gathered:all';\n` } : undefined,
    );
  },
});
