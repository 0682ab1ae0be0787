// Batched routines on the CPU backend that go through the problems one by one, and whose results are numbers in lists: in packed
// column-major copies in the engine's memory, without the engine on host memory by the reference.
import { compute } from '../blas3/compute.cpu.ts';
import { countOf, formOf } from '../core/batchForms.ts';
import type { Prec } from '../core/field.ts';
import type { Ptr, RealArray, RealMat } from '../core/matrix.ts';
import type { Engine } from '../engine/engine.ts';
import { type Elements, type Real, realsOf } from '../engine/ops.ts';
import { matrixAt } from '../engine/views.ts';
import type { Place, Workspace } from '../engine/workspace.ts';
import { type HostUse, hostVector } from '../runtime/buffer.ts';
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
  memberOf,
  type Operand,
  sizesAt,
} from './hostOperands.cpu.ts';

/** One problem: its number in the batch, and its sizes. */
export interface Problem extends BatchSizes {
  readonly b: number;
}

/** A list with an entry per problem. */
export interface List<A = RealArray> {
  readonly data: A;
  readonly off: number;
}

/** The list of an argument, if it is given. */
export async function listOf<A>(pointer: unknown, use: HostUse): Promise<List<A> | undefined> {
  return pointer === undefined ? undefined : ((await hostVector(pointer as Ptr<Prec>, use)) as unknown as List<A>);
}

/** The problems whose matrices lie inside their buffers, by their sizes; infos of the others are -1. */
export function classesIn(a: HostBatchCall, batch: HostBatch): readonly Class[] {
  const form = formOf(a);
  return form === 'strided' ? [{ ...sizesAt(a, 0), count: countOf(a) }] : classesOf(a, batch, form);
}

/** Calls `visit` for every problem, with what copies one of its matrices. */
export function eachMember(
  batch: HostBatch,
  classes: readonly Class[],
  visit: (one: Problem, copy: (X: Operand) => Copy) => void,
): void {
  for (const sizes of classes) {
    for (let k = 0; k < sizes.count; k++) {
      const { m, n, nrhs } = sizes;
      visit({ b: memberOf(sizes, k), m, n, nrhs }, (X) => (data, way) => exchange(batch, X, sizes, k, 1, data, way));
    }
  }
}

/** A problem's matrix to a packed column-major copy, or back from it. */
type Copy = (data: RealArray, way: 'take' | 'put') => void;

export interface EachRoutine extends BatchRoles {
  /** One problem in the engine's memory, matrices in the order of the roles; `space` is where workspace of its own comes from. */
  engine(e: Engine, r: Real, space: Workspace, one: Problem, places: readonly Place[]): void;
  /** The same on host memory. */
  reference(one: Problem, matrices: readonly RealMat[]): void;
  /** Which triangle of the first matrix is read; absent for all of it. */
  readonly uplo?: 'l' | 'u' | undefined;
}

/** Runs a routine; what it keeps in lists it finds by the numbers of the problems. */
export async function runEach(queue: Queue, a: HostBatchCall, routine: EachRoutine): Promise<void> {
  const batch = await hostBatch(a, routine, formOf(a));
  const { operands } = batch;
  const classes = classesIn(a, batch);
  if (batch.nonfinite !== undefined) flagNonfinite(batch, classes, routine);
  const byReference = (one: Problem, copy: (X: Operand) => Copy): void => {
    const matrices = operands.map((X): RealMat => {
      const matrix = emptyCopy(X, one);
      copy(X)(matrix.data, 'take');
      return matrix;
    });
    routine.reference(one, matrices);
    for (const [x, X] of operands.entries()) if (X.use === 'write') copy(X)(matrices[x]!.data, 'put');
  };
  const byEngine = (e: Engine, r: Real) => (one: Problem, copy: (X: Operand) => Copy) => {
    const done = e.within((space) => {
      // Some operands of complex calls are real.
      const typeOf = (X: Operand): Elements => (X.parts === 1 ? realsOf(r) : r);
      const places = operands.map((X): Place => {
        const ld = Math.max(1, X.rows(one));
        return { at: space.take(Math.max(1, ld * X.cols(one)) * typeOf(X).bytes), ld };
      });
      // Views are made anew: memory may have grown since.
      const view = (X: Operand, x: number): RealArray => {
        const { data } = matrixAt(e, typeOf(X), X.rows(one), X.cols(one), places[x]!);
        return data.subarray(0, X.parts * X.rows(one) * X.cols(one));
      };
      for (const [x, X] of operands.entries()) copy(X)(view(X, x), 'take');
      routine.engine(e, r, space, one, places);
      for (const [x, X] of operands.entries()) if (X.use === 'write') copy(X)(view(X, x), 'put');
      return true;
    });
    if (done === undefined) byReference(one, copy);
  };
  compute(
    queue,
    a,
    (e, r) => eachMember(batch, classes, byEngine(e, r)),
    () => eachMember(batch, classes, byReference),
  );
  if (batch.info !== undefined && a.onFailure === 'nan') fillFailed(batch, classes, routine.uplo);
}
