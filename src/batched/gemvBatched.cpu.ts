// GEMV of a batch of any form on the CPU backend: products of one row or column on all threads, else the reference on one after the other.

import { gemvRef } from '../blas2/gemv.ref.ts';
import { compute } from '../blas3/compute.cpu.ts';
import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/precision.ts';
import { placeAt } from '../engine/workspace.ts';
import type { Queue } from '../runtime/queue.ts';
import { matOf, problemsOf, type Sizes } from './blasForms.cpu.ts';
import { gemmListEngine, type ListedGemm } from './gemmList.cpu.ts';
import type { GemvBatchedArgs, GemvStridedBatchedArgs, GemvVbatchedArgs } from './gemvBatched.ts';

type Call = Bound<GemvStridedBatchedArgs<Prec>> | Bound<GemvBatchedArgs<Prec>> | Bound<GemvVbatchedArgs<Prec>>;

export async function gemvBatchedCpu(queue: Queue, a: Call): Promise<void> {
  const { trans, alpha, beta, incx, incy } = a;
  const flip = trans !== 'n';
  const reads = alpha !== 0;
  const lenX = ({ m, n }: Sizes) => (flip ? m! : n!);
  const lenY = ({ m, n }: Sizes) => (flip ? n! : m!);
  const { operands, each } = await problemsOf(a, ['m', 'n'], {
    A: { ld: 'lda', use: 'read', shape: ({ m, n }) => (reads ? [m!, n!] : [0, 0]) },
    x: { ld: 'incx', use: 'read', shape: (one) => [1, reads ? lenX(one) : 0] },
    y: { ld: 'incy', use: 'write', shape: (one) => [1, lenY(one)] },
  });
  const { A, x, y } = operands as Record<'A' | 'x' | 'y', (typeof operands)[string]>;
  compute(
    queue,
    a,
    (e, r, space) => {
      const [inA, inX, inY] = [
        space.matrix(A, A.length, 1, 'read'),
        space.matrix(x, x.length, 1, 'read'),
        space.matrix(y, y.length, 1, 'write'),
      ] as const;
      const batch: ListedGemm[] = [];
      each(({ sizes, places }) => {
        const [rows, depth] = [lenY(sizes), lenX(sizes)];
        if (rows === 0 || depth === 0) return;
        const atA = { at: placeAt(r, inA, places.A!.off, 0).at, ld: places.A!.ld };
        // x is a row whose leading dimension is the increment, and y a column if it is contiguous, else a row too.
        const atX = { at: placeAt(r, inX, places.x!.off, 0).at, ld: incx };
        const y0 = placeAt(r, inY, places.y!.off, 0).at;
        batch.push(
          incy === 1
            ? { m: rows, n: 1, k: depth, A: atA, B: atX, C: { at: y0, ld: rows } }
            : { m: 1, n: rows, k: depth, A: atX, B: atA, C: { at: y0, ld: incy } },
        );
      });
      if (incy === 1) gemmListEngine(e, r, space, flip, true, alpha, beta, batch);
      else gemmListEngine(e, r, space, false, !flip, alpha, beta, batch);
    },
    () =>
      each(({ sizes, places }) => {
        const [atA, atX, atY] = [matOf(A, places.A!), matOf(x, places.x!), matOf(y, places.y!)] as const;
        gemvRef(trans, sizes.m!, sizes.n!, alpha, atA, atX, beta, atY);
      }),
  );
  y.store();
}
