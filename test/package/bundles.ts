// Bundles of the library as an application's bundler makes them: minified, of what an import names, without what that does not need. They
// are made from the sources: a bundler sees the same in the package, whose modules are these without their types.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Plugin, type RollupCache, rollup } from '@rollup/wasm-node';
import * as esbuild from 'esbuild';

const root = path.resolve(import.meta.dirname, '../..');

/** Not bundled: what Node provides, and packages, whose sizes are their own. */
const EXTERNAL = /^[^./\0]/;

export interface Bundle {
  /** All of it. */
  readonly text: string;
  /** Bytes, compressed as a server would: of all, and of what is loaded before a context opens a GPU. */
  readonly gzip: number;
  readonly first: number;
  readonly firstText: string;
}

const compressed = (text: string): number => gzipSync(text, { level: 9 }).length;

/** The program of an entry point: what is imported is used, all of it. */
const program = (file: string, names: string): string =>
  `import ${names} from '${path.join(root, file)}'; globalThis.used = [${names.replace(/[{}]|\* as/g, '')}];`;

/** What programs import: the file below the root, and the clause behind the word import. */
export type Imports = Readonly<Record<string, readonly [file: string, clause: string]>>;

/** One file each: what is imported later is in it too. */
export async function byEsbuild<I extends Imports>(imports: I): Promise<Record<keyof I, Bundle>> {
  const names = Object.keys(imports);
  const { outputFiles } = await esbuild.build({
    entryPoints: Object.fromEntries(names.map((name) => [name, `program:${name}`])),
    plugins: [
      {
        name: 'programs',
        setup(build) {
          build.onResolve({ filter: /^program:/ }, (a) => ({ path: a.path.slice(8), namespace: 'program' }));
          build.onLoad({ filter: /./, namespace: 'program' }, (a) => ({
            contents: program(...imports[a.path]!),
            resolveDir: root,
          }));
        },
      },
    ],
    bundle: true,
    minify: true,
    write: false,
    outdir: '/',
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    external: ['node:*', 'webgpu', 'koffi'],
  });
  const texts = new Map(outputFiles.map((file) => [path.basename(file.path, '.js'), file.text]));
  return Object.fromEntries(
    names.map((name) => {
      const text = texts.get(name)!;
      return [name, { text, gzip: compressed(text), first: compressed(text), firstText: text }];
    }),
  ) as Record<keyof I, Bundle>;
}

const minified = async (code: string): Promise<string> =>
  (await esbuild.transform(code, { minify: true, target: 'es2022', format: 'esm' })).code;

const ENTRY = '\0program';

/** Sources without their types, and paths without a resolver's search: all that these modules need. */
const typescript = (code: string): Plugin => ({
  name: 'typescript',
  resolveId(id, importer) {
    if (id === ENTRY) return id;
    if (EXTERNAL.test(id)) return { id, external: true };
    return { id: path.resolve(path.dirname(importer ?? root), id), moduleSideEffects: false };
  },
  async load(id) {
    if (id === ENTRY) return code;
    return (await esbuild.transform(readFileSync(id, 'utf8'), { loader: 'ts', target: 'es2022' })).code;
  },
});

/** Several files: what is imported later is in its own. Rollup takes the modules that a bundle before has parsed from its cache. */
export async function byRollup<I extends Imports>(imports: I): Promise<Record<keyof I, Bundle>> {
  const bundles: Record<string, Bundle> = {};
  let cache: RollupCache | undefined;
  for (const [name, [file, clause]] of Object.entries(imports)) {
    const made = await rollup({ input: ENTRY, plugins: [typescript(program(file, clause))], ...(cache && { cache }) });
    cache = made.cache;
    const { output } = await made.generate({ format: 'es' });
    await made.close();
    const files = new Map<string, string>();
    for (const file of output) if (file.type === 'chunk') files.set(file.fileName, await minified(file.code));
    const first = new Set([output[0].fileName]);
    for (const file of output)
      if (file.type === 'chunk' && first.has(file.fileName)) for (const other of file.imports) first.add(other);
    const bytes = (names: Iterable<string>) => [...names].reduce((sum, of) => sum + compressed(files.get(of) ?? ''), 0);
    const text = (names: Iterable<string>) => [...names].map((of) => files.get(of) ?? '').join('\n');
    bundles[name] = {
      text: text(files.keys()),
      gzip: bytes(files.keys()),
      first: bytes(first),
      firstText: text(first),
    };
  }
  return bundles as Record<keyof I, Bundle>;
}

const KERNELS = readdirSync(path.join(root, 'kernels'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.wgsl') && !file.startsWith('lib'))
  .map((file) => path.basename(file, '.wgsl'));

/** The kernels of which a bundle has the text. */
export const kernelsIn = ({ text }: Bundle): string[] => KERNELS.filter((name) => text.includes(`fn ${name}(`));
