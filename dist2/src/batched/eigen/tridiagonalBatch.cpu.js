// Batches of tridiagonal eigenproblems on the CPU backend: one after the other, vectors in packed copies.
import { compute } from '../../blas3/compute.cpu.js';
import { formOf, ldName } from '../../core/batchForms.js';
import { classesIn, eachMember } from '../eachProblem.cpu.js';
import { emptyCopy, fillFailed, hostBatch } from '../hostOperands.cpu.js';
const order = ({ n }) => n;
const besides = ({ n }) => Math.max(0, n - 1);
const one = () => 1;
export async function runTridiagonals(queue, call, solver) {
    // Vectors lie side by side, whatever the order of storage
    const a = { ...call, layout: 'col', [ldName('D')]: 1, [ldName('E')]: 1 };
    const roles = {
        matrices: {
            D: { rows: order, cols: one, use: 'write' },
            E: { rows: besides, cols: one, use: 'write' },
            ...(a.compz === 'n' ? {} : { Z: { rows: order, cols: order, use: 'write' } }),
        },
    };
    const batch = await hostBatch(a, roles, formOf(a));
    const { operands, info, nonfinite } = batch;
    const [D, E, Z] = operands;
    const classes = classesIn(a, batch);
    const byRows = call.layout === 'row';
    const solveAll = (engine, r) => eachMember(batch, classes, (problem, copy) => {
        const { b, n } = problem;
        const [diagonal, beside] = [emptyCopy(D, problem).data, emptyCopy(E, problem).data];
        copy(D)(diagonal, 'take');
        copy(E)(beside, 'take');
        const [d, e] = [Float64Array.from(diagonal), Float64Array.from(beside)];
        const vectors = Z === undefined ? undefined : emptyCopy(Z, problem);
        if (vectors !== undefined && call.compz === 'v') {
            copy(Z)(vectors.data, 'take');
            if (byRows)
                transpose(n, vectors);
        }
        const found = solveOne(solver, n, d, e, vectors, engine, r);
        diagonal.set(d);
        beside.fill(found === 0 ? 0 : Number.NaN);
        copy(D)(diagonal, 'put');
        copy(E)(beside, 'put');
        if (vectors !== undefined) {
            if (byRows)
                transpose(n, vectors);
            copy(Z)(vectors.data, 'put');
        }
        info.data[info.off + b] = found;
        if (nonfinite !== undefined)
            nonfinite.data[nonfinite.off + b] = Number(n > 0 && found === n);
    });
    compute(queue, a, (engine, r) => solveAll(engine, r), () => solveAll());
    if (a.onFailure === 'nan')
        fillFailed(batch, classes);
}
function solveOne(solver, n, d, e, Z, engine, r) {
    if (Z === undefined)
        return solver.values(n, d, e);
    const byEngine = engine === undefined || n <= solver.low
        ? undefined
        : engine.within((space) => solver.engine(engine, r, space, n, d, e, space.matrix(Z, n, n, 'write')));
    return byEngine ?? solver.reference(n, d, e, Z);
}
/** In place, of a packed matrix. */
function transpose(n, { data: x, parts = 1 }) {
    for (let j = 0; j < n; j++)
        for (let i = 0; i < j; i++)
            for (let part = 0; part < parts; part++) {
                const [p, q] = [parts * (i + j * n) + part, parts * (j + i * n) + part];
                [x[p], x[q]] = [x[q], x[p]];
            }
}
