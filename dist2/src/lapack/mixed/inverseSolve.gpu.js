// Solutions for few right-hand sides with triangles whose blocks on the diagonal have been inverted once: two short dispatches per block,
// where substitution takes three, one of them by a single workgroup. For refinement: their residuals are not as small as those of
// substitution, but corrections are as few, at a condition of 10^7 up to 3 more (blocks of 256 to 1024, random matrices in single,
// 2026-11).
import { enqueueInverses, inversesLength } from '../../blas3/triangular/trsm.gpu.js';
import { TRSM_NB } from '../../blas3/triangular/trsm.kernels.js';
import { at } from '../../core/matrix.js';
import { scope } from '../../runtime/workspace.js';
import { inverseProduct, ofBlock, ofRest } from './inverseSolve.kernels.js';
/** From which order on, and for how many right-hand sides, the inverses take less time than they save in a few solutions. */
const WORTHWHILE = { order: 2048, columns: 4 };
/** Whether a system is to be solved for by inverses. */
export const worthInverting = ({ n, nrhs }) => n >= WORTHWHILE.order && nrhs > 0 && nrhs <= WORTHWHILE.columns;
/** Singles of each of the two workspaces of an InverseSolver. */
export const inverseWorkspace = inversesLength;
/** A solver in workspace of a call. */
export function inverseSolver(n, A, diag, lease) {
    const [lower, upper] = [lease('s', inversesLength(n)), lease('s', inversesLength(n))];
    return { n, A, diag, lower, upper };
}
/** Enqueues the inverses of the blocks on the diagonals. */
export function enqueueInverseSolver(queue, { n, A, diag, lower, upper }) {
    enqueueInverses(queue, { uplo: 'l', trans: 'n', diag, A }, n, lower);
    enqueueInverses(queue, { uplo: 'u', trans: 'n', diag: 'n', A }, n, upper);
}
/** Enqueues D := A'^-1 A^-1 D for the first columns of D. */
export function enqueueInverseSolve(queue, s, D, columns) {
    const { n, A, lower, upper } = s;
    if (n === 0 || columns === 0)
        return;
    scope(queue, (ws) => {
        const Z = { data: ws.like(A, n * columns), off: 0, ld: n };
        const multiply = (form, m, k, M, x, y) => {
            const params = { m, n: k, offA: M.off / 4, lda: M.ld / 4, offX: x.off, ldx: x.ld, offY: y.off, ldy: y.ld };
            const groups = [Math.ceil(m / form.ROWS), columns, 1];
            queue.launch(inverseProduct, form, { A: M.data, x: x.data, y: y.data }, params, groups);
        };
        const step = (first, W, forward, Y, X) => {
            const nb = Math.min(TRSM_NB, n - first);
            const x = at(X, first, 0);
            multiply(ofBlock, nb, nb, { data: W, off: first * TRSM_NB, ld: TRSM_NB }, at(Y, first, 0), x);
            const beyond = forward ? first + nb : 0;
            const rest = forward ? n - beyond : first;
            if (rest > 0)
                multiply(ofRest, rest, nb, at(A, beyond, first), x, at(Y, beyond, 0));
        };
        for (let first = 0; first < n; first += TRSM_NB)
            step(first, lower, true, D, Z);
        for (let first = TRSM_NB * (Math.ceil(n / TRSM_NB) - 1); first >= 0; first -= TRSM_NB)
            step(first, upper, false, Z, D);
    });
}
