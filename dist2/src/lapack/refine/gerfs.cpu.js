// GERFS on the CPU backend: products and solves on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { luTriangles } from '../../core/expert.js';
import { onHost } from '../../runtime/operands.js';
import { solveEngine } from '../condition/condition.cpu.js';
import { getrsEngine } from '../lu/getrs.cpu.js';
import { badPivots, laswpEngine, placePivots } from '../lu/laswp.cpu.js';
import { gerfsRef } from './gerfs.ref.js';
import { refineOperands, systemEngine } from './refine.cpu.js';
import { refineRef } from './refine.ref.js';
/**
 * As getrsEngine, but one column is solved for as a vector: at order 1024 in double that takes 0.5 ms where getrsEngine takes 1.5 (Xeon
 * with AVX-512, Node 20, 2026-11), and error bounds take five such solves per column. Complex triangles have no solves of vectors.
 */
export function solveLuEngine(e, r, trans, n, columns, A, ipiv, B) {
    if (columns !== 1 || r.parts === 2)
        return getrsEngine(e, r, trans, n, columns, A, ipiv, B);
    const transposed = trans !== 'n';
    if (!transposed)
        laswpEngine(e, r, 1, B, ipiv, 0, n);
    luTriangles.solves(transposed).forEach(solveEngine(e, r, n, A, B.at));
    if (transposed)
        laswpEngine(e, r, 1, B, ipiv, 0, n, false);
}
export async function gerfsCpu(queue, a) {
    const { trans, n, nrhs } = a;
    const { A, AF, B, X, ferr, berr } = await refineOperands(a);
    const { ipiv } = await onHost(a, { ipiv: 'read' });
    compute(queue, a, (e, r, space) => {
        const [inA, inAF, inB] = [A, AF, B].map((M, k) => space.matrix(M, n, k === 2 ? nrhs : n, 'read'));
        const inX = space.matrix(X, n, nrhs, 'write');
        const pivots = placePivots(e, space, ipiv, n);
        const system = systemEngine(e, r, space, trans, n, nrhs, inA, inB, inX, (columns, op, R) => solveLuEngine(e, r, op, n, columns, inAF, pivots, R));
        refineRef(system, ferr, berr);
    }, () => gerfsRef(trans, n, nrhs, A, AF, ipiv.data, ipiv.off, B, X, ferr, berr), badPivots(ipiv, 0, n, n));
}
