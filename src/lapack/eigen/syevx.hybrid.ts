// SYEVX and SYEVR on a GPU context: values alone are found there, by bisection; of vectors a few by inverse iteration on the host, more by
// divide and conquer, and only those asked for are transformed back.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.ts';
import type { Bound } from '../../core/args.ts';
import { fields, isComplex, type Prec } from '../../core/field.ts';
import { at, type Uplo } from '../../core/matrix.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import { onDevice } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope, type Workspace } from '../../runtime/workspace.ts';
import { because } from '../factorPlan.ts';
import { takeMatrix } from '../qr/larft.gpu.ts';
import { enqueueBisect } from './bisect.gpu.ts';
import type { SyevxArgs } from './routines.gen.ts';
import type { Stages } from './stagesArg.ts';
import { type Chosen, countBetween } from './stebz.ref.ts';
import { enqueueStedc } from './stedc.hybrid.ts';
import { steinRef } from './stein.ref.ts';
import type { EigenJob } from './syev.spec.ts';
import { reduced, tridiagonalOf, whyCpu } from './syevd.hybrid.ts';
import { syevxCpu } from './syevx.cpu.ts';
import { copyColumns, type SyevxProblem, syevxOrder } from './syevx.ref.ts';
import { type Reduction, scaleOfReduction } from './sytrd.gpu.ts';
import { enqueueReduced } from './sytrdTwoStages.gpu.ts';
import { enqueueNaN, enqueueWiden, takeReals } from './widen.gpu.ts';

export interface DeviceSyevx extends Chosen {
  readonly jobz: EigenJob;
  readonly uplo: Uplo;
  readonly n: number;
  /** Is read only. */
  readonly A: DeviceMat;
  readonly m: DeviceMat;
  readonly W: DeviceMat;
  readonly Z?: DeviceMat | undefined;
  /** As many integers as there may be vectors. */
  readonly ifail?: DeviceMat | undefined;
  readonly info: DeviceMat;
  /** Of the reduction; absent: own choice. */
  readonly stages?: Stages | undefined;
}

/**
 * Vectors that inverse iteration finds on the host, one after the other, before divide and conquer has found all on the GPU: estimated, of
 * a matrix of order n.
 */
const fewOf = (n: number): number => Math.max(8, Math.floor(n / 64));

const METHOD = {
  n: 'bisection',
  v: 'inverse iteration on the host for a few vectors, divide and conquer for more',
} as const;

/** Why a call is computed on the CPU, if it is. */
export function whyChosenOnCpu(
  queue: Queue,
  { n, prec, abstol }: { readonly n: number; readonly prec: Prec; readonly abstol: number },
): string | undefined {
  return abstol > 0 ? 'intervals of a given width are those of the CPU' : whyCpu(queue, n, prec);
}

export function noteChosen(
  queue: Queue,
  { routine, jobz }: { readonly routine: string; readonly jobz: EigenJob },
): void {
  queue.note({ routine, backend: 'gpu', kernel: 'sytrd', why: METHOD[jobz] });
}

export async function syevxHybrid(queue: Queue, a: Bound<SyevxArgs<Prec>>): Promise<void> {
  const why = whyChosenOnCpu(queue, a);
  if (why !== undefined) return syevxCpu(queue, because(a, { why }));
  noteChosen(queue, a);
  await enqueueSyevx(queue, asked(onDevice(a)));
}

/** The call without what values alone have no place in: where vectors would go there may be no room. */
export const asked = <F extends DeviceSyevx>(f: F): F =>
  f.jobz === 'n' ? { ...f, Z: undefined, ifail: undefined } : f;

/** Where the chosen ones begin among all values, in ascending order, and how many they are. */
interface Part {
  readonly first: number;
  readonly count: number;
}

function partOf({ range, vl, vu, il, iu }: Chosen, values: Float64Array): Part {
  if (range === 'a') return { first: 0, count: values.length };
  if (range === 'i') return { first: il - 1, count: iu - il + 1 };
  const upTo = (x: number): number => values.reduce((count, value) => count + Number(value <= x), 0);
  return { first: upTo(vl), count: upTo(vu) - upTo(vl) };
}

const mostOf = ({ range, n, il, iu }: DeviceSyevx): number => (range === 'i' ? iu - il + 1 : n);

/** Computes m, W, Z, ifail and info; resolves to m when all is enqueued. */
export async function enqueueSyevx(queue: Queue, f: DeviceSyevx): Promise<number> {
  let m = 0;
  await scope(queue, async (ws) => {
    const r = reduced(queue, ws, f, f.jobz === 'n' ? 0 : mostOf(f));
    m = await (f.jobz === 'n' ? valuesAlone(queue, ws, f, r) : withVectors(queue, ws, f, r));
  });
  return m;
}

/** Writes what the host knows. `failed`: the indices of vectors that have not converged. */
export function answer(
  queue: Queue,
  f: DeviceSyevx,
  values: ArrayLike<number>,
  m: number,
  info: number,
  failed?: Int32Array,
): number {
  const { context } = queue;
  const write = (X: DeviceMat, data: Float32Array | Int32Array): void => {
    if (data.length > 0) context.writeGpu(X.data.gpu(true), data, 4 * X.off);
  };
  write(f.W, Float32Array.from(values));
  write(f.m, Int32Array.of(m));
  write(f.info, Int32Array.of(info));
  if (f.ifail !== undefined) write(f.ifail, failed ?? new Int32Array(mostOf(f)));
  return m;
}

/** A is not finite. */
export function refuse(queue: Queue, f: DeviceSyevx): number {
  const { n, Z } = f;
  const most = mostOf(f);
  if (Z !== undefined) enqueueNaN(queue, n, most, Z);
  return answer(queue, f, new Float32Array(most).fill(Number.NaN), 0, n);
}

async function valuesAlone(queue: Queue, ws: Workspace, f: DeviceSyevx, r: Reduction): Promise<number> {
  const { n } = f;
  const W: DeviceMat = { data: ws.take('s', n), off: 0, ld: 1 };
  const info: DeviceMat = { data: ws.like(f.info, 1), off: 0, ld: 1 };
  enqueueBisect(queue, r, { W, info });
  const [found, [largest]] = await Promise.all([W.data.copyOut(0, n), r.largest.copyOut(0, 1)]);
  if (Number.isNaN(scaleOfReduction(largest as number))) return refuse(queue, f);
  const values = Float64Array.from(found as Float32Array);
  const { first, count } = partOf(f, values);
  return answer(queue, f, values.subarray(first, first + count), count, 0);
}

async function withVectors(queue: Queue, ws: Workspace, f: DeviceSyevx, r: Reduction): Promise<number> {
  const { range, n, vl, vu } = f;
  const t = await tridiagonalOf(r);
  if (Number.isNaN(t.factor)) return refuse(queue, f);
  const count = range === 'v' ? countBetween(n, t.d, t.e, vl * t.factor, vu * t.factor) : mostOf(f);
  if (count > fewOf(n)) {
    const Z = takeReals(ws, n, n);
    const d = t.d.slice();
    if ((await enqueueStedc(queue, { n, d, e: t.e.slice(), Z })) === 0) {
      const values = d.map((x) => x / t.factor);
      const part = partOf(f, values);
      transform(queue, ws, f, r, at(Z, 0, part.first), part.count);
      return answer(queue, f, values.subarray(part.first, part.first + part.count), part.count, 0);
    }
  }
  return byInverseIteration(queue, ws, f, r, t);
}

/** Z := the vectors of A, from those of the tridiagonal matrix, which are real. */
function transform(queue: Queue, ws: Workspace, f: DeviceSyevx, r: Reduction, vectors: DeviceMat, count: number): void {
  const { n } = f;
  if (count === 0) return;
  const C = isComplex(f.A.data.type) ? takeMatrix(ws, f.A, n, count) : vectors;
  if (C !== vectors) enqueueWiden(queue, n, count, vectors, C);
  enqueueReduced(queue, r, C, count);
  enqueueLacpy(queue, { uplo: 'f', m: n, n: count, A: C, B: f.Z! });
}

function byInverseIteration(
  queue: Queue,
  ws: Workspace,
  f: DeviceSyevx,
  r: Reduction,
  { d, e, factor }: { readonly d: Float64Array; readonly e: Float64Array; readonly factor: number },
): number {
  const { n } = f;
  const most = mostOf(f);
  const [W, ifail] = [new Float32Array(most), new Int32Array(most)];
  const none = { data: W, off: 0, ld: 1 };
  const problem: SyevxProblem = { ...f, A: none, Z: undefined, W, ifail, abstol: 0 };
  let [found, sorted] = [none, none];
  const { m, info } = syevxOrder(problem, factor, fields.s.eps, {
    reduce: () => ({ d, e }),
    // Divide and conquer has failed at it.
    all: () => n,
    chosen(t, chosen, failed) {
      found = { data: new Float32Array(n * chosen.W.length), off: 0, ld: n };
      return steinRef({ n, ...t, ...chosen, Z: found, ifail: failed, eps: fields.s.eps });
    },
    handOut(order) {
      const ld = 4 * Math.ceil(n / 4);
      sorted = { data: new Float32Array(ld * order.length), off: 0, ld };
      copyColumns(n, found, order, sorted);
    },
  });
  if (m > 0) {
    const vectors: DeviceMat = { data: ws.take('s', sorted.data.length), off: 0, ld: sorted.ld };
    queue.context.writeGpu(vectors.data.gpu(true), sorted.data, 0);
    transform(queue, ws, f, r, vectors, m);
  }
  return answer(queue, f, W.subarray(0, m), m, info, ifail);
}
