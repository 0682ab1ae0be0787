// Reflectors that are too long for a workgroup: one problem after the other by the routines for one matrix, in a workspace that has its
// operands in columns, however they lie in the batch.

import { isComplex } from '../../core/field.ts';
import { at } from '../../core/matrix.ts';
import { enqueueOrgqr } from '../../lapack/qr/orgqr.gpu.ts';
import { enqueueOrmqr } from '../../lapack/qr/ormqr.gpu.ts';
import type { DeviceBuffer } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type BatchOperands, type BatchRun, batchParams, isListed, recordsOf } from '../deviceBatch.ts';
import { slice } from '../slices.gpu.ts';
import { moveVariants, reflectMove } from './reflect.kernels.ts';

/** Matrices side by side in a workspace, the launch's z-th from z*stride on, each in columns of ld elements. */
export interface PackedMats {
  readonly data: DeviceBuffer;
  readonly ld: number;
  readonly stride: number;
}

/** The operands of a run as reflectBatch.gpu.ts understands them. */
interface Placed {
  readonly o: BatchOperands;
  readonly last: number;
  readonly counted: boolean;
  readonly tauInC: boolean;
  readonly inPlace: boolean;
}

interface Applied extends Placed {
  readonly trans: boolean;
  readonly conjugate?: boolean | undefined;
  readonly first: number;
  readonly fromColumn?: number | undefined;
  readonly identity?: boolean | undefined;
}

/** Side of the kernel's tiles. */
const TILE = 32;

/** An operand of every problem of a run to a workspace, as it is or conjugated, or back from it. */
export function enqueueMove(
  queue: Queue,
  run: BatchRun,
  a: Placed,
  which: 'V' | 'tau' | 'C',
  to: PackedMats,
  direction: 'forth' | 'back' | 'conjugated',
): void {
  const { o, last } = a;
  const [rows, cols] = { V: [run.m, last] as const, tau: [last, 1] as const, C: [run.m, run.n] as const }[which];
  if (rows === 0 || cols === 0) return;
  const tilesDown = Math.ceil(rows / TILE);
  const params = {
    ...batchParams(run, o, {}),
    operand: ['V', 'tau', 'C'].indexOf(which),
    end: last,
    counted: Number(a.counted),
    tauInC: Number(a.tauInC),
    inPlace: Number(a.inPlace),
    tilesDown,
    ldW: to.ld,
    strideW: to.stride,
  };
  const X = { V: o.A, tau: a.tauInC ? o.C! : o.ipiv!, C: o.B ?? o.A }[which].data;
  const buffers = { X, W: to.data, result: X, held: to.data, ...recordsOf(run) };
  const CONJUGATE = direction === 'conjugated' && isComplex(X.type);
  const tuning = moveVariants.of(X.type, { LISTED: isListed(run), BACK: direction === 'back', CONJUGATE });
  queue.launch(reflectMove, tuning, buffers, params, [run.count, tilesDown * Math.ceil(cols / TILE), 1]);
}

/** One problem of the run after the other. */
export function enqueueReflectSingle(queue: Queue, run: BatchRun, a: Applied): void {
  const { context } = queue;
  const { first, fromColumn = 0, identity = false, trans } = a;
  const forth = a.conjugate ? 'conjugated' : 'forth';
  const { type } = a.o.A.data;
  const most = Math.min(a.last, run.m);
  const [V, tau, C] = [run.m * most, most, run.m * run.n].map((size) => context.lease(type, Math.max(1, size)));
  for (let z = 0; z < run.count; z++) {
    const [part, o] = slice(run, { ...a.o, count: run.count }, z, 1);
    const [m, n, nrhs] = (part.shapes ?? [run.m, run.n, run.nrhs]) as unknown as [number, number, number];
    const one = { ...part, m, n, nrhs };
    const columns = n - fromColumn;
    const last = Math.min(most, m, a.counted ? nrhs : m, identity ? n : m);
    if (m === 0 || columns <= 0 || (last <= first && !identity)) continue;
    const own = { ...a, o, last };
    const [inV, inTau, inC] = [V!, tau!, C!].map((data) => ({ data, ld: m, stride: 0 })) as [
      PackedMats,
      PackedMats,
      PackedMats,
    ];
    const matOf = ({ data, ld }: PackedMats) => ({ data, off: 0, ld });
    enqueueMove(queue, one, own, 'V', identity ? inC : inV, forth);
    enqueueMove(queue, one, own, 'tau', inTau, forth);
    const scales = { ...matOf(inTau), ld: 1 };
    if (identity) {
      enqueueOrgqr(queue, { m, n, k: last, A: matOf(inC), tau: scales });
    } else {
      enqueueMove(queue, one, own, 'C', inC, 'forth');
      const rows = { m: m - first, n: columns, k: last - first };
      const of = { A: at(matOf(inV), first, first), tau: at(scales, first, 0), C: at(matOf(inC), first, fromColumn) };
      enqueueOrmqr(queue, { side: 'l', trans: trans ? 'c' : 'n', ...rows, ...of });
    }
    enqueueMove(queue, one, own, 'C', inC, 'back');
  }
  for (const buffer of [V, tau, C]) buffer!.dispose();
}
