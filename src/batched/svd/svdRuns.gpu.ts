// A batch of singular value decompositions as runs of problems that are launched together, each matrix at least as tall as wide: of A^H =
// V S U^H where A is wide.
import type { Queue } from '../../runtime/queue.ts';
import { type Batch, eachRun } from '../deviceBatch.gpu.ts';
import { type BatchMat, type BatchOperands, type BatchRun, RECORD, raggedRecords } from '../deviceBatch.ts';
import type { DeviceSvdBatch, Side } from './svdBatch.ts';
import { isDirect, isSquare, paddedColumns } from './svdSizes.ts';

/** A = X S Y^H of m x n matrices, m >= n. */
export interface Tall {
  readonly A: BatchMat;
  readonly left: Side | undefined;
  readonly right: Side | undefined;
  /** What is conjugated on its way, as svd_jacobi has it: 1 A, 2 X, 4 Y. */
  readonly conjugated: number;
}

const turned = (A: BatchMat): BatchMat => ({ ...A, rs: A.cs, cs: A.rs });

/** The problem as the kernels have it, of a wide matrix that of its adjoint. */
function tallOf({ A, U, V }: DeviceSvdBatch, wide: boolean): Tall {
  const [left, right] = wide ? [V, U] : [U, V];
  const conjugated = Number(wide) + 2 * Number(left?.conjugated === true) + 4 * Number(right?.conjugated === true);
  return { A: wide ? turned(A) : A, left, right, conjugated };
}

export const operandsOf = (
  { A, left, right }: Pick<Tall, 'A' | 'left' | 'right'>,
  S: DeviceSvdBatch['S'],
): BatchOperands => ({
  A,
  B: left?.X,
  C: right?.X,
  ipiv: S,
});

/** Matrices that take the same kernels: those of one number of columns, padded, and of rows, wide ones apart. */
function svdClass(m: number, n: number): number {
  const [rows, columns] = [Math.max(m, n), Math.min(m, n)];
  const direct = rows <= 8 ? rows : 4 * Math.ceil(rows / 4);
  const way = isDirect(rows, columns) ? direct : isSquare(rows, columns) ? 255 : tallClass(rows);
  return (way * 1024 + (columns === 0 ? 0 : paddedColumns(columns))) * 2 + Number(m < n);
}

/** Tall matrices by their rows: behind the numbers of those that are not. */
function tallClass(rows: number): number {
  const step = rows <= 128 ? 16 : rows <= 512 ? 64 : 256;
  return 256 + Math.ceil(rows / step) * step;
}

/** Calls `launch` for every run of the batch. A run's `nrhs` is the number of values that are wanted. */
export function eachSvdRun(queue: Queue, f: DeviceSvdBatch, launch: (run: BatchRun, tall: Tall) => void): void {
  const { m, n, values, count, sizes, S } = f;
  if (count === 0) return;
  if (sizes !== undefined) return eachRaggedRun(queue, f, launch);
  const tall = tallOf(f, m < n);
  const [rows, columns] = [Math.max(m, n), Math.min(m, n)];
  const extent = (side: Side | undefined, length: number): readonly [number, number] =>
    side === undefined ? [0, 0] : [length, side.columns === 'a' ? length : values];
  const batch: Batch = { m: rows, n: columns, nrhs: values, count };
  const [left, right] = [extent(tall.left, rows), extent(tall.right, columns)];
  const shapes = { A: [rows, columns], B: left, C: right, ipiv: values } as const;
  eachRun(queue, batch, operandsOf(tall, S), shapes, (run) => launch(run, tall));
}

function eachRaggedRun(queue: Queue, f: DeviceSvdBatch, launch: (run: BatchRun, tall: Tall) => void): void {
  const { count, sizes, S } = f;
  const o = operandsOf(tallOf({ ...f }, false), S);
  const { words, runs } = raggedRecords(sizes!, count, o, svdClass);
  const tall = runs.map((run) => {
    const { first, shapes } = run;
    const wide = shapes![0]! < shapes![1]!;
    if (!wide) return { run, wide };
    const own = shapes!.slice();
    for (let z = 0; z < run.count; z++) turnRecord(words, RECORD * (first + z), own, 3 * z);
    return { run: { ...run, m: run.n, n: run.m, shapes: own }, wide };
  });
  const records = queue.context.upload('i', new Int32Array(words.buffer));
  for (const { run, wide } of tall) launch({ ...run, records }, tallOf(f, wide));
  records.dispose();
}

/** The record of A^H = V S U^H: sizes and distances of A change places, and so do U and V. */
function turnRecord(words: Uint32Array, at: number, shapes: Uint32Array, shape: number): void {
  const swap = (list: Uint32Array, i: number, j: number): void => {
    [list[i], list[j]] = [list[j]!, list[i]!];
  };
  swap(words, at + 1, at + 2);
  swap(words, at + 5, at + 6);
  for (let k = 0; k < 3; k++) swap(words, at + 8 + k, at + 12 + k);
  swap(shapes, shape, shape + 1);
}
