// Tables of the testers of solvers in mixed precision, with MAGMA's columns: both precisions alone, and the mixed one at the same count of
// operations as double; and their error.
import { flopsGesv, flopsGetrf, flopsPosv, flopsPotrf, total } from '../../src/core/flops.ts';
import {
  type Context,
  type DeviceBuffer,
  gesv,
  getrf,
  type Prec,
  posv,
  potrf,
  type Queue,
  type Uplo,
} from '../../src/index.ts';
import type { Beside, Table } from './case.ts';
import { type MatrixView, sameElement } from './norms.ts';
import type { IntegerView, Operands } from './operands.ts';
import { errorCell, exponent, fixed, integer } from './printf.ts';
import { EPS, ratio, solveError } from './residuals.ts';
import { rule, UPLO, verdict } from './table.ts';
import { milliseconds } from './timing.ts';
import { symmetricView } from './triangles.ts';

/** ||B - A X||_I / (||A||_I ||X||_I): MAGMA's column leaves X out, which is large where A is ill-conditioned, and its residual with it. */
export const mixedError = (a: MatrixView, x: MatrixView, b: MatrixView): number => a.rows * solveError(a, x, b);

const first = (v: IntegerView): number => v.data[v.offset]!;

export interface MixedData extends Operands {
  readonly A: MatrixView;
  readonly B: MatrixView;
  readonly X: MatrixView;
  readonly iter: IntegerView;
  readonly iters: IntegerView;
  readonly info: IntegerView;
}

/** Whether iter, iters, which a `bare` call has left out, and what has become of A are what a solved system must have. */
export function reportsHold(before: MixedData, after: MixedData, bare = false): boolean {
  const { A, iters } = after;
  const iter = first(after.iter);
  const each = [...iters.data.subarray(iters.offset, iters.offset + iters.rows)];
  if (first(after.info) !== 0) return false;
  if (iter < 0) return [-2, -3, -31].includes(iter) && (bare || each.every((count) => count === iter));
  const agree = bare || (each.every((count) => count >= 0) && Math.max(0, ...each) === iter);
  for (let j = 0; j < A.cols; j++) {
    const from = A.offset + j * A.ld;
    for (let p = from; p < from + A.rows; p++) if (!sameElement(A, before.A, p)) return false;
  }
  return agree && iter <= 30;
}

/** Operands of a routine in one precision, in buffers as large as those of the call under test. */
interface Alone {
  readonly A: DeviceBuffer<'s' | 'd' | 'c' | 'z'>;
  readonly B: DeviceBuffer<'s' | 'd' | 'c' | 'z'>;
  readonly ipiv: DeviceBuffer<'i'>;
  readonly info: DeviceBuffer<'i'>;
}

type Call = (queue: Queue, at: Alone) => Promise<void>;

/** Times `factor` and `solve` in double and in single precision; the error is that of the solution in double. */
async function besideMixed(
  context: Context,
  { A, B }: MixedData,
  flops: { readonly factor: number; readonly solve: number },
  factor: Call,
  solve: Call,
): Promise<Beside> {
  const timings: { gflops: number; time: number }[] = [];
  let error = Number.NaN;
  const [double, single] = A.parts === 2 ? (['z', 'c'] as const) : (['d', 's'] as const);
  for (const prec of [double, single]) {
    const values = [A.data, B.data].map((data) => (prec === double ? new Float64Array(data) : new Float32Array(data)));
    const [inA, inB] = values.map((data) => context.upload(prec, data as never)) as unknown as [Alone['A'], Alone['B']];
    const at = { A: inA, B: inB, ipiv: context.alloc('i', A.rows), info: context.alloc('i', 1) };
    const fresh = (): void => {
      context.write(at.A, values[0] as never);
      context.write(at.B, values[1] as never);
    };
    // Untimed: compiles pipelines.
    await solve(context.queue, at);
    for (const [count, call] of [
      [flops.factor, factor],
      [flops.solve, solve],
    ] as const) {
      fresh();
      const ms = await milliseconds(context, 'wall', () => call(context.queue, at));
      timings.push({ gflops: count / ms / 1e6, time: ms / 1000 });
    }
    if (prec === double) error = mixedError(A, { ...B, data: (await context.download(at.B)) as Float64Array }, B);
    for (const buffer of Object.values(at)) buffer.dispose();
  }
  return { timings, error };
}

/** Of the solvers of general systems: getrf and gesv. */
export function besideLu(context: Context, { n, nrhs }: Size, operands: MixedData, prec: Prec): Promise<Beside> {
  const { A, B } = operands;
  return besideMixed(
    context,
    operands,
    { factor: total(flopsGetrf(n, n), prec), solve: total(flopsGesv(n, nrhs), prec) },
    (queue, at) => getrf(queue, { m: n, n, A: at.A.at(A.offset), lda: A.ld, ipiv: at.ipiv, info: at.info }),
    (queue, at) =>
      gesv(queue, {
        ...{ n, nrhs, A: at.A.at(A.offset), lda: A.ld, ipiv: at.ipiv },
        ...{ B: at.B.at(B.offset), ldb: B.ld, info: at.info },
      }),
  );
}

/** Of those of definite ones: potrf and posv. */
export function besideCholesky(
  context: Context,
  { uplo, n, nrhs }: Size & { readonly uplo: Uplo },
  operands: MixedData,
  prec: Prec,
): Promise<Beside> {
  const { A, B } = operands;
  return besideMixed(
    context,
    { ...operands, A: symmetricView(A, uplo) },
    { factor: total(flopsPotrf(n), prec), solve: total(flopsPosv(n, nrhs), prec) },
    (queue, at) => potrf(queue, { uplo, n, A: at.A, lda: Math.max(1, n), info: at.info }),
    (queue, at) =>
      posv(queue, { uplo, n, nrhs, A: at.A, lda: Math.max(1, n), B: at.B.at(B.offset), ldb: B.ld, info: at.info }),
  );
}

interface Size {
  readonly n: number;
  readonly nrhs: number;
}

const epsilons = `% Epsilon(double): ${exponent(EPS.d, 8, 6)}, Epsilon(single): ${exponent(EPS.s, 8, 6)}`;

/** N, NRHS and the five rates. */
function rates({ n, nrhs }: Size, beside: Beside | undefined, gflops: number, gaps: readonly string[]): string {
  const all = [...(beside?.timings.map((timing) => timing.gflops) ?? new Array(4).fill(Number.NaN)), gflops];
  return `${integer(n, 5)} ${integer(nrhs, 5)}${all.map((rate, k) => gaps[k]! + fixed(rate, 7, 2)).join('')}`;
}

/** Of dsgesv and zcgesv: the errors of both are divided by N. */
export const dsgesvTable = (): Pick<Table<Size>, 'unit' | 'alwaysChecked' | 'takesMatrix' | 'header' | 'row'> => ({
  unit: 'sec',
  alwaysChecked: true,
  takesMatrix: true,
  header: () => [
    epsilons,
    '% trans = No transpose',
    '%   N  NRHS   DP-Factor  DP-Solve  SP-Factor  SP-Solve  FP32-64-Solve Iter   |b-Ax|/N|A||x|',
    '%                                                                            DP       MP',
    rule(97),
  ],
  row(size, { tested, beside, iter = 0, error = Number.NaN, okay = false }) {
    const start = rates(size, beside, tested.gflops, ['   ', '    ', '   ', '    ', '   ']);
    const double = ratio(beside?.error ?? Number.NaN, size.n);
    return `${start}     ${integer(iter, 4)}  ${errorCell(double)} ${errorCell(error)} ${verdict(okay)}`;
  },
});

/** Of dsposv and zcposv: one error. */
export const dsposvTable = (): Pick<Table<Size>, 'unit' | 'alwaysChecked' | 'takesMatrix' | 'header' | 'row'> => ({
  unit: 'sec',
  alwaysChecked: true,
  takesMatrix: true,
  header: ({ uplo }) => [
    epsilons,
    `% uplo = ${UPLO[uplo === 'u' ? 'u' : 'l']}`,
    '%   N NRHS   DP-Factor  DP-Solve  SP-Factor  SP-Solve  MP-Solve  Iter   |b-Ax|/|A||x|',
    rule(83),
  ],
  row(size, { tested, beside, iter = 0, error = Number.NaN, okay = false }) {
    const start = rates(size, beside, tested.gflops, ['   ', '   ', '   ', '   ', '   ']);
    return `${start}    ${integer(iter, 4)}   ${errorCell(error)}   ${verdict(okay)}`;
  },
});
