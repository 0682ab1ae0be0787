// Solutions and inverses for batches of larger matrices on the GPU, from their factors: by a workgroup for some columns of a matrix, or one
// matrix after the other. The factors stay on the device, and so does what became of them.
import { enqueueLaset } from '../blas3/elements/laset.gpu.js';
import { enqueuePotrs } from '../lapack/cholesky/potrs.gpu.js';
import { enqueueSytrsNopiv } from '../lapack/indefinite/sytrsNopiv.gpu.js';
import { enqueueGetrs } from '../lapack/lu/getrs.gpu.js';
import { enqueueGetrsNopiv } from '../lapack/lu/getrsNopiv.gpu.js';
import { triangles } from './factorTriangles.js';
import { enqueueGroupSubstitution, enqueueScatter, fitsGroup } from './group.gpu.js';
import { packed, Singles } from './single.gpu.js';
/** With the factors of a workspace. */
function solve(queue, s, factors, pivots) {
    const { n, nrhs, A, X, ipiv } = s;
    const of = { n, nrhs, A, B: X };
    const trans = factors === 'lu-transposed' ? 't' : factors === 'lu-adjoint' ? 'c' : 'n';
    if (triangles[factors].scaled === 1) {
        const isLower = triangles[factors].trans1 === 0;
        const isHermitian = factors === 'ldl' || factors === 'ldl-upper';
        enqueueSytrsNopiv(queue, { ...of, uplo: isLower ? 'l' : 'u', mirror: isHermitian ? 'c' : 't' });
    }
    else if (factors === 'lower' || factors === 'upper')
        enqueuePotrs(queue, { ...of, uplo: factors === 'lower' ? 'l' : 'u' });
    else if (pivots)
        enqueueGetrs(queue, { ...of, trans, ipiv });
    else
        enqueueGetrsNopiv(queue, { ...of, trans });
}
/** Enqueues B := A^-1 B. */
export function enqueueSolution(queue, run, s) {
    // What is forced is the factorization.
    const { force, ...operands } = s;
    if (fitsGroup(queue, run.n, s.A, force))
        return enqueueGroupSubstitution(queue, run, operands);
    const singles = new Singles(queue, { ...run, m: run.n }, s.A, run.nrhs);
    singles.each({ ...run, m: run.n }, s, (size, own, one) => {
        const sizes = { ...size, m: size.n };
        if (size.n === 0 || size.nrhs === 0)
            return;
        singles.gather(sizes, own, 'A', 'all', one.A);
        singles.gather(sizes, own, 'B', 'all', one.X);
        if (own.ipiv !== undefined)
            singles.pivots(sizes, own, one.ipiv);
        solve(queue, one, s.factors, own.ipiv !== undefined);
        const info = own.info ?? one.info;
        const to = { ...own, info, from: packed(one.X), part: 'all', always: s.fails === 'never' };
        enqueueScatter(queue, sizes, to, 'B');
    });
}
/** Enqueues the inverses of a run, one after the other. */
export function enqueueSingleInverses(queue, run, f, { part, factors, factor, to }) {
    const singles = new Singles(queue, { ...run, m: run.n }, f.A, run.n);
    singles.each({ ...run, m: run.n }, f, (size, own, s) => {
        const one = { ...size, m: size.n };
        const { n } = size;
        singles.gather(one, own, 'A', part, s.A);
        if (own.ipiv !== undefined)
            singles.pivots(one, own, s.ipiv);
        factor({ ...s, m: n });
        enqueueLaset(queue, { uplo: 'f', m: n, n, alpha: 0, beta: 1, A: s.X });
        solve(queue, { ...s, nrhs: n }, factors, true);
        singles.report(one, { A: own.A }, own, s);
        enqueueScatter(queue, one, { ...own, from: packed(s.X), part }, to);
    });
}
