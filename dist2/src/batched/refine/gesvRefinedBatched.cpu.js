// gesvRefined of a batch on the CPU backend: LU on the engine, else the reference; refinement in refineBatched.cpu.ts.
import { lacpyRef } from '../../blas3/elements/lacpy.ref.js';
import { arrayAt } from '../../engine/views.js';
import { getrfEngine } from '../../lapack/lu/getrf.cpu.js';
import { getrfRecursiveRef } from '../../lapack/lu/getrf.ref.js';
import { getrsEngine } from '../../lapack/lu/getrs.cpu.js';
import { getrsRef } from '../../lapack/lu/getrs.ref.js';
import { solveLuEngine } from '../../lapack/refine/gerfs.cpu.js';
import { systemEngine } from '../../lapack/refine/refine.cpu.js';
import { matrixLike, systemRef } from '../../lapack/refine/refine.ref.js';
import { refinedBatchedCpu } from './refineBatched.cpu.js';
const gesvRefined = {
    engine(e, r, space, { n, nrhs }, A, B, X) {
        const AF = { at: space.take(Math.max(1, n * n) * r.bytes), ld: Math.max(1, n) };
        const ipiv = space.take(4 * Math.max(1, n));
        const system = systemEngine(e, r, space, 'n', n, nrhs, A, B, X, (columns, op, R) => solveLuEngine(e, r, op, n, columns, AF, ipiv, R));
        return () => {
            arrayAt(e, r, AF.at, n * n).set(arrayAt(e, r, A.at, n * n));
            const info = getrfEngine(e, r, n, n, AF, ipiv);
            return { info, system, solve: () => getrsEngine(e, r, 'n', n, nrhs, AF, ipiv, X) };
        };
    },
    reference({ n, nrhs }, A, B, X) {
        const AF = matrixLike(A, n, n);
        const ipiv = new Int32Array(n);
        lacpyRef('f', n, n, A, AF);
        const info = getrfRecursiveRef(n, n, AF, ipiv, 0);
        const system = systemRef('n', n, nrhs, A, B, X, (columns, op, R) => getrsRef(op, n, columns, AF, ipiv, 0, R));
        return { info, system, solve: () => getrsRef('n', n, nrhs, AF, ipiv, 0, X) };
    },
};
export const gesvRefinedBatchedCpu = (queue, a) => refinedBatchedCpu(queue, a, gesvRefined);
