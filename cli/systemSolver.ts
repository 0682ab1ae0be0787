// One dense system A x = b, solved in the way and precision that the command line asks for. Timed, with what is known about the answer.
import { larger } from '../src/core/extremes.ts';
import {
  type Context,
  type DeviceBuffer,
  dsgesv,
  dsposv,
  flopsOf,
  gecon,
  gesv,
  getrf,
  pocon,
  posv,
  potrf,
} from '../src/index.ts';
import { withBuffers } from '../src/linalg/operands.ts';
import { gesvSpec, posvSpec } from '../src/specs.ts';

export type Method = 'cholesky' | 'lu';
export type Precision = 'f64-cpu' | 'mixed' | 'f32';

/** By columns without gaps, in double. */
export interface System {
  readonly n: number;
  readonly nrhs: number;
  readonly a: Float64Array;
  readonly b: Float64Array;
}

export interface Plan {
  readonly method: Method;
  readonly precision: Precision;
  readonly condition: boolean;
  /** Calls, of which the quickest is timed. */
  readonly repeat: number;
}

export interface Solution {
  readonly method: Method;
  /** What it was computed in: 'f64-cpu' where corrections of 'mixed' have failed. */
  readonly precision: Precision;
  readonly routine: string;
  readonly x: Float32Array | Float64Array;
  /** Corrections of 'mixed', or why they failed, less than 0. */
  readonly iterations: number;
  readonly rcond?: number;
  /** Milliseconds of the call, without copies to the device and back. */
  readonly ms: number;
  readonly flops: number;
}

/** LAPACK's info where there is no solution: the pivot that is zero, or the minor that is not positive. */
export interface NoSolution {
  readonly info: number;
}

/** Solves as planned; `onRun` hears of each run. */
export function solveSystem(
  context: Context,
  system: System,
  plan: Plan,
  onRun: (run: number) => void = () => {},
): Promise<Solution | NoSolution> {
  if (plan.precision === 'mixed') return solveMixed(context, system, plan, onRun);
  return solveDirect(context, plan.precision === 'f32' ? 's' : 'd', system, plan, onRun);
}

const flopsBy = (method: Method, n: number, nrhs: number): number =>
  Math.round(flopsOf(method === 'cholesky' ? posvSpec : gesvSpec, { n, nrhs }));

type Real = 's' | 'd';
type Buffer = DeviceBuffer<Real>;

function solveDirect(
  context: Context,
  prec: Real,
  { n, nrhs, a, b }: System,
  { method, precision, condition, repeat }: Plan,
  onRun: (run: number) => void,
): Promise<Solution | NoSolution> {
  const { queue } = context;
  const [left, right] = prec === 's' ? [new Float32Array(a), new Float32Array(b)] : [a, b];
  return withBuffers(async (keep) => {
    const [A, B] = [keep<Buffer>(context.upload<Real>(prec, left)), keep<Buffer>(context.upload<Real>(prec, right))];
    const [ipiv, info] = [keep(context.alloc('i', n)), keep(context.alloc('i', 1))];
    const ld = Math.max(1, n);
    let ms = Number.POSITIVE_INFINITY;
    for (let run = 0; run < repeat; run++) {
      onRun(run);
      if (run > 0) {
        context.write<Real>(A, left);
        context.write<Real>(B, right);
      }
      await queue.sync();
      const begin = performance.now();
      if (method === 'cholesky') await posv(queue, { uplo: 'l', n, nrhs, A, lda: ld, B, ldb: ld, info }, prec);
      else await gesv(queue, { n, nrhs, A, lda: ld, ipiv, B, ldb: ld, info }, prec);
      const [failed] = await context.download(info);
      ms = Math.min(ms, performance.now() - begin);
      if (failed! > 0) return { info: failed! };
    }
    const x = await context.download(B);
    const rcond = condition ? { rcond: await rcondOf(context, prec, method, n, norm1(n, a), A) } : {};
    const routine = `${prec}${method === 'cholesky' ? 'posv' : 'gesv'}`;
    return { method, precision, routine, x, iterations: 0, ms, flops: flopsBy(method, n, nrhs), ...rcond };
  });
}

function solveMixed(
  context: Context,
  { n, nrhs, a, b }: System,
  { method, condition, repeat }: Plan,
  onRun: (run: number) => void,
): Promise<Solution | NoSolution> {
  const { queue } = context;
  return withBuffers(async (keep) => {
    const [A, B, X] = [keep(context.upload('d', a)), keep(context.upload('d', b)), keep(context.alloc('d', n * nrhs))];
    const [ipiv, iter, info] = [n, 1, 1].map((length) => keep(context.alloc('i', length))) as Integers;
    const ld = Math.max(1, n);
    let ms = Number.POSITIVE_INFINITY;
    for (let run = 0; run < repeat; run++) {
      onRun(run);
      if (run > 0) context.write(A, a);
      await queue.sync();
      const begin = performance.now();
      const call = { n, nrhs, A, lda: ld, B, ldb: ld, X, ldx: ld, iter, info };
      if (method === 'cholesky') await dsposv(queue, { uplo: 'l', ...call });
      else await dsgesv(queue, { ipiv, ...call });
      const [failed] = await context.download(info);
      ms = Math.min(ms, performance.now() - begin);
      if (failed! > 0) return { info: failed! };
    }
    const [x, iterations] = [await context.download(X), (await context.download(iter))[0]!];
    const rcond = condition ? { rcond: await rcondOfMixed(context, method, n, a, A, iterations < 0) } : {};
    const [routine, precision] = [
      `ds${method === 'cholesky' ? 'posv' : 'gesv'}`,
      iterations < 0 ? 'f64-cpu' : 'mixed',
    ] as const;
    return { method, precision, routine, x, iterations, ms, flops: flopsBy(method, n, nrhs), ...rcond };
  });
}

type Integers = [DeviceBuffer<'i'>, DeviceBuffer<'i'>, DeviceBuffer<'i'>];

/** Where refinement has failed A holds its factors in double; else those in single have not been kept, and are made once more. */
function rcondOfMixed(
  context: Context,
  method: Method,
  n: number,
  a: Float64Array,
  A: DeviceBuffer<'d'>,
  inDouble: boolean,
): Promise<number> {
  const anorm = norm1(n, a);
  if (inDouble) return rcondOf(context, 'd', method, n, anorm, A);
  return withBuffers(async (keep) => {
    const S = keep(context.upload('s', new Float32Array(a)));
    const [ipiv, info] = [keep(context.alloc('i', n)), keep(context.alloc('i', 1))];
    const lda = Math.max(1, n);
    if (method === 'cholesky') await potrf(context.queue, { uplo: 'l', n, A: S, lda, info }, 's');
    else await getrf(context.queue, { m: n, n, A: S, lda, ipiv, info }, 's');
    return rcondOf(context, 's', method, n, anorm, S);
  });
}

/** Of a matrix whose 1-norm is `anorm`, from its factors. */
function rcondOf<P extends Real>(
  context: Context,
  prec: P,
  method: Method,
  n: number,
  anorm: number,
  factors: DeviceBuffer<P>,
): Promise<number> {
  return withBuffers(async (keep) => {
    const rcond = keep(context.alloc(prec, 1));
    const call = { n, A: factors, lda: Math.max(1, n), anorm, rcond };
    if (method === 'cholesky') await pocon<Real>(context.queue, { uplo: 'l', ...call }, prec);
    else await gecon<Real>(context.queue, { norm: '1', ...call }, prec);
    return (await context.download(rcond))[0]!;
  });
}

/** The largest column sum. */
function norm1(n: number, a: Float64Array): number {
  let norm = 0;
  for (let j = 0; j < n; j++) {
    let sum = 0;
    for (let i = j * n; i < (j + 1) * n; i++) sum += Math.abs(a[i]!);
    norm = larger(sum, norm);
  }
  return norm;
}
