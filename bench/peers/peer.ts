// How a library is asked: for a problem it gives a call, or nothing where it has no such routine.
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Data, Problem } from './problems.ts';

export interface Call {
  /** Timed: from operands as the library keeps them to a result that can be read at once. */
  run(): unknown;
  /** Not timed: the numbers of a result, by rows. */
  read(result: unknown): ArrayLike<number> | Promise<ArrayLike<number>>;
}

export interface Peer {
  readonly name: string;
  /** Calls machine code that was compiled or downloaded when it was installed; the others run wherever JavaScript does. */
  readonly native?: true;
  open(problem: Problem, data: Data): Promise<Call | undefined>;
}

const folder = createRequire(path.resolve('bench/peers/package.json'));

export async function load<T>(name: string): Promise<T> {
  const module = (await import(pathToFileURL(folder.resolve(name)).href)) as T & { default?: T };
  return module.default ?? module;
}

export const shapeOf = ({ n, batch }: Problem): number[] => (batch > 1 ? [batch, n, n] : [n, n]);

/** Rows as arrays. */
export const nested = (values: ArrayLike<number>, n: number): number[][] =>
  Array.from({ length: n }, (_, i) => Array.from({ length: n }, (_, j) => values[i * n + j]!));

export const flat = (rows: unknown): number[] => (rows as unknown[]).flat(2) as number[];
