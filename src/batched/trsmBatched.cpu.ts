// TRSM of a batch of any form on the CPU backend: the engine's solver on one problem after the other, else the recursive reference.
import { compute } from '../blas3/compute.cpu.ts';
import { trsmEngine } from '../blas3/trsm.cpu.ts';
import { trsmBlockedRef } from '../blas3/trsm.ref.ts';
import type { Bound } from '../core/args.ts';
import type { Diag, Side, Trans, Uplo } from '../core/matrix.ts';
import type { Prec } from '../core/precision.ts';
import { placeAt } from '../engine/workspace.ts';
import type { Queue } from '../runtime/queue.ts';
import { matOf, type Problems, problemsOf } from './blasForms.cpu.ts';
import type { TrsmBatchedArgs, TrsmStridedBatchedArgs, TrsmVbatchedArgs } from './trsmBatched.ts';

type Call = Bound<TrsmStridedBatchedArgs<Prec>> | Bound<TrsmBatchedArgs<Prec>> | Bound<TrsmVbatchedArgs<Prec>>;

interface Flags {
  readonly side: Side;
  readonly uplo: Uplo;
  readonly transA: Trans;
  readonly diag: Diag;
  readonly alpha: number;
}

/** Solves every problem with its matrices A and B, whose m and n `shape` tells. */
export function solveEach(
  queue: Queue,
  a: { readonly routine: string; readonly prec: Prec },
  { side, uplo, transA, diag, alpha }: Flags,
  { operands, each }: Problems,
  [nameA, nameB]: readonly [string, string],
  shape: (sizes: Readonly<Record<string, number>>) => readonly [m: number, n: number],
): void {
  const [A, B] = [operands[nameA]!, operands[nameB]!];
  compute(
    queue,
    a,
    (e, r, space) => {
      const [inA, inB] = [space.matrix(A, A.length, 1, 'read'), space.matrix(B, B.length, 1, 'write')];
      each(({ sizes, places }) => {
        const [m, n] = shape(sizes);
        const [atA, atB] = [places[nameA]!, places[nameB]!];
        const one = { at: placeAt(r, inA, atA.off, 0).at, ld: atA.ld };
        trsmEngine(e, r, side, uplo, transA, diag, m, n, alpha, one, {
          at: placeAt(r, inB, atB.off, 0).at,
          ld: atB.ld,
        });
      });
    },
    () =>
      each(({ sizes, places }) => {
        const [one, other] = [matOf(A, places[nameA]!), matOf(B, places[nameB]!)];
        trsmBlockedRef(side, uplo, transA, diag, ...shape(sizes), alpha, one, other);
      }),
  );
  B.store();
}

export async function trsmBatchedCpu(queue: Queue, a: Call): Promise<void> {
  const order = ({ m, n }: Readonly<Record<string, number>>) => (a.alpha === 0 ? 0 : a.side === 'l' ? m! : n!);
  const problems = await problemsOf(a, ['m', 'n'], {
    A: { ld: 'lda', use: 'read', shape: (one) => [order(one), order(one)] },
    B: { ld: 'ldb', use: 'write', shape: ({ m, n }) => [m!, n!] },
  });
  solveEach(queue, a, a, problems, ['A', 'B'], ({ m, n }) => [m!, n!]);
}
