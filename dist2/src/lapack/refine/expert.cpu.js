// The expert drivers on the CPU backend: factorization, estimates and refinement on the engine, else the reference, on the operands' host
// copies.
import { compute } from '../../blas3/compute.cpu.js';
import { matrixAt } from '../../engine/views.js';
import { elementsOf, onHost } from '../../runtime/operands.js';
import { vectorLike } from '../condition/condition.ref.js';
import { expertSteps, } from './expert.ref.js';
/** n elements of a real operand; of workspace if it has been left out. */
export const elementsOr = (x, n, { data, off, ld }) => x === undefined ? vectorLike({ data, off, ld }, n) : elementsOf(x, n);
/** Sets what all of them set, and returns the rest of the result. */
export async function expertCpu(queue, a, way) {
    const { fact, n, nrhs } = a;
    const matrices = await onHost(a, { A: 'write', AF: 'write', B: 'write', X: 'write' });
    const numbers = await onHost(a, { ferr: 'write', berr: 'write', info: 'write', rcond: 'write', equed: 'write?' });
    const { info, rcond, equed } = numbers;
    const [ferr, berr] = [numbers.ferr, numbers.berr].map((x) => elementsOf(x, nrhs));
    const given = fact === 'f' && equed !== undefined ? equed.data[equed.off] : 0;
    const problem = way.problem({ fact, n, nrhs, ...matrices, ferr, berr, equed: given });
    const result = compute(queue, a, (e, r, space) => {
        const place = (X, cols) => space.matrix(X, n, cols, 'write');
        const { A, AF, B, X } = matrices;
        const at = { A: place(A, n), AF: place(AF, n), B: place(B, nrhs), X: place(X, nrhs) };
        const solver = way.engine(e, r, space, at, problem);
        const view = (where, cols) => matrixAt(e, r, n, cols, where);
        const square = { A: view(at.A, n), AF: view(at.AF, n) };
        const seen = { ...problem, ...square, B: view(at.B, nrhs), X: view(at.X, nrhs) };
        return expertSteps(seen, way.kind(seen), solver);
    }, () => way.reference(problem), way.refusal);
    info.data[info.off] = result.info;
    rcond.data[rcond.off] = result.rcond;
    if (equed !== undefined && fact !== 'f')
        equed.data[equed.off] = result.equed;
    return result;
}
