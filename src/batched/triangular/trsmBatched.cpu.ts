// TRSM of a batch of any form on the CPU backend: the engine's solver on one problem after the other, else the recursive reference.
import { compute } from '../../blas3/compute.cpu.ts';
import { trsmEngine } from '../../blas3/triangular/trsm.cpu.ts';
import { trsmBlockedRef } from '../../blas3/triangular/trsm.ref.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Diag, Side, Trans, Uplo } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type HostBatchCall, matOf } from '../hostOperands.cpu.ts';
import { type Matrices, placesOf, problemsOf } from '../products/blasForms.cpu.ts';
import type { TrsmBatchedArgs, TrsmStridedBatchedArgs, TrsmVbatchedArgs } from './routines.gen.ts';

type Call = Bound<TrsmStridedBatchedArgs<Prec>> | Bound<TrsmBatchedArgs<Prec>> | Bound<TrsmVbatchedArgs<Prec>>;

interface Flags {
  readonly side: Side;
  readonly uplo: Uplo;
  readonly transA: Trans;
  readonly diag: Diag;
  readonly alpha: number;
}

/** Solves every problem; of the two operands the triangle comes first. */
export async function solveEach(queue: Queue, a: HostBatchCall, flags: Flags, matrices: Matrices): Promise<void> {
  const { side, uplo, transA, diag, alpha } = flags;
  const { operands, each } = await problemsOf(a, matrices);
  const [A, B] = [operands[0]!, operands[1]!];
  compute(
    queue,
    a,
    (e, r, space) => {
      const [inA, inB] = [placesOf(space, r, A), placesOf(space, r, B)];
      each((s, b) => trsmEngine(e, r, side, uplo, transA, diag, B.rows(s), B.cols(s), alpha, inA(b), inB(b)));
    },
    () =>
      each((s, b) => trsmBlockedRef(side, uplo, transA, diag, B.rows(s), B.cols(s), alpha, matOf(A, b), matOf(B, b))),
  );
}

export function trsmBatchedCpu(queue: Queue, a: Call): Promise<void> {
  const order = ({ m, n }: { readonly m: number; readonly n: number }) => (a.side === 'l' ? m : n);
  return solveEach(queue, a, a, {
    A: { rows: (s) => (a.alpha === 0 ? 0 : order(s)), cols: order, use: 'read' },
    B: { rows: (s) => s.m, cols: (s) => s.n, use: 'write' },
  });
}
