// TRSV of a batch of any form on the CPU backend: x is a row whose leading dimension is its increment, and x^T op(A)^-T what trsm solves.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { TrsvBatchedArgs, TrsvStridedBatchedArgs, TrsvVbatchedArgs } from './routines.gen.ts';
import { solveEach } from './trsmBatched.cpu.ts';

/** With the conjugate of op(A) in its place or not. */
type Call = { readonly conj?: boolean } & (
  | Bound<TrsvStridedBatchedArgs<Prec>>
  | Bound<TrsvBatchedArgs<Prec>>
  | Bound<TrsvVbatchedArgs<Prec>>
);

export function trsvBatchedCpu(queue: Queue, a: Call): Promise<void> {
  const { uplo, diag, trans, conj = false } = a;
  const flags = { side: 'r', uplo, transA: trans === 'n' ? 't' : 'n', diag, alpha: 1, conj } as const;
  return solveEach(queue, a, flags, {
    A: { rows: (s) => s.n, cols: (s) => s.n, use: 'read' },
    x: { rows: () => 1, cols: (s) => s.n, use: 'write' },
  });
}
