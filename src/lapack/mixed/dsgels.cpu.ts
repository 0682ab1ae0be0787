// DSGELS and ZCGELS on the host: their course on every backend, with what is computed in single precision given to it; and that on the
// CPU, by the engine.
import { gemvCpu } from '../../blas2/gemv.cpu.ts';
import { lacpyRef } from '../../blas3/elements/lacpy.ref.ts';
import { gemmCpu } from '../../blas3/products/gemm.cpu.ts';
import { trsmCpu } from '../../blas3/triangular/trsm.cpu.ts';
import type { Bound } from '../../core/args.ts';
import { type ElementType, fields, type Prec, singleOf } from '../../core/field.ts';
import { isLeastSquares, tallOf } from '../../core/leastSquares.ts';
import type { Backend, FieldMat, Ptr, Trans } from '../../core/matrix.ts';
import { type DeviceBuffer, hostMat } from '../../runtime/buffer.ts';
import { elementsOf, onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { trconCpu } from '../condition/trcon.cpu.ts';
import { gelsCpu } from '../qr/gels.cpu.ts';
import { geqrfCpu } from '../qr/geqrf.cpu.ts';
import { ormqrCpu } from '../qr/ormqr.cpu.ts';
import type { GelsArgs } from '../qr/routines.gen.ts';
import { zeroDiagonalRef } from '../triangular/trtrs.ref.ts';
import { EMPTY, exchangeTops, solveEmpty } from './dsgels.ref.ts';
import { TallDemotion } from './dsgelsDemotion.ref.ts';
import { PROBE_STEPS, RankProbe } from './dsgelsProbe.ref.ts';
import { TallRefinement } from './dsgelsRefinement.ref.ts';
import { put } from './mixed.cpu.ts';
import { FAILED } from './mixed.ref.ts';
import type { DsgelsArgs } from './routines.gen.ts';

/** The arguments that both have in common, checked; of doubles, real or complex. */
export interface TallCall {
  readonly routine: string;
  readonly prec: Prec;
  readonly trans: Trans;
  readonly m: number;
  readonly n: number;
  readonly nrhs: number;
  readonly A: Ptr<Prec>;
  readonly lda: number;
  readonly B: Ptr<Prec>;
  readonly ldb: number;
  readonly X: Ptr<Prec>;
  readonly ldx: number;
  readonly iter: Ptr<'i'>;
  readonly info: Ptr<'i'>;
  readonly iters?: Ptr<'i'>;
  readonly rcond?: Ptr<'d'>;
  readonly rank?: Ptr<'i'>;
  readonly rss?: Ptr<'d'>;
}

/** T = A or A^H, and what is asked of it. */
export function shapeOf(a: TallCall) {
  const { m, n, nrhs, trans } = a;
  const [p, q] = tallOf(a);
  const transposed = trans !== 'n';
  const [rows, cols] = transposed ? [n, m] : [m, n];
  return { p, q, nrhs, rows, cols, turned: m < n, transposed, minimizes: isLeastSquares({ m, n, transposed }) };
}

/** The factorization T D = Q R in single precision, wherever it is. */
export interface TallFactors {
  readonly backend: Backend;
  /** Demotes T and begins to factor it, unless an element is too large. */
  factor(demotion: TallDemotion): Promise<void>;
  /**
   * The first columns of D = [f; g] := the corrections of r above those of x, as in dsgels.ref.ts, which say nothing if R has a zero on its
   * diagonal. Resolves to the first such place, counted from 1, or 0.
   */
  solve(D: FieldMat, columns: number): Promise<number>;
  /** The reciprocal condition number of R. */
  rcond(): Promise<number>;
  dispose(): void;
}

/** What has become of a call, for the trace. */
function outcome(iter: number): string {
  if (iter >= 0) return `factored in single; ${iter} corrections of the augmented system to double`;
  const why = {
    [FAILED.demotion]: 'a number is too large, or a column too small, to be brought to single precision',
    [FAILED.factorization]: 'R in single is singular as far as singles tell',
    [FAILED.convergence]: 'corrections from single did not converge',
  };
  return `${why[iter]}: factored and solved in double`;
}

/** X, what is given of rcond, rank, rss and iters, iter and info, and where refinement has failed A. */
export async function solveTall(queue: Queue, a: TallCall, factors: () => TallFactors): Promise<void> {
  const { nrhs, m, n } = a;
  const { p, q, rows, cols, transposed } = shapeOf(a);
  const parts = q === 0 ? undefined : factors();
  const { iter, iters, rcond } = parts ? await refined(queue, a, parts) : { ...EMPTY, iters: new Int32Array(nrhs) };
  put(a.iter, [iter]);
  put(a.iters, iters);
  queue.note({ routine: a.routine, backend: iter < 0 || !parts ? 'cpu' : parts.backend, why: outcome(iter) });
  if (iter >= 0) {
    put(a.info, [0]);
    put(a.rank, [q]);
    const { rcond: number } = await onHost(a, { rcond: 'write?' });
    if (number !== undefined) number.data[number.off] = rcond;
    if (!parts) solveEmpty({ transposed, m, n, nrhs, ...(await operands(a)) });
    return;
  }
  const W = queue.context.hostBuffer(a.prec, p * nrhs);
  try {
    const [B, inW] = (await Promise.all([hostMat(a.B, a.ldb, 'read'), hostMat(W, p, 'write')])) as [FieldMat, FieldMat];
    lacpyRef('f', rows, nrhs, B, inW);
    const { routine, prec, trans, A, lda, rcond: number, rank, rss, info } = a;
    const call = { routine, prec, trans, m, n, nrhs, A, lda, B: W, ldb: p, rcond: number, rank, rss, info, nb: 0 };
    await gelsCpu(queue, call as unknown as Bound<GelsArgs<Prec>>);
    const [code] = await (info.buffer as DeviceBuffer<'i'>).copyOut(info.offset, 1);
    if (code === 0) lacpyRef('f', cols, nrhs, inW, (await hostMat(a.X, a.ldx, 'write')) as FieldMat);
  } finally {
    W.dispose();
  }
}

/** B, X and what is given of rss on the host. */
async function operands(a: TallCall) {
  const { B, X, rss } = await onHost(a, { B: 'read', X: 'write', rss: 'write?' });
  return { B, X, rss: rss && (elementsOf(rss, a.nrhs) as Float64Array) };
}

interface Refined {
  readonly iter: number;
  readonly iters: Int32Array;
  readonly rcond: number;
}

/** Refines, and stores X and rss if that has converged. */
async function refined(queue: Queue, a: TallCall, factors: TallFactors): Promise<Refined> {
  const { context } = queue;
  const { p, q, nrhs, turned, minimizes } = shapeOf(a);
  // The probe takes a column.
  const most = Math.max(1, nrhs);
  const heights = { R: p, F: p, X: q, G: q } as const;
  const at = Object.fromEntries(
    Object.entries(heights).map(([name, rows]) => [name, { at: context.hostBuffer(a.prec, rows * most), ld: rows }]),
  ) as Record<keyof typeof heights, { at: DeviceBuffer<Prec>; ld: number }>;
  try {
    const { A, B } = await onHost(a, { A: 'read', B: 'read' });
    const demotion = new TallDemotion({ p, q, turned, A });
    await factors.factor(demotion);
    const { parts } = fields[a.prec];
    const D: FieldMat = { data: new Float32Array(parts * (p + q) * most), off: 0, ld: p + q, parts };
    const [R, F, X, G] = (await Promise.all(
      Object.values(at).map((work) => hostMat(work.at, work.ld, 'write')),
    )) as FieldMat[];
    const work = { R: R!, F: F!, X: X!, G: G!, D };
    const negative = (): Promise<void> => subtract(queue, a, turned, 1, at.X, at.F);
    const failure = demotion.overflow
      ? FAILED.demotion
      : await probed(new RankProbe(p, q, demotion, work), factors, D, negative);
    const refinement = new TallRefinement({ p, q, nrhs, minimizes, B }, demotion, work);
    if (failure < 0) refinement.end(failure);
    while (refinement.demote()) {
      await factors.solve(D, refinement.columns);
      refinement.correct();
      const { columns } = refinement;
      await subtract(queue, a, turned, columns, at.X, at.F);
      await subtract(queue, a, !turned, columns, at.R, at.G);
    }
    const { iter, iters } = refinement;
    if (iter < 0) return { iter, iters, rcond: Number.NaN };
    const { X: found, rss } = await operands(a);
    refinement.store(found, rss);
    return { iter, iters, rcond: a.rcond === undefined ? Number.NaN : await factors.rcond() };
  } finally {
    // Before the problem is solved in double: factors in single are as large as half of A.
    for (const part of [factors, ...Object.values(at).map((work) => work.at)]) part.dispose();
  }
}

/** 0, or why the factors do not do. `negative`: F := F - T X. */
async function probed(
  probe: RankProbe,
  factors: TallFactors,
  D: FieldMat,
  negative: () => Promise<void>,
): Promise<number> {
  probe.begin();
  for (let step = 0; step < PROBE_STEPS; step++) {
    if ((await factors.solve(D, 1)) > 0) return FAILED.factorization;
    probe.turn();
  }
  await negative();
  probe.last();
  await factors.solve(D, 1);
  return probe.failure();
}

interface Doubles {
  readonly at: Ptr<Prec>;
  readonly ld: number;
}

/** The first columns of Y := Y - A X, or A^H X. */
async function subtract(
  queue: Queue,
  { routine, prec, m, n, A, lda }: TallCall,
  transposed: boolean,
  columns: number,
  X: Doubles,
  Y: Doubles,
): Promise<void> {
  if (columns === 0) return;
  const trans = transposed ? 'c' : 'n';
  const call = { routine, prec, alpha: -1, A, lda, beta: 1 } as const;
  // A single column takes as long as A is read: gemv's kernels read faster.
  if (columns === 1) return gemvCpu(queue, { ...call, trans, m, n, x: X.at, incx: 1, y: Y.at, incy: 1 });
  const [rows, depth] = transposed ? [n, m] : [m, n];
  const shape = { transA: trans, transB: 'n', m: rows, n: columns, k: depth } as const;
  const how = { math: 'strict', reproducible: false, accuracy: 'f64' } as const;
  return gemmCpu(queue, { ...call, ...shape, ...how, B: X.at, ldb: X.ld, C: Y.at, ldc: Y.ld });
}

/** The factorization in single precision on the CPU backend. */
class HostFactors implements TallFactors {
  readonly backend = 'cpu';
  private readonly queue: Queue;
  private readonly a: TallCall & Why;
  private readonly prec: 's' | 'c';
  private readonly S: DeviceBuffer<'s' | 'c'>;
  private readonly tau: DeviceBuffer<'s' | 'c'>;
  private readonly D: DeviceBuffer<'s' | 'c'>;
  private readonly number: DeviceBuffer<'s'>;

  constructor(queue: Queue, a: TallCall & Why) {
    this.queue = queue;
    this.a = a;
    const { p, q, nrhs } = shapeOf(a);
    const { context } = queue;
    this.prec = singleOf(a.prec);
    this.S = context.hostBuffer(this.prec, p * q);
    this.tau = context.hostBuffer(this.prec, q);
    this.D = context.hostBuffer(this.prec, (p + q) * Math.max(1, nrhs));
    this.number = context.hostBuffer('s', 1);
  }

  /** What all calls have in common. */
  private get call() {
    const { routine, why } = this.a;
    return { routine, prec: this.prec, ...(why === undefined ? {} : { why }) } as const;
  }

  async factor(demotion: TallDemotion): Promise<void> {
    const { p, q } = shapeOf(this.a);
    demotion.columns(0, q, (await hostMat(this.S, p, 'write')) as FieldMat);
    if (demotion.overflow) return;
    const how = { mode: 'auto', math: 'strict', nb: 0 } as const;
    await geqrfCpu(this.queue, { ...this.call, m: p, n: q, A: this.S, lda: p, tau: this.tau, ...how });
  }

  async solve(D: FieldMat, columns: number): Promise<number> {
    const { queue, call, S } = this;
    const { p, q } = shapeOf(this.a);
    const zero = zeroDiagonalRef(q, (await hostMat(S, p, 'read')) as FieldMat);
    if (zero > 0) return zero;
    const inD = (await hostMat(this.D, p + q, 'write')) as FieldMat;
    const length = fields[this.prec].parts * (p + q) * columns;
    inD.data.set(D.data.subarray(0, length));
    const triangle = { ...call, side: 'l', uplo: 'u', diag: 'n', m: q, n: columns, alpha: 1, A: S, lda: p } as const;
    const lower = { B: this.D.at(p), ldb: p + q };
    const product = { ...call, side: 'l', m: p, n: columns, k: q, A: S, lda: p, tau: this.tau } as const;
    const upper = { C: this.D, ldc: p + q, math: 'strict', nb: 0 } as const;
    await trsmCpu(queue, { ...triangle, transA: 'c', ...lower });
    await ormqrCpu(queue, { ...product, trans: 'c', ...upper });
    exchangeTops(p, q, columns, inD);
    await ormqrCpu(queue, { ...product, trans: 'n', ...upper });
    await trsmCpu(queue, { ...triangle, transA: 'n', ...lower });
    D.data.set(inD.data.subarray(0, length));
    return 0;
  }

  async rcond(): Promise<number> {
    const { p, q } = shapeOf(this.a);
    const triangle = { norm: '1', uplo: 'u', diag: 'n', n: q, A: this.S, lda: p } as const;
    await trconCpu(this.queue, { ...this.call, ...triangle, rcond: this.number });
    return (await this.number.host('read'))[0]!;
  }

  dispose(): void {
    const taken: readonly DeviceBuffer<ElementType>[] = [this.S, this.tau, this.D, this.number];
    for (const buffer of taken) buffer.dispose();
  }
}

export interface Why {
  /** The reason for the trace, if it is not the backend's. */
  readonly why?: string;
}

export const tallOnHost = (queue: Queue, a: TallCall & Why): Promise<void> =>
  solveTall(queue, a, () => new HostFactors(queue, a));

export const dsgelsCpu = (queue: Queue, a: Bound<DsgelsArgs> & Why): Promise<void> => tallOnHost(queue, a);
