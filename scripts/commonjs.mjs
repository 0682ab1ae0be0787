// The files of dist/node once more as CommonJS, in dist/cjs, for what cannot `require` an ES module: Jest as it comes, above all. Node
// itself can, from 20.19 on, and takes dist/node by the condition `module-sync` of package.json: `require` and `import` then share one
// library. File by file, so that what is read later stays in files of its own. The types are copies: whether a declaration file describes
// CommonJS is told by its folder.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'esbuild';

/** Where a module is: in an ES module, `import.meta.url`. */
const HERE = "const moduleUrl = require('node:url').pathToFileURL(__filename).href;";

/** All that `files` import, at once or later, themselves among them. */
function reached(files, importsOf) {
  const all = new Set(files);
  for (const file of all) for (const imported of importsOf(file)) all.add(imported);
  return all;
}

/** The declaration files that one names: './x.ts' and './x.js' are declared by './x.d.ts'. */
const named = (file, text) =>
  [...text.matchAll(/(?:from|import)[ (]['"](\.[^'"]+)\.[jt]s['"]/g)].map(([, name]) =>
    path.posix.join(path.posix.dirname(file), `${name}.d.ts`),
  );

/** Of dist/node, by esbuild's description of it, what the files `code` need; of the types, what those of dist/cjs named `types` need. */
export async function commonJs({ outputs }, base, code, types) {
  const write = (file, text) => {
    mkdirSync(path.dirname(path.join(base, file)), { recursive: true });
    writeFileSync(path.join(base, file), text);
  };
  const read = (file) => readFileSync(path.join(base, file), 'utf8');
  write('dist/cjs/package.json', '{ "type": "commonjs" }\n');
  const importsOf = (file) => outputs[file].imports.filter(({ external }) => !external).map((one) => one.path);
  for (const file of reached(code, importsOf)) {
    const text = read(file);
    const made = await transform(text, {
      format: 'cjs',
      platform: 'node',
      target: 'node20',
      // Jest has no `import()`.
      supported: { 'dynamic-import': false },
      define: { 'import.meta.url': 'moduleUrl' },
      ...(text.includes('import.meta.url') && { banner: HERE }),
    });
    write(file.replace('dist/node/', 'dist/cjs/'), made.code);
  }
  const declared = types.map((file) => file.replace('dist/cjs/', 'dist/'));
  for (const file of reached(declared, (file) => named(file, read(file))))
    write(file.replace('dist/', 'dist/cjs/'), read(file));
}
