// Unpacks archives of npm packages into node_modules/.cache, once.
import { createReadStream, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

/**
 * Makes a folder by `fill`, unless it is there. `fill` gets another place, which is renamed when it is done: several processes may ask at
 * once, and none must see half of it.
 * @param {string} folder
 * @param {(temporary: string) => Promise<unknown>} fill
 */
export async function unpackOnce(folder, fill) {
  if (existsSync(folder)) return;
  mkdirSync(path.dirname(folder), { recursive: true });
  const temporary = mkdtempSync(`${folder}-`);
  try {
    await fill(temporary);
    renameSync(temporary, folder);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/**
 * Writes what a file compressed by Brotli holds into a stream.
 * @param {string} file
 * @param {NodeJS.WritableStream} target
 */
export const decompress = (file, target) => pipeline(createReadStream(file), createBrotliDecompress(), target);
