// What Node reads when a program imports an entry point, and what it reads later: the files of the published package, by their own imports.
import path from 'node:path';
import { build } from 'esbuild';

export interface Loaded {
  readonly files: number;
  /** Bytes of JavaScript. */
  readonly bytes: number;
}

/** `entry` is the path of a module, `later` are what the files bring that are imported while it runs. Packages do not count. */
export async function loaded(entry: string): Promise<Loaded & { readonly later: readonly Loaded[] }> {
  const folder = path.dirname(entry);
  const { metafile } = await build({
    absWorkingDir: folder,
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    outdir: folder,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'error',
  });
  /** The files that come with one, and those that they import while they run. */
  const closure = (start: string): readonly [at: ReadonlySet<string>, later: ReadonlySet<string>] => {
    const [seen, later] = [new Set([start]), new Set<string>()];
    for (const file of seen)
      for (const { path: to, kind, external } of metafile.inputs[file]!.imports)
        if (!external) (kind === 'dynamic-import' ? later : seen).add(to);
    return [seen, later];
  };
  const sum = (files: ReadonlySet<string>): Loaded => ({
    files: files.size,
    bytes: [...files].reduce((bytes, file) => bytes + metafile.inputs[file]!.bytes, 0),
  });
  const [files, later] = closure(path.basename(entry));
  return { ...sum(files), later: [...later].map((file) => sum(closure(file)[0])) };
}
