// ScaLAPACK's block-cyclic layout, one axis at a time: blocks of elements are dealt out to processes in turn.
import { ArgumentError } from '../core/errors.ts';

/** Lengths of blocks: of rows and of columns, or one for both. Verbs take square ones, and make others square first. */
export type Block = number | readonly [rows: number, cols: number];

/** What integers of ScaLAPACK count up to. */
export const MOST = 2 ** 31 - 1;
const BLOCK = 64;

/** How one axis of a matrix lies over the processes of one axis of a grid. */
export interface Axis {
  readonly length: number;
  readonly block: number;
  /** How many processes there are along this axis of the grid. */
  readonly processes: number;
  /** The process that has the first block. */
  readonly first: number;
}

/** Who has an element. */
export const ownerOf = ({ block, processes, first }: Axis, index: number): number =>
  (first + Math.floor(index / block)) % processes;

/** How many elements a process has: ScaLAPACK's NUMROC. */
export function countOn({ length, block, processes, first }: Axis, process: number): number {
  const turn = (process - first + processes) % processes;
  const blocks = Math.floor(length / block);
  const whole = Math.floor(blocks / processes) + (turn < blocks % processes ? 1 : 0);
  return whole * block + (turn === blocks % processes ? length % block : 0);
}

/** The numbers in the matrix of a process's elements, in order: ScaLAPACK's INDXL2G. */
export function indicesOn(axis: Axis, process: number): Int32Array {
  const { block, processes, first } = axis;
  const turn = (process - first + processes) % processes;
  return new Int32Array(countOn(axis, process)).map(
    (_, k) => (Math.floor(k / block) * processes + turn) * block + (k % block),
  );
}

/** Row and column length of blocks. */
export function blockOf(routine: string, position: number, block: Block = BLOCK): readonly [number, number] {
  const both = typeof block === 'number' ? ([block, block] as const) : block;
  if (!(Array.isArray(both) && both.length === 2 && both.every((x) => Number.isSafeInteger(x) && x >= 1 && x <= MOST)))
    throw new ArgumentError(routine, 'block', position, block, 'must be an integer >= 1, or two of them');
  return both as readonly [number, number];
}
