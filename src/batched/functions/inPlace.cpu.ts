// Matrix functions of a batch on the CPU backend that routines for one matrix compute in its place: on copies, whose results go to C where
// there is one.
import { countOf } from '../../core/batchForms.ts';
import type { FieldMat, RealArray } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { matrixAt } from '../../engine/views.ts';
import type { Workspace } from '../../engine/workspace.ts';
import { vectorLike } from '../../lapack/condition/condition.ref.ts';
import { copyRef } from '../../lapack/schur/doubles.ref.ts';
import type { Queue } from '../../runtime/queue.ts';
import { listOf, runEach } from '../eachProblem.cpu.ts';
import type { HostBatchCall } from '../hostOperands.cpu.ts';

/** What is reported of a matrix. */
interface Found {
  readonly info: number;
  /** Of an iteration: its steps, and by how much the last one changed the matrix. */
  readonly iter?: number;
  readonly change?: number;
}

/** A := f(A); whatever is in it where info is not 0. */
export interface InPlaceFunction {
  /** Up to this order the reference is as fast as the engine. */
  readonly low: number;
  engine(e: Engine, r: Elements, space: Workspace, n: number, A: FieldMat): Found;
  reference(n: number, A: FieldMat): Found;
}

/** Memory that does not move when the engine's grows. */
function copyOf(n: number, A: FieldMat): FieldMat {
  const own = { data: vectorLike(A, n * n), off: 0, ld: Math.max(1, n), parts: A.parts };
  copyRef(n, n, A, own);
  return own;
}

export async function runInPlace(queue: Queue, a: HostBatchCall, f: InPlaceFunction): Promise<void> {
  const [info, iter] = await Promise.all(['info', 'iter'].map((name) => listOf<Int32Array>(a[name], 'write')));
  const error = await listOf<RealArray>(a.error, 'write');
  // Of problems that are not inside their buffers.
  iter?.data.fill(0, iter.off, iter.off + countOf(a));
  error?.data.fill(Number.NaN, error.off, error.off + countOf(a));
  const report = (b: number, found: Found): void => {
    info!.data[info!.off + b] = found.info;
    if (iter !== undefined) iter.data[iter.off + b] = found.iter ?? 0;
    if (error !== undefined) error.data[error.off + b] = found.change ?? Number.NaN;
  };
  const square = { rows: (s: { n: number }) => s.n, cols: (s: { n: number }) => s.n };
  await runEach(queue, a, {
    matrices: { A: { ...square, use: 'read' }, C: { ...square, use: 'write' } },
    engine(e, r, space, { b, n }, [A, C]) {
      const own = copyOf(n, matrixAt(e, r, n, n, A!));
      const found = n <= f.low ? f.reference(n, own) : f.engine(e, r, space, n, own);
      report(b, found);
      if (found.info === 0) copyRef(n, n, own, matrixAt(e, r, n, n, C!));
    },
    reference({ b, n }, [A, C]) {
      const own = copyOf(n, A!);
      const found = f.reference(n, own);
      report(b, found);
      if (found.info === 0) copyRef(n, n, own, C!);
    },
  });
}
