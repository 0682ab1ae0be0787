// Libraries that basalt is measured against or used with: of the package itself if it is installed, else of the package bench/peers.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { report } from './contexts.ts';

const peers = path.resolve(import.meta.dirname, '../../bench/peers');

/** The folder of an installed package; undefined, and that on record, where there is none. */
export function folderOf(name: string): string | undefined {
  const places = [import.meta.dirname, peers].flatMap(
    (from) => createRequire(path.join(from, 'x.js')).resolve.paths(name) ?? [],
  );
  const found = places
    .map((place) => path.join(place, name))
    .find((folder) => existsSync(path.join(folder, 'package.json')));
  if (found === undefined) report({ skipped: `the package ${name}`, test: name });
  return found;
}

export async function otherLibrary<M>(name: string): Promise<M | undefined> {
  const folder = folderOf(name);
  if (folder === undefined) return undefined;
  const entry = createRequire(path.join(folder, 'package.json')).resolve(name);
  return (await import(pathToFileURL(entry).href)) as M;
}
