// Systems of complex matrices, and what follows from their LU factors.
import { gesvStridedBatched, getrfStridedBatched } from '../../../batched/lu/routines.gen.ts';
import { times } from '../../../core/complex.ts';
import { ArgumentError, mustSucceed } from '../../../core/errors.ts';
import { type Complex, fields } from '../../../core/field.ts';
import { getrf, getrs } from '../../../lapack/lu/routines.gen.ts';
import type { DeviceBuffer } from '../../../runtime/buffer.ts';
import type { Context } from '../../../runtime/context.ts';
import type { Argument } from '../../device/verb.ts';
import { ndarray } from '../../ndarray.ts';
import { contextAmong } from '../../options.ts';
import { broadcast } from '../../stacks.ts';
import { type Keep, type Options, room, transOf, type Verb, within } from '../call.ts';
import { complexOf } from '../operands.ts';
import { type Complexes, type ComplexReal, complexPrecision, type Pairs, rowsFirst } from '../pairs.ts';
import { columnsOfEach, countOf, type Matrices, refuse, squaresOf, stackOf, turned } from '../stacks.ts';

/** Right-hand sides of systems of order n: one vector for all, or matrices. */
export interface RightSides {
  readonly b: Matrices;
  readonly isVector: boolean;
}

export function rightOf(routine: string, argument: Argument, n: number): RightSides {
  const x = complexOf(routine, argument);
  const isVector = x.shape.length === 1;
  if (x.shape.length === 0) refuse(routine, 'b', argument[2], x, 'must have at least one dimension');
  if (x.shape.at(isVector ? -1 : -2) !== n) refuse(routine, 'b', argument[2], x, `it must have ${n} rows, as A has`);
  const column = isVector ? { ...x, shape: [n, 1], stride: [x.stride[0]!, 1] } : x;
  return { b: { x: column, lead: column.shape.slice(0, -2), m: n, n: column.shape.at(-1)! }, isVector };
}

/** Factors of matrices by columns in a buffer, their pivots, and info; throws nothing for a singular one. */
async function factored(context: Context, keep: Keep, prec: ComplexReal, n: number, count: number, a: Pairs) {
  const A = keep(context.upload(prec, a));
  const [ipiv, info] = [keep(room(context, prec, 'i', n * count)), keep(room(context, prec, 'i', count))];
  const call = { m: n, n, A, lda: Math.max(1, n), ipiv, info };
  if (count === 1) await getrf(context.queue, call, prec);
  else {
    const strides = { strideA: n * n, stridePiv: Math.max(1, n), batchCount: count };
    await getrfStridedBatched(context.queue, { ...call, ...strides }, prec);
  }
  return { A, ipiv, info };
}

/** X with A X = B of each system, by columns. Throws SingularError. */
async function solved(
  routine: string,
  named: Context | undefined,
  options: Options,
  prec: ComplexReal,
  A: Matrices,
  b: { readonly columns: Pairs; readonly nrhs: number },
  lead: readonly number[],
): Promise<Pairs> {
  const [n, count, isOne] = [A.n, countOf(lead), A.lead.length === 0];
  const a = columnsOfEach(prec, A, isOne ? [] : lead);
  return within(named, options, async (context, keep) => {
    const ld = Math.max(1, n);
    if (isOne) {
      // One matrix for all is factored once: what it is to solve for stands side by side.
      const { A, ipiv, info } = await factored(context, keep, prec, n, 1, a);
      mustSucceed(routine, (await context.download(info))[0]!);
      const X = keep(context.upload(prec, b.columns));
      await getrs(context.queue, { n, nrhs: b.nrhs * count, A, lda: ld, ipiv, B: X, ldb: ld }, prec);
      return context.download(X);
    }
    const [factors, X] = [keep(context.upload(prec, a)), keep(context.upload(prec, b.columns))];
    const [ipiv, info] = [keep(room(context, prec, 'i', n * count)), keep(room(context, prec, 'i', count))];
    const strides = { strideA: n * n, stridePiv: ld, strideB: n * b.nrhs, batchCount: count };
    const call = { n, nrhs: b.nrhs, A: factors, lda: ld, ipiv, B: X, ldb: ld, info };
    await gesvStridedBatched(context.queue, { ...call, ...strides }, prec);
    mustSucceed(routine, await context.download(info), lead);
    return context.download(X);
  });
}

export const solve: Verb = async ([first, second], options, make) => {
  const given = squaresOf('solve', first!);
  const { b, isVector } = rightOf('solve', second!, given.n);
  const named = contextAmong('solve', 3, options, ['trans']);
  const A = turned(given, transOf('solve', options['trans']));
  const prec = complexPrecision([A.x, b.x]);
  const lead = broadcast(A.lead, b.lead, (rule) => refuse('solve', 'b', 2, b.x, rule));
  const right = { columns: columnsOfEach(prec, b, lead), nrhs: b.n };
  const x = await solved('solve', named, options, prec, A, right, lead);
  return make(stackOf(prec, x, lead, A.n, b.n, isVector));
};

/** Identities by columns. */
export function identities(prec: ComplexReal, n: number, count: number): Pairs {
  const columns = new fields[prec].array(2 * n * n * count);
  for (let p = 0; p < columns.length; p += 2 * n * n) for (let j = 0; j < n; j++) columns[p + 2 * j * (n + 1)] = 1;
  return columns;
}

export const inv: Verb = async ([first], options, make) => {
  const A = squaresOf('inv', first!);
  const { n, lead } = A;
  const named = contextAmong('inv', 2, options, []);
  const prec = complexPrecision([A.x]);
  const columns = identities(prec, n, countOf(lead));
  return make(stackOf(prec, await solved('inv', named, options, prec, A, { columns, nrhs: n }, lead), lead, n, n));
};

/** P A = L U of each: the factors by columns, and the rows exchanged, from 1. */
async function luOf(routine: string, argument: Argument, options: Options) {
  const A = squaresOf(routine, argument);
  const { n, lead } = A;
  const named = contextAmong(routine, 2, options, []);
  const [prec, count] = [complexPrecision([A.x]), countOf(lead)];
  const a = columnsOfEach(prec, A);
  const found = await within(named, options, async (context, keep) => {
    const { A, ipiv } = await factored(context, keep, prec, n, count, a);
    return { data: await context.download(A), pivots: await context.download(ipiv) };
  });
  return { ...found, prec, n, lead, count };
}

export const luFactor: Verb = async ([first], options, make) => {
  const A = squaresOf('luFactor', first!);
  if (A.lead.length > 0) refuse('luFactor', 'A', 1, A.x, 'its shape must be n x n: there are no stacks of factors');
  const { data, pivots, prec, n } = await luOf('luFactor', first!, options);
  return { lu: make(stackOf(prec, data, [], n, n)), piv: pivots.map((pivot) => pivot - 1) };
};

/** The diagonal of U of matrix b, and the sign of its interchanges. */
function* diagonalOf(data: Pairs, n: number, b: number): Generator<Complex> {
  for (let k = 0; k < n; k++) {
    const at = 2 * (b * n * n + k * (n + 1));
    yield { re: data[at]!, im: data[at + 1]! };
  }
}

const signOf = (pivots: Int32Array, n: number, b: number): number => {
  let sign = 1;
  for (let k = 0; k < n; k++) if (pivots[b * n + k] !== k + 1) sign = -sign;
  return sign;
};

/** det of matrix b by its factors. */
export function determinantOf(data: Pairs, pivots: Int32Array, n: number, b: number): Complex {
  let product: number | Complex = { re: signOf(pivots, n, b), im: 0 };
  for (const u of diagonalOf(data, n, b)) product = times(product, u);
  const { re, im } = product as Complex;
  return { re, im };
}

export const det: Verb = async ([first], options, make) => {
  const { data, pivots, prec, n, lead, count } = await luOf('det', first!, options);
  const each = new fields[prec].array(2 * count);
  const products = Array.from({ length: count }, (_, b) => {
    const product = determinantOf(data, pivots, n, b);
    each.set([product.re, product.im], 2 * b);
    return product;
  });
  return lead.length === 0 ? products[0] : make(rowsFirst(each, lead));
};

export const slogdet: Verb = async ([first], options, make) => {
  const { data, pivots, prec, n, lead, count } = await luOf('slogdet', first!, options);
  const signs = new fields[prec].array(2 * count);
  const logs = new Float64Array(count);
  for (let b = 0; b < count; b++) {
    let [sign, log]: [number | Complex, number] = [{ re: signOf(pivots, n, b), im: 0 }, 0];
    for (const u of diagonalOf(data, n, b)) {
      const size = Math.hypot(u.re, u.im);
      log += Math.log(size);
      sign = size === 0 ? { re: 0, im: 0 } : times(sign, { re: u.re / size, im: u.im / size });
    }
    const { re, im } = sign as Complex;
    signs.set([re, im], 2 * b);
    logs[b] = log;
  }
  return lead.length === 0
    ? { sign: { re: signs[0]!, im: signs[1]! }, logabsdet: logs[0] }
    : { sign: make(rowsFirst(signs, lead)), logabsdet: ndarray(logs, [...lead]) };
};

/** The first zero on a diagonal, from 1, or 0. */
export function zeroOn(columns: Pairs, n: number): number {
  for (let k = 0; k < n; k++) if (columns[2 * k * (n + 1)] === 0 && columns[2 * k * (n + 1) + 1] === 0) return k + 1;
  return 0;
}

/** One matrix of factors, and right-hand sides for it: no stacks. */
export function oneSystem(routine: string, [first, second]: readonly Argument[]) {
  const A = squaresOf(routine, first!);
  if (A.lead.length > 0)
    refuse(routine, first![1], first![2], A.x, 'its shape must be n x n: there are no stacks of factors');
  const { b, isVector } = rightOf(routine, second!, A.n);
  if (b.lead.length > 0) refuse(routine, 'b', second![2], b.x, 'must have one or two dimensions');
  const prec = complexPrecision([A.x, b.x]);
  const finish = (x: Pairs): Complexes => stackOf(prec, x, [], A.n, b.n, isVector);
  return { prec, n: A.n, nrhs: b.n, a: columnsOfEach(prec, A), b: columnsOfEach(prec, b), finish };
}

export const luSolve: Verb = async (given, options, make) => {
  const { prec, n, nrhs, a, b, finish } = oneSystem('luSolve', given);
  const piv = given[2]![0];
  if (!(piv instanceof Int32Array) || piv.length !== n || !piv.every((pivot, i) => pivot >= i && pivot < n))
    throw new ArgumentError(
      'luSolve',
      'piv',
      1,
      piv,
      `must be an Int32Array of ${n} rows, row i or a later one at place i`,
    );
  const named = contextAmong('luSolve', 3, options, ['trans']);
  const trans = transOf('luSolve', options['trans']);
  const pivots = piv.map((pivot) => pivot + 1);
  mustSucceed('luSolve', zeroOn(a, n));
  const x = await within(named, options, async (context, keep) => {
    const [A, X] = [keep(context.upload(prec, a)), keep(context.upload(prec, b))];
    const ipiv: DeviceBuffer<'i'> = keep(room(context, prec, 'i', n));
    context.write(ipiv, pivots);
    await getrs(context.queue, { trans, n, nrhs, A, lda: Math.max(1, n), ipiv, B: X, ldb: Math.max(1, n) }, prec);
    return context.download(X);
  });
  return make(finish(x));
};
