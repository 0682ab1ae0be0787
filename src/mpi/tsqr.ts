// tsqrSolve: least squares on rows that no rank holds alone, by QR factorizations in a tree.
import { fields, isComplex } from '../core/field.ts';
import type { ArrayInput, Solved } from '../linalg/arrays.ts';
import type { ComplexArray } from '../linalg/complex/complexArray.ts';
import type { NdArray } from '../linalg/ndarray.ts';
import type { VerbOptions } from '../linalg/options.ts';
import { agreed, apart } from './agree.ts';
import type { Communicator } from './communicator.ts';
import { arrayOf, type HostMatrix, type MatrixData, type MatrixType, readMatrix } from './hostMatrix.ts';
import { MpiError } from './mpiError.ts';
import { openMpi } from './open.ts';
import { checkPair, type RowBlock, residualsOf, stackedRows, topRight, zeroTriangle } from './rowBlock.ts';

/** Options of `tsqrSolve`. */
export interface TsqrOptions extends VerbOptions {
  /** Whose rows they are; the world of openMpi() when left out. All its ranks must call. */
  readonly communicator?: Communicator;
  /** Singular values below this times the largest one count as zero, as in lstsq. Default: eps max(m, n), m the rows of all ranks. */
  readonly rcond?: number;
}

/** A least-squares solution, the same on every rank. */
export interface TsqrSolution<X extends NdArray | ComplexArray = NdArray<MatrixData> | ComplexArray> {
  /** n numbers, or n x nrhs, as b is. */
  readonly x: X;
  /** ||b - A x||^2 over the rows of all ranks, for each column of b. */
  readonly residuals: X extends { readonly data: infer D } ? D : MatrixData;
  /** Of A, to within rounding. */
  readonly rank: number;
  /** The rows of all ranks. */
  readonly rows: number;
}

type Ours = typeof import('./ours.ts');
type Solution = TsqrSolution;

interface Problem {
  readonly ours: Ours;
  readonly on: Communicator;
  readonly options: TsqrOptions;
  readonly type: MatrixType;
  readonly n: number;
  readonly nrhs: number;
  readonly vector: boolean;
}

/** A message begins with this. */
const [WELL, FAILED] = [0, 1];
const TAG = 0;

/**
 * The x that minimizes ||b - A x||_2 over rows that are spread over ranks, each of which gives its own and needs no other's: a tall A of
 * any number of rows. Of all such x the shortest, as lstsq has it.
 *
 * rows: m_r x n on rank r, m_r being whatever it has, 0 among it. rhs: its m_r numbers, or m_r x nrhs. n, nrhs and the data types agree
 * between ranks. Both are whatever counts as an array (ArrayInput), or a ComplexArray; they are copied before the call returns its
 * promise. Without MPI it is one rank's problem, and the result that of lstsq.
 *
 * Each rank factors its own rows (A b) on its context: the one named in the options, or its default one, which may be a GPU that no other
 * rank uses (localRank tells which). Of its R, which is n + nrhs square at most, two at a time become one, up a binary tree: ceil(log2 P)
 * messages of (n + nrhs)^2 numbers on the longest way. Rank 0 solves with the last one and sends x to all. The result does not depend on
 * when messages arrive: it has the same bits at every run with so many ranks.
 *
 * Precision: single where all data are, which GPUs compute; else double. NaN and infinities of A give a rank of 0 and an x of NaN, on every
 * rank. Flops 2 m_r (n + nrhs)^2 on rank r, and 4/3 (n + nrhs)^3 at each of the steps up the tree. Source: J. Demmel, L. Grigori,
 * M. Hoemmen, J. Langou, Communication-optimal parallel and sequential QR and LU factorizations, SIAM J. Sci. Comput. 34 (2012).
 *
 * @throws ArgumentError for a wrong shape, data type or option; MpiError on every other rank then, and on every rank where n, nrhs or types
 * disagree, or where a rank's device has failed. No rank is left waiting.
 * @example
 * const { world } = await openMpi(); // mpirun -n 4 node program.js
 * const t = Float64Array.of(world.rank, world.rank + 0.5); // this rank's two points on the line 1 + 2 t
 * const { x } = await tsqrSolve([[1, t[0]!], [1, t[1]!]], t.map((at) => 1 + 2 * at));
 * console.log(x.get(0).toFixed(3), x.get(1).toFixed(3)); // 1.000 2.000
 */
export async function tsqrSolve<A extends ArrayInput, B extends ArrayInput>(
  rows: A,
  rhs: B,
  options?: TsqrOptions,
): Promise<TsqrSolution<NdArray<Solved<A, B>>>>;
/** The same of complex numbers; real ones may stand beside them. */
export async function tsqrSolve(
  rows: ArrayInput | ComplexArray,
  rhs: ArrayInput | ComplexArray,
  options?: TsqrOptions,
): Promise<TsqrSolution<ComplexArray>>;
export async function tsqrSolve(
  rows: ArrayInput | ComplexArray,
  rhs: ArrayInput | ComplexArray,
  options: TsqrOptions = {},
): Promise<Solution> {
  const ours = await import('./ours.ts');
  const on = await apart(options.communicator ?? (await openMpi()).world);
  const own = await agreed(on, 'tsqrSolve', () => {
    ours.contextAmong('tsqrSolve', 3, options, ['communicator', 'rcond']);
    ours.numberAmong('tsqrSolve', 3, 'rcond', options.rcond, 0, (x) => x >= 0, 'must be a number >= 0');
    const A = readMatrix(ours, 'tsqrSolve', rows, 'rows', 1);
    const b = readMatrix(ours, 'tsqrSolve', rhs, 'rhs', 2);
    const block = checkPair('tsqrSolve', A, b);
    const said = `rows of ${block.n} numbers and ${block.nrhs} right-hand sides${b.vector ? ' (a vector)' : ''}, type ${block.type}, rcond ${options.rcond}`;
    return [said, { block, vector: b.vector }] as const;
  });
  const { type, n, nrhs } = own.block;
  const problem: Problem = { ours, on, options, type, n, nrhs, vector: own.vector };
  const total = (await on.allreduce(Float64Array.of(own.block.rows)))[0]!;
  const found = new Attempt();
  const triangle = await found.of(() => triangleOf(problem, own.block), zeroTriangle(own.block));
  const last = await upTheTree(problem, triangle, found);
  const solved = await found.of(() => finish(problem, last, total), undefined);
  return share(problem, solved, total, found);
}

/** What has gone wrong on this rank. Its partners get a message all the same, which says so. */
class Attempt {
  failure: { readonly why: unknown } | undefined;
  heard = false;

  get bad(): boolean {
    return this.heard || this.failure !== undefined;
  }

  async of<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
    if (this.bad) return otherwise;
    try {
      return await work();
    } catch (why) {
      this.failure = { why };
      return otherwise;
    }
  }
}

const verbOptions = ({ context, signal }: TsqrOptions): VerbOptions => ({
  ...(context === undefined ? {} : { context }),
  ...(signal === undefined ? {} : { signal }),
});

/** R of rows (A b): as many rows as there are, n + nrhs at most. */
async function triangleOf({ ours, options }: Problem, block: RowBlock): Promise<RowBlock> {
  if (block.rows === 0) return block;
  const array = arrayOf(ours, asMatrix(block)) as NdArray<MatrixData>;
  const r = await ours.qr(array, { ...verbOptions(options), mode: 'r' });
  return { ...block, rows: r.shape[0]!, data: r.data };
}

const asMatrix = ({ type, rows, n, nrhs, data }: RowBlock): HostMatrix => ({
  type,
  rows,
  cols: n + nrhs,
  vector: false,
  data,
});

/** At step s a rank whose number has s zeros at its end gets the triangle of the one 2^s further on. Rank 0 has the last one. */
async function upTheTree(problem: Problem, mine: RowBlock, found: Attempt): Promise<RowBlock> {
  const { on, type, n, nrhs } = problem;
  const width = (n + nrhs) * (isComplex(type) ? 2 : 1);
  let all = mine;
  for (let step = 1; step < on.size; step *= 2) {
    if ((on.rank & step) !== 0) {
      const message = new fields[type].array(1 + all.rows * width);
      message[0] = found.bad ? FAILED : WELL;
      message.set(all.data, 1);
      await on.send(message, { to: on.rank - step, tag: TAG });
      return all;
    }
    if (on.rank + step >= on.size) continue;
    const room = new fields[type].array(1 + (n + nrhs) * width);
    const message = await on.recv(room, { from: on.rank + step, tag: TAG });
    if (message[0] !== WELL) found.heard = true;
    const both = stackedRows(all, message.subarray(1));
    all = await found.of(() => triangleOf(problem, both), zeroTriangle(all));
  }
  return all;
}

interface Finished {
  readonly x: MatrixData;
  readonly residuals: MatrixData;
  readonly rank: number;
}

/** Rank 0: min ||c - R x|| has the solutions of all rows. */
async function finish(
  { ours, options, on, type }: Problem,
  last: RowBlock,
  total: number,
): Promise<Finished | undefined> {
  if (on.rank !== 0) return undefined;
  const { n, nrhs } = last;
  const [R, c] = topRight(last);
  const eps = 2 * fields[type].eps;
  const rcond = options.rcond ?? eps * Math.max(total, n);
  const how = { ...verbOptions(options), rcond };
  const [A, b] = [R, c].map((part) => arrayOf(ours, part) as NdArray<MatrixData>) as [
    NdArray<MatrixData>,
    NdArray<MatrixData>,
  ];
  const { x, rank } = await ours.lstsq(A, b, how);
  return { x: x.data, rank, residuals: residualsOf(last, x.data as MatrixData, nrhs) };
}

/** Rank 0's solution, to all. */
async function share(
  { ours, on, type, n, nrhs, vector }: Problem,
  mine: Finished | undefined,
  total: number,
  found: Attempt,
): Promise<Solution> {
  const head = Float64Array.of(found.bad ? FAILED : WELL, mine?.rank ?? 0);
  await on.bcast(head, { root: 0 });
  if (found.failure === undefined && head[0] !== WELL) found.heard = true;
  // A rank may have failed without rank 0 knowing: not before the tree's end, and then its partner has heard.
  if (found.failure !== undefined) throw found.failure.why;
  if (found.heard) throw new MpiError("tsqrSolve: another rank's computation has failed");
  const { array, parts } = fields[type];
  const x = mine?.x ?? new array(n * nrhs * parts);
  const residuals = mine?.residuals ?? new array(nrhs);
  await on.bcast([x, residuals], { root: 0 });
  return {
    x: arrayOf(ours, { type, rows: n, cols: nrhs, vector, data: x }),
    residuals,
    rank: head[1]!,
    rows: total,
  } as Solution;
}
