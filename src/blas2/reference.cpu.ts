// Routines of packed and of banded matrices on the CPU backend: the engine has no kernels for them, and the reference computes.
import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/field.ts';
import type { FieldMat, Ptr, Trans } from '../core/matrix.ts';
import { hostMat, hostVector } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { vectorRef } from './vector.ref.ts';

/** What a call may have: one of A and AP, one vector or two, which have n elements unless A is m x n. */
interface Call {
  readonly prec: Prec;
  readonly routine: string;
  readonly trans?: Trans;
  readonly m?: number;
  readonly n: number;
  readonly A?: Ptr<Prec>;
  readonly lda?: number;
  readonly AP?: Ptr<Prec>;
  readonly x: Ptr<Prec>;
  readonly incx: number;
  readonly y?: Ptr<Prec>;
  readonly incy?: number;
}

/** A routine that calls the reference with host copies of its operands, of which one is written; y is x where there is none. */
export const byReference =
  <A extends object>(
    written: 'A' | 'x' | 'y',
    reference: (a: Bound<A>, A: FieldMat, x: FieldMat, y: FieldMat) => void,
  ): ((queue: Queue, a: Bound<A>) => Promise<void>) =>
  async (queue, a) => {
    const call = a as unknown as Call;
    const { routine, prec, trans = 'n', n, m = n, lda = 1, incx, incy = incx } = call;
    queue.note({ routine, backend: 'cpu', why: queue.whyCpu(prec) });
    const use = (name: typeof written) => (name === written ? 'write' : 'read');
    const [matrix, x, y] = (await Promise.all([
      hostMat((call.A ?? call.AP)!, lda, use('A')),
      hostVector(call.x, use('x')),
      hostVector(call.y ?? call.x, call.y === undefined ? 'read' : use('y')),
    ])) as [FieldMat, FieldMat, FieldMat];
    const [lenX, lenY] = trans === 'n' ? [n, m] : [m, n];
    reference(a, matrix, vectorRef(x, lenX, incx), vectorRef(y, lenY, incy));
  };
