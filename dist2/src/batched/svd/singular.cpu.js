// What batched singular value decompositions have in common on the CPU backend: one matrix after the other, on copies that the solver may
// destroy.
import { ldName } from '../../core/batchForms.js';
import { engine } from '../../engine/engine.js';
import { elements } from '../../engine/ops.js';
import { matrixAt } from '../../engine/views.js';
import { vectorLike } from '../../lapack/condition/condition.ref.js';
import { handOut, IN_PLACE } from '../../lapack/svd/gesvd.ref.js';
import { runBatch } from '../hostBatch.cpu.js';
import { placeOf } from '../lanes.cpu.js';
/** Memory that does not move when the engine's grows, for such a matrix. */
function emptyLike(X, rows, cols) {
    return { data: vectorLike(X, rows * cols), off: 0, ld: Math.max(1, rows), parts: X.parts };
}
/** To := from, rows x cols. */
const copy = (rows, cols, from, to) => handOut(rows, cols, from, IN_PLACE, false, to, false);
/** The engine for a complex matrix, which it has no lanes for, but takes by itself. */
function complexSolver({ data, parts }) {
    const e = parts === 2 ? engine() : undefined;
    return e && { e, r: data instanceof Float32Array ? elements.c : elements.z };
}
export function runSingular(queue, a, routine) {
    const { left, right, values = (s) => Math.min(s.m, s.n) } = routine;
    const shapes = [
        { name: 'A', shape: ({ m, n }) => [m, n] },
        { name: 'S', shape: (s) => [values(s), 1] },
        ...(left === undefined ? [] : [left]),
        ...(right === undefined ? [] : [right]),
    ];
    const one = (sizes, operand, on) => {
        const own = shapes.map(({ shape }, k) => emptyLike(operand(k), ...shape(sizes)));
        const [A, S, ...sides] = own;
        copy(sizes.m, sizes.n, operand(0), A);
        const U = left === undefined ? undefined : sides[0];
        const V = right === undefined ? undefined : sides.at(-1);
        const problem = { ...sizes, A, S: S.data, U, V };
        const info = on?.e.within((space) => routine.solve(problem, { ...on, space })) ?? routine.solve(problem);
        for (let k = 1; k < own.length; k++)
            copy(...shapes[k].shape(sizes), own[k], operand(k));
        return info;
    };
    const batch = {
        matrices: Object.fromEntries(shapes.map(({ name, shape }) => [
            name,
            {
                rows: (s) => shape(s)[0],
                cols: (s) => shape(s)[1],
                use: name === 'A' ? 'read' : 'write',
            },
        ])),
        engine(task) {
            if (routine.together?.(task))
                return;
            const { e, r, m, n, nrhs, places, count, infos } = task;
            const sizes = { m, n, nrhs };
            for (let b = 0; b < count; b++) {
                const operand = (k) => matrixAt(e, r, ...shapes[k].shape(sizes), placeOf(places[k], b));
                const info = one(sizes, operand, { e, r });
                e.heap.view(Int32Array, infos, count)[b] = info;
            }
        },
        reference: (sizes, matrices) => one(sizes, (k) => matrices[k], complexSolver(matrices[0])),
    };
    // The values of a matrix are side by side, whatever the order of storage.
    return runBatch(queue, { ...a, [ldName('S')]: 1 }, batch);
}
