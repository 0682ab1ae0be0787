// CHOLQR on the CPU backend: products and triangles on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { lacpyRef } from '../../blas3/elements/lacpy.ref.js';
import { gemmEngine } from '../../blas3/products/gemm.cpu.js';
import { gemmtrEngine } from '../../blas3/products/gemmtr.cpu.js';
import { syrkEngine } from '../../blas3/products/syrk.cpu.js';
import { trmmEngine } from '../../blas3/triangular/trmm.cpu.js';
import { trsmEngine } from '../../blas3/triangular/trsm.cpu.js';
import { matrixAt } from '../../engine/views.js';
import { onHost } from '../../runtime/operands.js';
import { POTRF_WORK, potrfEngine } from '../cholesky/potrf.cpu.js';
import { cholqrRef, cholqrSteps, copyUpper } from './cholqr.ref.js';
import { geqrfEngine } from './geqrf.cpu.js';
import { orgqrEngine } from './orgqr.cpu.js';
import { ormqrEngine } from './ormqr.cpu.js';
/** G := W^H W, its upper triangle, of an m x n matrix. */
function gramEngine(e, r, n, m, W, G, work) {
    if (r.parts === 1)
        return syrkEngine(e, r, 'u', 't', n, m, 1, W, 0, G, work);
    gemmtrEngine(e, r, 'u', 'c', 'n', n, m, 1, W, W, 0, G, work);
}
export async function cholqrCpu(queue, a) {
    const { m, n, nrhs, fallback } = a;
    const wantsQ = a.job === 'q';
    const { A, R, passes } = await onHost(a, { A: wantsQ ? 'write' : 'read', R: 'write', passes: 'write' });
    const { B, C } = nrhs > 0 ? await onHost(a, { B: 'read?', C: 'write?' }) : {};
    const problem = { wantsQ, m, n, nrhs, A, R, B, C, fallback };
    passes.data[passes.off] = compute(queue, a, (e, r, space) => {
        const [inA, inR] = [space.matrix(A, m, n, wantsQ ? 'write' : 'read'), space.matrix(R, n, n, 'write')];
        const inB = B && space.matrix(B, m, nrhs, 'read');
        const inC = C && space.matrix(C, n, nrhs, 'write');
        const W = { at: space.take(m * n * r.bytes), ld: Math.max(1, m) };
        const G = { at: space.take(n * n * r.bytes), ld: Math.max(1, n) };
        const work = space.take(POTRF_WORK * r.bytes);
        const [tau, inD] = [space.take(n * r.bytes), { at: space.take(m * nrhs * r.bytes), ld: Math.max(1, m) }];
        const tall = (place, columns = n) => matrixAt(e, r, m, columns, place);
        return cholqrSteps({ ...problem, R: matrixAt(e, r, n, n, inR) }, {
            G: () => matrixAt(e, r, n, n, G),
            copy: () => lacpyRef('f', m, n, tall(inA), tall(W)),
            gram: () => gramEngine(e, r, n, m, W, G, work),
            factor: () => potrfEngine(e, r, 'u', n, G, work),
            solve: () => trsmEngine(e, r, 'r', 'u', 'n', 'n', m, n, 1, G, W),
            accumulate: () => trmmEngine(e, r, 'l', 'u', 'n', 'n', n, n, 1, G, inR),
            project: () => gemmEngine(e, r, { transA: 'c', m: n, n: nrhs, k: m, alpha: 1, A: W, B: inB, beta: 0, C: inC }),
            correct: () => trsmEngine(e, r, 'l', 'u', 'c', 'n', n, nrhs, 1, G, inC),
            store: () => lacpyRef('f', m, n, tall(W), tall(inA)),
            reflect() {
                geqrfEngine(e, r, space, m, n, W, tau);
                copyUpper(n, tall(W), matrixAt(e, r, n, n, inR));
                if (inB !== undefined && inC !== undefined) {
                    lacpyRef('f', m, nrhs, tall(inB, nrhs), tall(inD, nrhs));
                    ormqrEngine(e, r, space, 'l', true, m, nrhs, n, W, tau, inD);
                    lacpyRef('f', n, nrhs, tall(inD, nrhs), matrixAt(e, r, n, nrhs, inC));
                }
                if (!wantsQ)
                    return;
                orgqrEngine(e, r, space, m, n, n, W, tau);
                lacpyRef('f', m, n, tall(W), tall(inA));
            },
        });
    }, () => cholqrRef(problem));
}
