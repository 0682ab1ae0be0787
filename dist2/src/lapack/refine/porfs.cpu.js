// PORFS on the CPU backend: products and solves on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { choleskyTriangles } from '../../core/expert.js';
import { matrixAt } from '../../engine/views.js';
import { potrsEngine } from '../cholesky/potrs.cpu.js';
import { solveEngine } from '../condition/condition.cpu.js';
import { expandRef, porfsRef } from './porfs.ref.js';
import { refineOperands, systemEngine } from './refine.cpu.js';
import { refineRef } from './refine.ref.js';
/** As potrsEngine, but one column is solved for as a vector: see solveLuEngine. */
export function solveFactorEngine(e, r, uplo, n, columns, A, B) {
    if (columns !== 1)
        return potrsEngine(e, r, uplo, n, columns, A, B);
    choleskyTriangles(uplo)
        .solves(false)
        .forEach(solveEngine(e, r, n, A, B.at));
}
export async function porfsCpu(queue, a) {
    const { uplo, n, nrhs } = a;
    const { A, AF, B, X, ferr, berr } = await refineOperands(a);
    compute(queue, a, (e, r, space) => {
        const full = { at: space.take(n * n * r.bytes), ld: Math.max(1, n) };
        const [inAF, inB] = [space.matrix(AF, n, n, 'read'), space.matrix(B, n, nrhs, 'read')];
        const inX = space.matrix(X, n, nrhs, 'write');
        const system = systemEngine(e, r, space, 'n', n, nrhs, full, inB, inX, (columns, _, R) => solveFactorEngine(e, r, uplo, n, columns, inAF, R));
        expandRef(uplo, n, A, matrixAt(e, r, n, n, full));
        refineRef(system, ferr, berr);
    }, () => porfsRef(uplo, n, nrhs, A, AF, B, X, ferr, berr));
}
