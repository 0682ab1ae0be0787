// How the CPU backend computes a batch in any of its forms: problems of one size together, in the engine's memory, where the matrices lie
// if they are column-major and at equal distances, else in packed copies; without the engine one after the other by the reference.
import { compute } from '../blas3/compute.cpu.ts';
import { countOf, formOf } from '../core/batchForms.ts';
import { isComplex } from '../core/field.ts';
import type { Mirror, RealMat } from '../core/matrix.ts';
import type { Engine } from '../engine/engine.ts';
import type { Real } from '../engine/ops.ts';
import { arrayAt } from '../engine/views.ts';
import type { Workspace } from '../engine/workspace.ts';
import type { Queue } from '../runtime/queue.ts';
import {
  type BatchRoles,
  type BatchSizes,
  type Class,
  classesOf,
  emptyCopy,
  exchange,
  fillFailed,
  flagNonfinite,
  type HostBatch,
  type HostBatchCall,
  hostBatch,
  legalPivots,
  matOf,
  memberOf,
  sizesAt,
} from './hostOperands.cpu.ts';
import { type BatchPlace, batchPlaces, elementsIn } from './lanes.cpu.ts';

export type { HostBatchCall } from './hostOperands.cpu.ts';

/** Problems of one size in the engine's memory. Matrix places are in the order of the routine's matrices. */
export interface BatchTask extends BatchSizes {
  readonly e: Engine;
  readonly r: Real;
  readonly count: number;
  readonly places: readonly BatchPlace[];
  /** Address of the pivots, those of a matrix behind those of the one before. */
  readonly pivots: number;
  /** Address of one info for each problem, 0 at first. */
  readonly infos: number;
  /** Address of the routine's workspace. */
  readonly work: number;
}

/** A batched routine on the CPU. */
export interface BatchRoutine extends BatchRoles {
  /** Bytes of workspace, for problems of this size and `count` of them at once. */
  workBytes?(s: BatchSizes, bytes: number, count: number): number;
  engine(task: BatchTask): void;
  /** One problem on host memory; the result is its info. */
  reference(s: BatchSizes, matrices: readonly RealMat[], ipiv: Int32Array, ipivOff: number): number;
  /** The engine's way is for complex numbers too. Without it these are for the reference. */
  readonly complex?: true;
  /** Which triangle of the matrix to be factored is used; absent for both. */
  readonly uplo?: 'l' | 'u';
  /** What is across the diagonal of that triangle; absent: it is Hermitian, and its diagonal real. */
  readonly mirror?: Mirror;
}

/** Copies of matrices take up to this many bytes at a time. */
const CHUNK = 1 << 24;

export async function runBatch(queue: Queue, a: HostBatchCall, routine: BatchRoutine): Promise<void> {
  const form = formOf(a);
  const batch = await hostBatch(a, routine, form);
  const { info, nonfinite } = batch;
  const classes = form === 'strided' ? [{ ...sizesAt(a, 0), count: countOf(a) }] : classesOf(a, batch, form);
  if (nonfinite !== undefined) flagNonfinite(batch, classes, routine);
  compute(
    queue,
    a,
    (e, r, space) => {
      const direct = form === 'strided' && !batch.byRows;
      if (direct) runInPlace(e, r, space, batch, classes[0]!, routine);
      else runCopies(e, r, space, batch, classes, routine);
    },
    () => runReference(batch, classes, routine),
    isComplex(a.prec) && !routine.complex ? "the engine's lanes are of real numbers" : undefined,
  );
  if (info !== undefined && a.onFailure === 'nan') fillFailed(batch, classes, routine.uplo);
}

/** All problems where they lie. */
function runInPlace(e: Engine, r: Real, space: Workspace, batch: HostBatch, sizes: Class, routine: BatchRoutine): void {
  const { count } = sizes;
  const { pivots, operands } = batch;
  const places = batchPlaces(
    space,
    r,
    operands.map((X) => {
      const [rows, cols, ld, stride] = [X.rows(sizes), X.cols(sizes), X.ldOf(0), X.placeOf(1) - X.placeOf(0)];
      return { data: X.data, off: X.off, ld, rows, cols, stride, count, parts: X.parts };
    }),
  );
  const each = pivots?.each(sizes) ?? 0;
  const at = { pivots: space.take(4 * each * count), infos: space.take(4 * count) };
  const work = space.take(routine.workBytes?.(sizes, r.bytes, count) ?? 0);
  integersIn(e, batch, sizes, 0, count, at);
  routine.engine({ ...sizes, ...at, e, r, places, work });
  integersOut(e, batch, sizes, 0, count, at);
}

/** The pivots that are read, brought into range: an engine's kernel trusts them. Infos are 0 at first. */
function integersIn(
  e: Engine,
  { pivots }: HostBatch,
  sizes: Class,
  first: number,
  count: number,
  at: { readonly pivots: number; readonly infos: number },
): void {
  e.heap.view(Int32Array, at.infos, count).fill(0);
  if (pivots?.use !== 'read') return;
  const each = pivots.each(sizes);
  const view = e.heap.view(Int32Array, at.pivots, each * count);
  for (let k = 0; k < count; k++) legalPivots(pivots, memberOf(sizes, first + k), each, view, k * each);
}

function integersOut(
  e: Engine,
  { pivots, info }: HostBatch,
  sizes: Class,
  first: number,
  count: number,
  at: { readonly pivots: number; readonly infos: number },
): void {
  const each = pivots?.use === 'write' ? pivots.each(sizes) : 0;
  const view = e.heap.view(Int32Array, at.pivots, each * count);
  const infos = e.heap.view(Int32Array, at.infos, count);
  for (let k = 0; k < count; k++) {
    const b = memberOf(sizes, first + k);
    if (info !== undefined) info.data[info.off + b] = infos[k]!;
    if (each === 0) continue;
    const to = pivots!.off + pivots!.placeOf(b);
    for (let i = 0; i < each; i++) pivots!.data[to + i] = view[k * each + i]!;
  }
}

/** Problems of one size after those of another, in packed column-major copies of some of them at a time. */
function runCopies(
  e: Engine,
  r: Real,
  space: Workspace,
  batch: HostBatch,
  classes: readonly Class[],
  routine: BatchRoutine,
): void {
  const { operands, pivots } = batch;
  const plans = classes.map((sizes) => {
    const elements = operands.map((X) => X.rows(sizes) * X.cols(sizes));
    const one =
      Math.max(
        1,
        elements.reduce((sum, size) => sum + size, 0),
      ) * r.bytes;
    const chunk = Math.min(sizes.count, r.lanes * Math.max(1, Math.floor(CHUNK / one / r.lanes)));
    return { sizes, elements, chunk, each: pivots?.each(sizes) ?? 0 };
  });
  const most = (bytes: (plan: (typeof plans)[number]) => number): number =>
    space.take(plans.reduce((max, plan) => Math.max(max, bytes(plan)), 0));
  const bytes = operands.map((X) => elementsIn(r, X.parts).bytes);
  const homes = operands.map((_, x) => most(({ elements, chunk }) => elements[x]! * chunk * bytes[x]!));
  const at = { pivots: most(({ each, chunk }) => 4 * each * chunk), infos: most(({ chunk }) => 4 * chunk) };
  const work = most(({ sizes, chunk }) => routine.workBytes?.(sizes, r.bytes, chunk) ?? 0);
  for (const { sizes, elements, chunk } of plans) {
    for (let first = 0; first < sizes.count; first += chunk) {
      const count = Math.min(chunk, sizes.count - first);
      const copies = homes.map((home, x) => arrayAt(e, elementsIn(r, operands[x]!.parts), home, elements[x]! * count));
      for (const [x, X] of operands.entries()) exchange(batch, X, sizes, first, count, copies[x]!, 'take');
      const places = operands.map((X, x): BatchPlace => {
        const ld = Math.max(1, X.rows(sizes));
        return { at: homes[x]!, ld, ldBytes: ld * bytes[x]!, strideBytes: elements[x]! * bytes[x]! };
      });
      integersIn(e, batch, sizes, first, count, at);
      routine.engine({ ...sizes, ...at, e, r, places, count, work });
      integersOut(e, batch, sizes, first, count, at);
      for (const [x, X] of operands.entries())
        if (X.use === 'write') exchange(batch, X, sizes, first, count, copies[x]!, 'put');
    }
  }
}

function runReference(batch: HostBatch, classes: readonly Class[], routine: BatchRoutine): void {
  const { operands, pivots, info, byRows } = batch;
  for (const sizes of classes) {
    const each = pivots?.each(sizes) ?? 0;
    const legal = new Int32Array(each);
    for (let k = 0; k < sizes.count; k++) {
      const b = memberOf(sizes, k);
      const mats = operands.map((X): RealMat => {
        if (!byRows) return matOf(X, b);
        const copy = emptyCopy(X, sizes);
        exchange(batch, X, sizes, k, 1, copy.data, 'take');
        return copy;
      });
      if (pivots?.use === 'read') legalPivots(pivots, b, each, legal, 0);
      const found = routine.reference(sizes, mats, legal, 0);
      // Where there are none, their place may lie outside the buffer.
      if (pivots?.use === 'write' && each > 0) pivots.data.set(legal, pivots.off + pivots.placeOf(b));
      if (info !== undefined) info.data[info.off + b] = found;
      if (!byRows) continue;
      for (const [x, X] of operands.entries())
        if (X.use === 'write') exchange(batch, X, sizes, k, 1, mats[x]!.data, 'put');
    }
  }
}
