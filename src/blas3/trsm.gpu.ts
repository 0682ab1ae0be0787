// TRSM on the GPU: the triangle is halved down to blocks that are solved by substitution; everything else is GEMM.
import { type Picked, pick } from '../autotune/pick.ts';
import type { Bound } from '../core/args.ts';
import { at, type Diag, type Side, type Uplo } from '../core/matrix.ts';
import type { Prec } from '../core/precision.ts';
import { type DeviceMat, deviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { enqueueGemm } from './gemm.gpu.ts';
import { type TrsmChoice, trsmBlock, trsmRules } from './trsm.kernels.ts';
import type { TrsmArgs } from './trsm.ts';

export interface DeviceTrsm {
  readonly side: Side;
  readonly uplo: Uplo;
  readonly trans: boolean;
  readonly diag: Diag;
  readonly m: number;
  readonly n: number;
  readonly alpha: number;
  readonly A: DeviceMat;
  readonly B: DeviceMat;
}

export function trsmGpu(queue: Queue, a: Bound<TrsmArgs<Prec>>): void {
  const { side, uplo, diag, m, n, alpha } = a;
  const { name, why } = pickBlocks(a);
  queue.note({ routine: a.routine, backend: 'gpu', kernel: `trsm_block ${name}`, why });
  enqueueTrsm(queue, {
    side,
    uplo,
    trans: a.transA !== 'n',
    diag,
    m,
    n,
    alpha,
    A: deviceMat(a.A, a.lda),
    B: deviceMat(a.B, a.ldb),
  });
}

const pickBlocks = (t: Pick<DeviceTrsm, 'side' | 'm' | 'n'>): Picked<TrsmChoice> =>
  pick(trsmRules, t.side === 'l' ? t.n : t.m);

/** Enqueues B := alpha op(A)^-1 B (side 'l') or B := alpha B op(A)^-1 (side 'r'). A may lie in B's buffer, apart from B. */
export function enqueueTrsm(queue: Queue, t: DeviceTrsm): void {
  if (t.m === 0 || t.n === 0) return;
  if (t.alpha === 0) {
    enqueueGemm(queue, { m: t.m, n: t.n, k: 0, alpha: 0, A: t.B, B: t.B, beta: 0, C: t.B });
    return;
  }
  solve(queue, t, pickBlocks(t).choice);
}

function solve(queue: Queue, t: DeviceTrsm, blocks: TrsmChoice): void {
  const order = t.side === 'l' ? t.m : t.n;
  if (order <= blocks.nb) {
    solveBlock(queue, t, blocks);
    return;
  }
  // A = [A11 A12; A21 A22], one of A12 and A21 zero; T stands for op(A). The half that depends on nothing is solved first.
  const n1 = Math.ceil(order / 2 / blocks.nb) * blocks.nb;
  const n2 = order - n1;
  const lower = (t.uplo === 'l') !== t.trans;
  const A22 = at(t.A, n1, n1);
  const offDiagonal = t.uplo === 'l' ? at(t.A, n1, 0) : at(t.A, 0, n1);
  if (t.side === 'l') {
    const first = { ...t, m: n1 };
    const second = { ...t, m: n2, A: A22, B: at(t.B, n1, 0) };
    const update = { transA: t.trans, A: offDiagonal, n: t.n, alpha: -1, beta: t.alpha };
    if (lower) {
      // X1 := T11^-1 alpha B1;  B2 := alpha B2 - T21 X1;  X2 := T22^-1 B2
      solve(queue, first, blocks);
      enqueueGemm(queue, { ...update, m: n2, k: n1, B: first.B, C: second.B });
      solve(queue, { ...second, alpha: 1 }, blocks);
    } else {
      // X2 := T22^-1 alpha B2;  B1 := alpha B1 - T12 X2;  X1 := T11^-1 B1
      solve(queue, second, blocks);
      enqueueGemm(queue, { ...update, m: n1, k: n2, B: second.B, C: first.B });
      solve(queue, { ...first, alpha: 1 }, blocks);
    }
    return;
  }
  const first = { ...t, n: n1 };
  const second = { ...t, n: n2, A: A22, B: at(t.B, 0, n1) };
  const update = { transB: t.trans, B: offDiagonal, m: t.m, alpha: -1, beta: t.alpha };
  if (lower) {
    // X2 := alpha B2 T22^-1;  B1 := alpha B1 - X2 T21;  X1 := B1 T11^-1
    solve(queue, second, blocks);
    enqueueGemm(queue, { ...update, n: n1, k: n2, A: second.B, C: first.B });
    solve(queue, { ...first, alpha: 1 }, blocks);
  } else {
    // X1 := alpha B1 T11^-1;  B2 := alpha B2 - X1 T12;  X2 := B2 T22^-1
    solve(queue, first, blocks);
    enqueueGemm(queue, { ...update, n: n2, k: n1, A: first.B, C: second.B });
    solve(queue, { ...second, alpha: 1 }, blocks);
  }
}

/** One block, by strides: the kernel knows only a lower triangle on the left, read forwards. */
function solveBlock(queue: Queue, t: DeviceTrsm, blocks: TrsmChoice): void {
  const left = t.side === 'l';
  const nb = left ? t.m : t.n;
  const columns = left ? t.n : t.m;
  // Left: T = op(A). Right: X op(A) = B is op(A)^T X^T = B^T.
  const transposed = t.trans === left;
  const lower = (t.uplo === 'l') !== transposed;
  const [rs, cs] = transposed ? [t.A.ld, 1] : [1, t.A.ld];
  const [rsB, csB] = left ? [1, t.B.ld] : [t.B.ld, 1];
  // An upper triangle read from its last row and column backwards is a lower one.
  const sign = lower ? 1 : -1;
  const last = lower ? 0 : nb - 1;
  const aInB = t.A.data === t.B.data;
  const tuning = blocks.tunings[(transposed ? 4 : 0) + (t.diag === 'u' ? 2 : 0) + (aInB ? 1 : 0)]!;
  const params = {
    nb,
    columns,
    offA: t.A.off + last * (1 + t.A.ld),
    rsA: sign * rs,
    csA: sign * cs,
    offB: t.B.off + last * rsB,
    rsB: sign * rsB,
    csB,
    alpha: t.alpha,
  };
  const buffers = { A: aInB ? queue.nothing : t.A.data, B: t.B.data };
  queue.launch(trsmBlock, tuning, buffers, params, [Math.ceil(columns / blocks.columns), 1, 1]);
}
