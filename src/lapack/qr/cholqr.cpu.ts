// CHOLQR on the CPU backend: products and triangles on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.ts';
import { lacpyRef } from '../../blas3/elements/lacpy.ref.ts';
import { gemmEngine } from '../../blas3/products/gemm.cpu.ts';
import { gemmtrEngine } from '../../blas3/products/gemmtr.cpu.ts';
import { syrkEngine } from '../../blas3/products/syrk.cpu.ts';
import { trmmEngine } from '../../blas3/triangular/trmm.cpu.ts';
import { trsmEngine } from '../../blas3/triangular/trsm.cpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Elements } from '../../engine/ops.ts';
import { matrixAt } from '../../engine/views.ts';
import type { Place } from '../../engine/workspace.ts';
import { onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { POTRF_WORK, potrfEngine } from '../cholesky/potrf.cpu.ts';
import { type CholqrProblem, cholqrRef, cholqrSteps, copyUpper } from './cholqr.ref.ts';
import { geqrfEngine } from './geqrf.cpu.ts';
import { orgqrEngine } from './orgqr.cpu.ts';
import { ormqrEngine } from './ormqr.cpu.ts';
import type { CholqrArgs } from './routines.gen.ts';

/** G := W^H W, its upper triangle, of an m x n matrix. */
function gramEngine(e: Engine, r: Elements, n: number, m: number, W: Place, G: Place, work: number): void {
  if (r.parts === 1) return syrkEngine(e, r, 'u', 't', n, m, 1, W, 0, G, work);
  gemmtrEngine(e, r, 'u', 'c', 'n', n, m, 1, W, W, 0, G, work);
}

export async function cholqrCpu(queue: Queue, a: Bound<CholqrArgs<Prec>>): Promise<void> {
  const { m, n, nrhs, fallback } = a;
  const wantsQ = a.job === 'q';
  const { A, R, passes } = await onHost(a, { A: wantsQ ? 'write' : 'read', R: 'write', passes: 'write' });
  const { B, C } = nrhs > 0 ? await onHost(a, { B: 'read?', C: 'write?' }) : {};
  const problem: CholqrProblem = { wantsQ, m, n, nrhs, A, R, B, C, fallback };
  passes.data[passes.off] = compute(
    queue,
    a,
    (e, r, space) => {
      const [inA, inR] = [space.matrix(A, m, n, wantsQ ? 'write' : 'read'), space.matrix(R, n, n, 'write')];
      const inB = B && space.matrix(B, m, nrhs, 'read');
      const inC = C && space.matrix(C, n, nrhs, 'write');
      const W = { at: space.take(m * n * r.bytes), ld: Math.max(1, m) };
      const G = { at: space.take(n * n * r.bytes), ld: Math.max(1, n) };
      const work = space.take(POTRF_WORK * r.bytes);
      const [tau, inD] = [space.take(n * r.bytes), { at: space.take(m * nrhs * r.bytes), ld: Math.max(1, m) }];
      const tall = (place: typeof W, columns = n) => matrixAt(e, r, m, columns, place);
      return cholqrSteps(
        { ...problem, R: matrixAt(e, r, n, n, inR) },
        {
          G: () => matrixAt(e, r, n, n, G),
          copy: () => lacpyRef('f', m, n, tall(inA), tall(W)),
          gram: () => gramEngine(e, r, n, m, W, G, work),
          factor: () => potrfEngine(e, r, 'u', n, G, work),
          solve: () => trsmEngine(e, r, 'r', 'u', 'n', 'n', m, n, 1, G, W),
          accumulate: () => trmmEngine(e, r, 'l', 'u', 'n', 'n', n, n, 1, G, inR),
          project: () =>
            gemmEngine(e, r, { transA: 'c', m: n, n: nrhs, k: m, alpha: 1, A: W, B: inB!, beta: 0, C: inC! }),
          correct: () => trsmEngine(e, r, 'l', 'u', 'c', 'n', n, nrhs, 1, G, inC!),
          store: () => lacpyRef('f', m, n, tall(W), tall(inA)),
          reflect() {
            geqrfEngine(e, r, space, m, n, W, tau);
            copyUpper(n, tall(W), matrixAt(e, r, n, n, inR));
            if (inB !== undefined && inC !== undefined) {
              lacpyRef('f', m, nrhs, tall(inB, nrhs), tall(inD, nrhs));
              ormqrEngine(e, r, space, 'l', true, m, nrhs, n, W, tau, inD);
              lacpyRef('f', n, nrhs, tall(inD, nrhs), matrixAt(e, r, n, nrhs, inC));
            }
            if (!wantsQ) return;
            orgqrEngine(e, r, space, m, n, n, W, tau);
            lacpyRef('f', m, n, tall(W), tall(inA));
          },
        },
      );
    },
    () => cholqrRef(problem),
  );
}
