// Iterative refinement on the CPU backend: products and solves on the engine, the rest by the reference, on the operands' host copies.
import { gemmEngine } from '../../blas3/products/gemm.cpu.js';
import { matrixAt } from '../../engine/views.js';
import { elementsOf, onHost } from '../../runtime/operands.js';
import { systemOf } from './refine.ref.js';
/** As systemRef, with A, B and X in the engine's memory. The last of the call's memory must be taken here. */
export function systemEngine(e, r, space, trans, n, nrhs, A, B, X, solve) {
    // What magnitudes are in
    const real = r.parts === 2 ? r.real : r;
    const take = (cols, { bytes }) => ({ at: space.take(n * cols * bytes), ld: Math.max(1, n) });
    const at = { A, sizes: take(n, real), B, X, R: take(nrhs, r), W: take(nrhs, real), V: take(nrhs, real) };
    const view = (place, cols = nrhs) => matrixAt(e, r, n, cols, place);
    const realView = (place, cols = nrhs) => matrixAt(e, real, n, cols, place);
    const square = { A: view(A, n), sizes: realView(at.sizes, n) };
    const tall = { B: view(B), X: view(X), R: view(at.R), W: realView(at.W), V: realView(at.V) };
    const product = { transA: trans, m: n, n: nrhs, k: n, beta: 1 };
    return systemOf(trans, n, nrhs, { ...square, ...tall }, (alpha, of, by, to) => gemmEngine(e, of === 'A' ? r : real, { ...product, alpha, A: at[of], B: at[by], C: at[to] }), (columns, op) => solve(columns, op, at.R));
}
/** Their host copies. */
export async function refineOperands(a) {
    const operands = await onHost(a, { A: 'read', AF: 'read', B: 'read', X: 'write', ferr: 'write', berr: 'write' });
    const [ferr, berr] = [operands.ferr, operands.berr].map((x) => elementsOf(x, a.nrhs));
    return { ...operands, ferr, berr };
}
