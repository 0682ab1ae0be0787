// The verbs on complex matrices: checks, layouts and buffers around gemm, getrf, getrs, potrf, potrs and trsm in complex precision. No
// algorithm of its own.
import { gemm } from '../../blas3/products/routines.gen.ts';
import { trsm } from '../../blas3/triangular/routines.gen.ts';
import { times } from '../../core/complex.ts';
import { ArgumentError, mustSucceed, NotPositiveDefiniteError } from '../../core/errors.ts';
import { type Complex, fields } from '../../core/field.ts';
import { potrf, potrs } from '../../lapack/cholesky/routines.gen.ts';
import { getrf, getrs } from '../../lapack/lu/routines.gen.ts';
import type { DeviceBuffer } from '../../runtime/buffer.ts';
import type { Context } from '../../runtime/context.ts';
import { isComplexArray, type Operand } from '../arrays.ts';
import { getContext } from '../defaultContext.ts';
import type { Argument } from '../device/verb.ts';
import { productOf } from '../matmul.ts';
import { withBuffers } from '../operands.ts';
import { contextAmong, switchAmong, type VerbOptions } from '../options.ts';
import type { ComplexArray } from './complexArray.ts';
import {
  type Complexes,
  type ComplexReal,
  columnsOf,
  complexOf,
  complexPrecision,
  fromColumns,
  type Pairs,
  pairsOf,
  rowsFirst,
} from './pairs.ts';

/** The options of all these verbs; each checks which of them it has. */
interface Options extends VerbOptions {
  readonly trans?: unknown;
  readonly lower?: unknown;
  readonly upper?: unknown;
  readonly unitDiagonal?: unknown;
}

/** What makes arrays: the constructor of their class, which is not to be imported here. */
type Make = (made: Complexes) => ComplexArray;

type Verb = (given: readonly Argument[], options: Options, make: Make) => Promise<unknown>;
type Keep = <B extends DeviceBuffer>(buffer: B) => B;

/** Computes on the context of the options, or the default one, with buffers that are given back. */
const within = async <R>(
  named: Context | undefined,
  { signal }: Options,
  work: (context: Context, keep: Keep) => Promise<R>,
): Promise<R> => {
  const context = named ?? (await getContext());
  return withBuffers((keep) => work(context, keep), signal);
};

const refuse = (routine: string, name: string, position: number, x: Complexes, rule: string): never => {
  throw new ArgumentError(routine, name, position, x.shape.join(' x '), rule);
};

/** A square matrix among the arguments. */
function squareOf(routine: string, argument: Argument): Complexes {
  const x = complexOf(routine, argument);
  if (x.shape.length !== 2 || x.shape[0] !== x.shape[1])
    refuse(routine, argument[1], argument[2], x, 'its shape must be n x n: there are no stacks of complex matrices');
  return x;
}

/** A right-hand side of a system of order n: its columns. */
function rightOf(routine: string, argument: Argument, n: number): { readonly b: Complexes; readonly nrhs: number } {
  const b = complexOf(routine, argument);
  if (b.shape.length < 1 || b.shape.length > 2) refuse(routine, 'b', argument[2], b, 'must have one or two dimensions');
  if (b.shape[0] !== n) refuse(routine, 'b', argument[2], b, `it must have ${n} rows, as A has`);
  return { b, nrhs: b.shape[1] ?? 1 };
}

function transOf(routine: string, trans: unknown): 'n' | 't' | 'c' {
  if (trans === undefined || trans === false || trans === 'n') return 'n';
  if (trans === true || trans === 't') return 't';
  if (trans === 'c') return 'c';
  throw new ArgumentError(routine, 'trans', 3, trans, "must be 'n', 't' or 'c', or true or false");
}

const integers = (context: Context, prec: ComplexReal, length: number): DeviceBuffer<'i'> =>
  context.placement(prec) === 'gpu' ? context.alloc('i', length) : context.hostBuffer('i', length);

const matmul: Verb = async (given, options, make) => {
  const [A, B] = given.map((argument) => {
    const x = complexOf('matmul', argument);
    if (x.shape.length < 1 || x.shape.length > 2)
      refuse(
        'matmul',
        argument[1],
        argument[2],
        x,
        'must have one or two dimensions: there are no stacks of complex ones',
      );
    return x;
  }) as [Complexes, Complexes];
  const { shape } = productOf(A as unknown as Operand, B as unknown as Operand);
  const named = contextAmong('matmul', 3, options, []);
  const prec = complexPrecision([A, B]);
  const k = A.shape.at(-1)!;
  const m = A.shape.length === 1 ? 1 : A.shape[0]!;
  const n = B.shape.length === 1 ? 1 : B.shape[1]!;
  const [a, b] = [pairsOf(prec, A), pairsOf(prec, B)];
  // Rows are the columns of the transpose: C^T = B^T A^T.
  const data = await within(named, options, async (context, keep) => {
    const [left, right] = [keep(context.upload(prec, b)), keep(context.upload(prec, a))];
    const C = keep(context.alloc(prec, m * n));
    const [lda, ldb] = [Math.max(1, n), Math.max(1, k)];
    const call = { transA: 'n', transB: 'n', m: n, n: m, k, A: left, lda, B: right, ldb, C, ldc: lda } as const;
    await gemm(context.queue, { ...call, alpha: 1, beta: 0 }, prec);
    return context.download(C);
  });
  return make(rowsFirst(data, shape));
};

/** The factors of a matrix by columns, in a buffer, and their pivots; throws nothing for a singular one. */
async function factored(context: Context, keep: Keep, prec: ComplexReal, n: number, a: Pairs) {
  const A = keep(context.upload(prec, a));
  const [ipiv, info] = [keep(integers(context, prec, n)), keep(integers(context, prec, 1))];
  await getrf(context.queue, { m: n, n, A, lda: Math.max(1, n), ipiv, info }, prec);
  return { A, ipiv, info };
}

/** X with op(A) X = B by columns. Throws SingularError. */
async function solved(
  routine: string,
  named: Context | undefined,
  options: Options,
  prec: ComplexReal,
  { n, nrhs, a, b }: { readonly n: number; readonly nrhs: number; readonly a: Pairs; readonly b: Pairs },
  trans: 'n' | 't' | 'c',
): Promise<Pairs> {
  return within(named, options, async (context, keep) => {
    const { A, ipiv, info } = await factored(context, keep, prec, n, a);
    mustSucceed(routine, (await context.download(info))[0]!);
    const X = keep(context.upload(prec, b));
    await getrs(context.queue, { trans, n, nrhs, A, lda: Math.max(1, n), ipiv, B: X, ldb: Math.max(1, n) }, prec);
    return context.download(X);
  });
}

const solve: Verb = async ([first, second], options, make) => {
  const A = squareOf('solve', first!);
  const n = A.shape[0]!;
  const { b, nrhs } = rightOf('solve', second!, n);
  const named = contextAmong('solve', 3, options, ['trans']);
  const trans = transOf('solve', options.trans);
  const prec = complexPrecision([A, b]);
  const system = { n, nrhs, a: columnsOf(prec, A), b: columnsOf(prec, b) };
  return make(fromColumns(prec, await solved('solve', named, options, prec, system, trans), b.shape));
};

const inv: Verb = async ([first], options, make) => {
  const A = squareOf('inv', first!);
  const n = A.shape[0]!;
  const named = contextAmong('inv', 2, options, []);
  const prec = complexPrecision([A]);
  const b = new fields[prec].array(2 * n * n);
  for (let j = 0; j < n; j++) b[2 * j * (n + 1)] = 1;
  const system = { n, nrhs: n, a: columnsOf(prec, A), b };
  return make(fromColumns(prec, await solved('inv', named, options, prec, system, 'n'), A.shape));
};

/** P A = L U: the factors by columns, and the rows exchanged, from 1. */
async function luOf(routine: string, argument: Argument, options: Options) {
  const A = squareOf(routine, argument);
  const n = A.shape[0]!;
  const named = contextAmong(routine, 2, options, []);
  const prec = complexPrecision([A]);
  const a = columnsOf(prec, A);
  const found = await within(named, options, async (context, keep) => {
    const { A, ipiv } = await factored(context, keep, prec, n, a);
    return { data: await context.download(A), pivots: await context.download(ipiv) };
  });
  return { ...found, prec, n };
}

const luFactor: Verb = async ([first], options, make) => {
  const { data, pivots, prec, n } = await luOf('luFactor', first!, options);
  return { lu: make(fromColumns(prec, data, [n, n])), piv: pivots.map((pivot) => pivot - 1) };
};

const det: Verb = async ([first], options) => {
  const { data, pivots, n } = await luOf('det', first!, options);
  let product: number | Complex = { re: 1, im: 0 };
  for (let k = 0; k < n; k++) {
    const at = 2 * k * (n + 1);
    product = times(product, { re: data[at]!, im: data[at + 1]! });
    if (pivots[k] !== k + 1) product = times(product, -1);
  }
  return product;
};

const luSolve: Verb = async ([first, second, third], options, make) => {
  const LU = squareOf('luSolve', first!);
  const n = LU.shape[0]!;
  const { b, nrhs } = rightOf('luSolve', second!, n);
  const piv = third![0];
  if (!(piv instanceof Int32Array) || piv.length !== n || !piv.every((pivot, i) => pivot >= i && pivot < n))
    throw new ArgumentError(
      'luSolve',
      'piv',
      1,
      piv,
      `must be an Int32Array of ${n} rows, row i or a later one at place i`,
    );
  const named = contextAmong('luSolve', 3, options, ['trans']);
  const trans = transOf('luSolve', options.trans);
  const prec = complexPrecision([LU, b]);
  const [factors, right, pivots] = [columnsOf(prec, LU), columnsOf(prec, b), piv.map((pivot) => pivot + 1)];
  mustSucceed('luSolve', zeroOn(factors, n));
  const x = await within(named, options, async (context, keep) => {
    const [A, X, ipiv] = [context.upload(prec, factors), context.upload(prec, right), integers(context, prec, n)].map(
      (buffer) => keep(buffer as DeviceBuffer),
    ) as [DeviceBuffer<ComplexReal>, DeviceBuffer<ComplexReal>, DeviceBuffer<'i'>];
    context.write(ipiv, pivots);
    await getrs(context.queue, { trans, n, nrhs, A, lda: Math.max(1, n), ipiv, B: X, ldb: Math.max(1, n) }, prec);
    return context.download(X);
  });
  return make(fromColumns(prec, x, b.shape));
};

/** The first zero on a diagonal, from 1, or 0. */
function zeroOn(columns: Pairs, n: number): number {
  for (let k = 0; k < n; k++) if (columns[2 * k * (n + 1)] === 0 && columns[2 * k * (n + 1) + 1] === 0) return k + 1;
  return 0;
}

const cholesky: Verb = async ([first], options, make) => {
  const A = squareOf('cholesky', first!);
  const n = A.shape[0]!;
  const named = contextAmong('cholesky', 2, options, ['upper']);
  const uplo = switchAmong('cholesky', 2, 'upper', options.upper) ? 'u' : 'l';
  const prec = complexPrecision([A]);
  const a = columnsOf(prec, A);
  const data = await within(named, options, async (context, keep) => {
    const [factor, info] = [keep(context.upload(prec, a)), keep(integers(context, prec, 1))];
    await potrf(context.queue, { uplo, n, A: factor, lda: Math.max(1, n), info }, prec);
    const [failed] = await context.download(info);
    if (failed! > 0) throw new NotPositiveDefiniteError('cholesky', failed!);
    return context.download(factor);
  });
  // The other triangle still holds A's.
  for (let j = 0; j < n; j++) {
    if (uplo === 'l') data.fill(0, 2 * j * n, 2 * (j * n + j));
    else data.fill(0, 2 * (j * n + j + 1), 2 * (j + 1) * n);
  }
  return make(fromColumns(prec, data, A.shape));
};

/** Solutions in the place of a right-hand side, by what records the call. */
async function inPlace(
  routine: string,
  [first, second]: readonly Argument[],
  named: Context | undefined,
  options: Options,
  isRegular: boolean,
  record: (call: { context: Context; prec: ComplexReal; n: number; nrhs: number } & On) => Promise<void>,
): Promise<Complexes> {
  const A = squareOf(routine, first!);
  const n = A.shape[0]!;
  const { b, nrhs } = rightOf(routine, second!, n);
  const prec = complexPrecision([A, b]);
  const [a, right] = [columnsOf(prec, A), columnsOf(prec, b)];
  if (!isRegular) mustSucceed(routine, zeroOn(a, n));
  const x = await within(named, options, async (context, keep) => {
    const ld = Math.max(1, n);
    const on = { A: keep(context.upload(prec, a)), lda: ld, B: keep(context.upload(prec, right)), ldb: ld };
    await record({ context, prec, n, nrhs, on });
    return context.download(on.B);
  });
  return fromColumns(prec, x, b.shape);
}

interface On {
  readonly on: {
    readonly A: DeviceBuffer<ComplexReal>;
    readonly lda: number;
    readonly B: DeviceBuffer<ComplexReal>;
    readonly ldb: number;
  };
}

const choSolve: Verb = async (given, options, make) => {
  const named = contextAmong('choSolve', 3, options, ['upper', 'trans']);
  const uplo = switchAmong('choSolve', 3, 'upper', options.upper) ? 'u' : 'l';
  // A is its own conjugate transpose, and its transpose is its conjugate.
  if (transOf('choSolve', options.trans) === 't')
    throw new ArgumentError(
      'choSolve',
      'trans',
      3,
      options.trans,
      "must be 'n' or 'c', which are the same, if L is complex",
    );
  const x = await inPlace('choSolve', given, named, options, false, ({ context, prec, n, nrhs, on }) =>
    potrs(context.queue, { uplo, n, nrhs, ...on }, prec),
  );
  return make(x);
};

const triangularSolve: Verb = async (given, options, make) => {
  const verb = 'triangularSolve';
  const named = contextAmong(verb, 3, options, ['lower', 'trans', 'unitDiagonal']);
  const uplo = switchAmong(verb, 3, 'lower', options.lower) ? 'l' : 'u';
  const unit = switchAmong(verb, 3, 'unitDiagonal', options.unitDiagonal);
  const transA = transOf(verb, options.trans);
  const how = { side: 'l', uplo, transA, diag: unit ? 'u' : 'n', alpha: 1 } as const;
  const x = await inPlace(verb, given, named, options, unit, ({ context, prec, n, nrhs, on }) =>
    trsm(context.queue, { ...how, m: n, n: nrhs, ...on }, prec),
  );
  return make(x);
};

const VERBS: Readonly<Record<string, Verb>> = {
  ...{ matmul, solve, inv, det, luFactor, luSolve, cholesky, choSolve, triangularSolve },
};

/** Does a verb one of whose operands is complex. Throws ArgumentError for one that takes none. */
export async function complexVerb(
  routine: string,
  given: readonly Argument[],
  options: object,
  make: Make,
): Promise<unknown> {
  const verb = VERBS[routine];
  if (verb === undefined) {
    const [x, name, position] = given.find(([x]) => isComplexArray(x))!;
    const rule = `must be real: of complex numbers there are ${Object.keys(VERBS).join(', ')}`;
    throw new ArgumentError(routine, name, position, (x as ComplexArray).shape.join(' x '), rule);
  }
  return verb(given, options, make);
}
