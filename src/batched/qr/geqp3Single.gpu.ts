// Pivoted QR and least squares of any rank for problems of a batch that no workgroup holds: one after the other.

import { enqueueLascl } from '../../blas3/elements/lascl.gpu.ts';
import { enqueueNorm } from '../../blas3/norms/lange.gpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import { scalingExponent } from '../../core/leastSquares.ts';
import { at, type Ptr } from '../../core/matrix.ts';
import { gelsyGpu } from '../../lapack/qr/gelsy.gpu.ts';
import { enqueueGeqp3 } from '../../lapack/qr/geqp3.gpu.ts';
import type { GelsyArgs } from '../../lapack/qr/routines.gen.ts';
import { type DeviceBuffer, type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { DeviceBatchCall } from '../batchCall.gpu.ts';
import { inColumns, placesOf, type Sizes, sizesOf } from './geqp3Places.gpu.ts';

/** The extents of a matrix as it is stored. */
const stored = (byRows: boolean, rows: number, cols: number): readonly [number, number] =>
  byRows ? [cols, rows] : [rows, cols];

/** A P = Q R for the numbered problems. */
export async function geqp3Singles(queue: Queue, a: DeviceBatchCall, numbers: readonly number[]): Promise<void> {
  const [A, tau, jpvt] = [await placesOf(a, 'A'), await placesOf(a, 'tau', true), await placesOf(a, 'jpvt', true)];
  const byRows = a.layout === 'row';
  for (const b of numbers) {
    const { m, n } = sizesOf(a, b);
    if (m === 0 || n === 0) continue;
    const own = { A: A.of(b, ...stored(byRows, m, n)), tau: tau.of(b, Math.min(m, n), 1), jpvt: jpvt.of(b, n, 1) };
    if (own.A === undefined || own.tau === undefined) continue;
    await inColumns(queue, byRows, m, n, own.A, (X) =>
      enqueueGeqp3(queue, { m, n, A: X, jpvt: own.jpvt!, tau: own.tau! }),
    );
  }
}

/** One integer of a list. */
const put = ({ data, off }: DeviceMat, b: number, value: number): void => data.set(Int32Array.of(value), off + b);

const pointer = ({ data, off }: DeviceMat): Ptr<'s'> => ({ buffer: data, offset: off }) as unknown as Ptr<'s'>;

/** The solutions of least norm for the numbered problems. */
export async function gelsySingles(queue: Queue, a: DeviceBatchCall, numbers: readonly number[]): Promise<void> {
  const [A, B, jpvt] = [await placesOf(a, 'A'), await placesOf(a, 'B'), await placesOf(a, 'jpvt', true)];
  const [rank, info] = [deviceMat(a.rank as Ptr<'i'>, 1), deviceMat(a.info as Ptr<'i'>, 1)];
  const byRows = a.layout === 'row';
  for (const b of numbers) {
    const s = sizesOf(a, b);
    const rows = Math.max(s.m, s.n);
    const own = { A: A.of(b, ...stored(byRows, s.m, s.n)), B: B.of(b, ...stored(byRows, rows, s.nrhs)) };
    if (own.A === undefined || own.B === undefined) {
      put(info, b, -1);
      put(rank, b, 0);
      continue;
    }
    await inColumns(queue, byRows, s.m, s.n, own.A, (inA) =>
      inColumns(queue, byRows, rows, s.nrhs, own.B!, (inB) =>
        one(queue, a, s, inA, inB, {
          jpvt: jpvt.of(b, s.n, 1)!,
          rank: { ...rank, off: rank.off + b },
          info: { ...info, off: info.off + b },
        }),
      ),
    );
  }
}

async function one(
  queue: Queue,
  a: DeviceBatchCall,
  { m, n, nrhs }: Sizes,
  A: DeviceMat,
  B: DeviceMat,
  lists: { readonly jpvt: DeviceMat; readonly rank: DeviceMat; readonly info: DeviceMat },
): Promise<void> {
  const size = queue.context.lease('s', 1);
  try {
    const ofB = { norm: 'm', uplo: 'f', diag: 'n', symmetric: false, m, n: nrhs, A: B } as const;
    enqueueNorm(queue, { ...ofB, result: { data: size, off: 0, ld: 1 } });
    const args = { m, n, nrhs, A: pointer(A), lda: A.ld, B: pointer(B), ldb: B.ld, rcond: a.rcond, nb: 0 };
    const integers = { jpvt: pointer(lists.jpvt), rank: pointer(lists.rank), info: pointer(lists.info) };
    const call = { ...args, ...integers, rss: undefined, prec: a.prec, routine: a.routine };
    await gelsyGpu(queue, call as unknown as Bound<GelsyArgs<Prec>>);
    const [largest] = await size.copyOut(0, 1);
    const failed = (await (lists.info.data as DeviceBuffer<'i'>).copyOut(lists.info.off, 1))[0] !== 0;
    // What is below X, which gelsy leaves scaled.
    const power = failed || nrhs === 0 || m <= n ? 0 : -scalingExponent(largest!, 's');
    const rest = { uplo: 'f', cfrom: 1, m: m - n, n: nrhs, A: at(B, n, 0) } as const;
    const half = Math.trunc(power / 2);
    for (const cto of power === 0 ? [] : [2 ** half, 2 ** (power - half)]) enqueueLascl(queue, { ...rest, cto });
  } finally {
    size.dispose();
  }
}
