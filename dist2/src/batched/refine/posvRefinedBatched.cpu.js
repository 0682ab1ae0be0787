// posvRefined of a batch on the CPU backend: Cholesky on the engine, else the reference; refinement in refineBatched.cpu.ts.
import { lacpyRef } from '../../blas3/elements/lacpy.ref.js';
import { arrayAt, matrixAt } from '../../engine/views.js';
import { POTRF_WORK, potrfEngine } from '../../lapack/cholesky/potrf.cpu.js';
import { potrfRef } from '../../lapack/cholesky/potrf.ref.js';
import { potrsEngine } from '../../lapack/cholesky/potrs.cpu.js';
import { potrsRef } from '../../lapack/cholesky/potrs.ref.js';
import { solveFactorEngine } from '../../lapack/refine/porfs.cpu.js';
import { expandRef } from '../../lapack/refine/porfs.ref.js';
import { systemEngine } from '../../lapack/refine/refine.cpu.js';
import { matrixLike, systemRef } from '../../lapack/refine/refine.ref.js';
import { refinedBatchedCpu } from './refineBatched.cpu.js';
const posvRefined = (uplo) => ({
    uplo,
    engine(e, r, space, { n, nrhs }, A, B, X) {
        const ld = Math.max(1, n);
        const [AF, full] = [0, 1].map(() => ({ at: space.take(ld * ld * r.bytes), ld }));
        const work = space.take(POTRF_WORK * r.bytes);
        const system = systemEngine(e, r, space, 'n', n, nrhs, full, B, X, (columns, _, R) => solveFactorEngine(e, r, uplo, n, columns, AF, R));
        return () => {
            arrayAt(e, r, AF.at, n * n).set(arrayAt(e, r, A.at, n * n));
            expandRef(uplo, n, matrixAt(e, r, n, n, A), matrixAt(e, r, n, n, full));
            const info = potrfEngine(e, r, uplo, n, AF, work);
            return { info, system, solve: () => potrsEngine(e, r, uplo, n, nrhs, AF, X) };
        };
    },
    reference({ n, nrhs }, A, B, X) {
        const [AF, full] = [matrixLike(A, n, n), matrixLike(A, n, n)];
        lacpyRef(uplo, n, n, A, AF);
        expandRef(uplo, n, A, full);
        const info = potrfRef(uplo, n, AF);
        const system = systemRef('n', n, nrhs, full, B, X, (columns, _, R) => potrsRef(uplo, n, columns, AF, R));
        return { info, system, solve: () => potrsRef(uplo, n, nrhs, AF, X) };
    },
});
export const posvRefinedBatchedCpu = (queue, a) => refinedBatchedCpu(queue, a, posvRefined(a.uplo));
