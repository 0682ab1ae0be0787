// What Node reads when a program imports an entry point, and what it reads later: the files of the published package, by their own imports.
import path from 'node:path';
import { build } from 'esbuild';

export interface Loaded {
  readonly files: number;
  /** Bytes of JavaScript. */
  readonly bytes: number;
  /** Files that they import while they run. */
  readonly later: readonly string[];
}

/** `entry` is the path of a module. Packages do not count. */
export async function loaded(entry: string): Promise<Loaded> {
  const folder = path.dirname(entry);
  const { metafile } = await build({
    absWorkingDir: folder,
    entryPoints: [entry],
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    outdir: folder,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'error',
  });
  const [first] = Object.values(metafile.outputs).flatMap(({ entryPoint }) =>
    entryPoint !== undefined && path.resolve(folder, entryPoint) === entry ? [entryPoint] : [],
  );
  const seen = new Set([first!]);
  const later = new Set<string>();
  for (const file of seen)
    for (const { path: to, kind, external } of metafile.inputs[file]!.imports)
      if (!external) (kind === 'dynamic-import' ? later : seen).add(to);
  return {
    files: seen.size,
    bytes: [...seen].reduce((sum, file) => sum + metafile.inputs[file]!.bytes, 0),
    later: [...later].map((file) => path.resolve(folder, file)),
  };
}
