// SYEVD on a GPU context: values alone are found there, by bisection; for vectors the tridiagonal matrix comes to the host in between.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.ts';
import type { Bound } from '../../core/args.ts';
import { type ElementType, fields, isComplex, type Prec } from '../../core/field.ts';
import type { Uplo } from '../../core/matrix.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import { onDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope, type Workspace } from '../../runtime/workspace.ts';
import { tilesFor } from '../cooperativeTiles.ts';
import type { FactorMode } from '../factorOptions.ts';
import { because } from '../factorPlan.ts';
import { takeMatrix } from '../qr/larft.gpu.ts';
import { enqueueBisect } from './bisect.gpu.ts';
import { applyBlocks, type Blocks, enqueueBlocks, takeBlocks } from './ormtr.gpu.ts';
import type { SyevdArgs } from './routines.gen.ts';
import { singleOf } from './sb2st.gpu.ts';
import type { Stages } from './stagesArg.ts';
import { enqueueStedc } from './stedc.hybrid.ts';
import { sterfRef } from './sterf.ref.ts';
import { syevdCpu } from './syevd.cpu.ts';
import { MOST_AHEAD, STAGES_BANDWIDTH } from './syevdBlocks.ts';
import {
  enqueueReduction,
  type Reduction,
  reductionBytes,
  scaleOfReduction,
  sytrdBlock,
  takeReduction,
  wayOfReduction,
} from './sytrd.gpu.ts';
import { SYTRD_TILES } from './sytrdCooperativeTiles.ts';
import { enqueueReduced, enqueueTwoStages, isTwoStages, takeTwoStages } from './sytrdTwoStages.gpu.ts';
import { enqueueNaN, enqueueWiden, takeReals } from './widen.gpu.ts';

export interface DeviceSyevd {
  readonly uplo: Uplo;
  readonly n: number;
  readonly A: DeviceMat;
  readonly W: DeviceMat;
  readonly info: DeviceMat;
  /** Of the reduction; absent: own choice. */
  readonly stages?: Stages | undefined;
}

/** Up to such a part of all vectors is few: what transforms them back twice hardly counts. */
const FEW_OF = 4;

/** Up to this order the CPU is done before the GPU's dispatches, two for each column, and one readback would be. */
const FEW = 96;

/**
 * The same where a few dispatches reduce a matrix: values alone wait for no readback then. With vectors, wall ms of the CPU and so, order
 * 64 2.4 and 2.5, 96 4.0 and 2.7; without, 32 1.2 and 0.35, mostly for what the CPU has to be told (H200, 2026-11).
 */
const FEWER = { n: 24, v: 64 } as const;

const fewOf = ({ context }: Queue, prec: Prec, jobz: 'n' | 'v'): number =>
  !isComplex(prec) && tilesFor(SYTRD_TILES, context.gpu!, FEWER.v).length > 0 ? FEWER[jobz] : FEW;

const METHOD = { n: 'bisection', v: 'divide and conquer, with its decisions on the CPU' } as const;

/** Why the CPU computes an order, if it does. */
export function whyCpu(
  queue: Queue,
  n: number,
  prec: Prec,
  mode: FactorMode = 'auto',
  jobz: 'n' | 'v' = 'v',
): string | undefined {
  if (n === 0) return 'there is nothing to compute';
  if (isComplex(prec) && n === 1) return 'order 1: there is nothing to reduce';
  const few = fewOf(queue, prec, jobz);
  if (n <= few && mode === 'auto') return `order ${n}: up to ${few} the CPU is faster`;
  return reductionBytes(n, prec) > queue.context.gpu!.bindingBytes
    ? 'no binding of this GPU holds the matrix with its panel'
    : undefined;
}

export function syevdHybrid(queue: Queue, a: Bound<SyevdArgs<Prec>>): void | Promise<void> {
  const { jobz, mode } = a;
  const why = whyCpu(queue, a.n, a.prec, mode, jobz);
  if (why !== undefined) return syevdCpu(queue, because(a, { why }));
  const onHost = jobz === 'n' && mode === 'hybrid';
  const panels = isTwo(queue, a, jobz === 'v' ? a.n : 0)
    ? `two stages by way of ${STAGES_BANDWIDTH} diagonals`
    : wayOfReduction(queue, a).why;
  const choice = `${panels}; ${onHost ? 'QL iteration on the CPU' : METHOD[jobz]}`;
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'sytrd', why: choice });
  if (jobz === 'v') return enqueueSyevd(queue, onDevice(a));
  if (onHost) return enqueueHostValues(queue, onDevice(a));
  enqueueEigenvalues(queue, onDevice(a));
}

/** Whether a matrix of which so many vectors are wanted is reduced in two stages. */
const isTwo = (queue: Queue, { n, prec, stages = 'auto' }: Whole, vectors: number): boolean =>
  n > 1 && isTwoStages(queue, singleOf(prec), n, vectors <= n / FEW_OF, stages);

interface Whole {
  readonly n: number;
  readonly prec: ElementType;
  readonly stages?: Stages | undefined;
}

export type Reduced = Pick<DeviceSyevd, 'uplo' | 'n' | 'A' | 'stages'>;

/**
 * Enqueues the reduction of A, whichever triangle is stored, without writing to it; the factor will be applied to so many vectors.
 */
export function reduced(queue: Queue, ws: Workspace, { uplo, n, A, stages }: Reduced, vectors: number): Reduction {
  const upper = uplo === 'u';
  const two = isTwo(queue, { n, prec: A.data.type, stages }, vectors);
  const r = two ? takeTwoStages(ws, A, n, vectors > 0) : takeReduction(ws, A, n, sytrdBlock({ n }));
  const places = upper ? { offA: A.off, rs: A.ld, cs: 1 } : { offA: A.off, rs: 1, cs: A.ld };
  // Given again it costs the host a third: up to some order the GPU waits for the host.
  const way = two ? `sytrd in two stages ${vectors > 0}` : 'sytrd';
  const name = `${A.data.type}${way} ${uplo} ${n} ${A.off} ${A.ld} ${A.data.inFours}`;
  const V = r.chased?.V;
  const own = [...(r.tau.data === r.T ? [] : [r.tau.data]), ...(V === undefined ? [] : [V.data])];
  const reduce = two ? enqueueTwoStages : enqueueReduction;
  queue.repeated(name, [A.data, r.S.data, r.T, r.largest, ...own], () =>
    reduce(queue, uplo, { A, places, turned: upper }, r),
  );
  return r;
}

/** Enqueues W := the eigenvalues, and info. */
export function enqueueEigenvalues(queue: Queue, f: DeviceSyevd): void {
  scope(queue, (ws) => {
    enqueueBisect(queue, reduced(queue, ws, f, 0), f);
  });
}

/** Computes W and info: the tridiagonal matrix comes to the CPU. Resolves when they have been written. */
function enqueueHostValues(queue: Queue, f: DeviceSyevd): Promise<void> {
  return scope(queue, async (ws) => {
    const { d, e, factor } = await tridiagonalOf(reduced(queue, ws, f, 0));
    if (Number.isNaN(factor)) answer(queue, f, d.fill(Number.NaN), f.n);
    else answer(queue, f, d, sterfRef(f.n, d, e, fields.s.eps), factor);
  });
}

/** W := values / scale, and info. */
function answer({ context }: Queue, { W, info }: DeviceSyevd, values: Float64Array, failed: number, scale = 1): void {
  context.writeGpu(
    W.data.gpu(true),
    Float32Array.from(values, (x) => x / scale),
    4 * W.off,
  );
  context.writeGpu(info.data.gpu(true), Int32Array.of(failed), 4 * info.off);
}

/** What is told of a call's progress: what has been recorded, or computed on the host. */
export type SyevdStage = 'reduction' | 'reading' | 'tridiagonal' | 'reflectors';

/** Computes W, A := the vectors, and info; resolves when all is enqueued. `after` is waited for behind each stage. */
export function enqueueSyevd(
  queue: Queue,
  f: DeviceSyevd,
  after?: (stage: SyevdStage) => void | Promise<void>,
): Promise<void> {
  const { n, A } = f;
  return scope(queue, async (ws) => {
    const r = reduced(queue, ws, f, n);
    if (after !== undefined) await after('reduction');
    const reading = tridiagonalOf(r);
    // Where what follows throws nobody else would hear of it.
    reading.catch(() => {});
    const blocks = n > 1 && n <= MOST_AHEAD && r.chased === undefined ? ahead(queue, ws, r) : undefined;
    const { d, e, factor } = await reading;
    await after?.('reading');
    if (Number.isNaN(factor)) {
      enqueueNaN(queue, n, n, A);
      answer(queue, f, d.fill(Number.NaN), n);
      return;
    }
    // Where A's columns begin where kernels can load four elements at a time its memory will do.
    const inPlace = A.off % 4 === 0 && A.ld % 4 === 0;
    const Z = inPlace ? A : takeMatrix(ws, A, n, n);
    const X = isComplex(A.data.type) ? takeReals(ws, n, n) : Z;
    answer(queue, f, d, await enqueueStedc(queue, { n, d, e, Z: X }), factor);
    if (X !== Z) enqueueWiden(queue, n, n, X, Z);
    await after?.('tridiagonal');
    if (blocks === undefined) enqueueReduced(queue, r, Z, n);
    else applyBlocks(queue, blocks, Z, n);
    if (!inPlace) enqueueLacpy(queue, { uplo: 'f', m: n, n, A: Z, B: A });
    await after?.('reflectors');
  });
}

/** Blocks of reflectors, which are made while the host is told of the tridiagonal matrix. */
function ahead(queue: Queue, ws: Workspace, { n, S, tau }: Reduction): Blocks {
  const blocks = takeBlocks(ws, S, n - 1);
  const [, { V, T }] = blocks[0]!;
  const own = tau.data === S.data ? [] : [tau.data];
  queue.repeated(`${S.data.type}reflectors ${n} ${tau.off}`, [S.data, ...own, V.data, T.data], () =>
    enqueueBlocks(queue, S, tau, blocks),
  );
  return blocks;
}

/** The tridiagonal matrix in doubles, and the power of two that it is scaled by; NaN if A is not finite. */
export async function tridiagonalOf({ n, S, T, largest }: Reduction) {
  const [values, [most]] = await Promise.all([T.copyOut(0, S.ld + n), largest.copyOut(0, 1)]);
  return {
    d: Float64Array.from(values.subarray(0, n)),
    e: Float64Array.from(values.subarray(S.ld, S.ld + n - 1)),
    factor: scaleOfReduction(most as number),
  };
}
