import { gemmCase } from '../cases/blas3/products/gemm.js';
import { partsAt } from './calls.js';
import { maxOverBatch } from './norms.js';
import { place } from './operands.js';
import { inField } from './scalars.js';
import { uniform, unread } from './source.js';
export const shapesOf = ({ transA, transB, m, n, k }) => ({
    A: transA === 'n' ? [m, k] : [k, m],
    B: transB === 'n' ? [k, n] : [n, k],
    C: [m, n],
});
/** The products one behind the other; of a factor in `shared` all use the same first matrix. */
export function membersOf(problems, shared = []) {
    const next = { A: 0, B: 0, C: 0 };
    return problems.map((problem) => {
        const member = { ...problem, at: { ...next } };
        const shapes = shapesOf(problem);
        for (const name of ['A', 'B', 'C']) {
            if (name === 'C' || !shared.includes(name))
                next[name] += shapes[name][1];
        }
        return member;
    });
}
/** A member's matrix of an operand. */
export const matrixOf = (x, member, name) => {
    const [rows, cols] = shapesOf(member)[name];
    return { ...x, rows, cols, offset: x.offset + member.at[name] * x.ld };
};
const operandsOf = ({ A, B, C }, member) => ({
    A: matrixOf(A, member, 'A'),
    B: matrixOf(B, member, 'B'),
    C: matrixOf(C, member, 'C'),
});
/** Room for all members, filled with what their formulas read; everything else is NaN. */
export function batchData(members, { layout, inC = [] }, prec, random) {
    const widest = (name) => [
        members.reduce((most, member) => Math.max(most, shapesOf(member)[name][0]), 0),
        members.reduce((most, member) => Math.max(most, member.at[name] + shapesOf(member)[name][1]), 0),
    ];
    const shapes = { A: widest('A'), B: widest('B'), C: widest('C') };
    const data = place(prec, shapes, [...inC, 'C'], layout);
    for (const view of [data.A, data.B, data.C])
        unread(view, prec, random);
    for (const member of members) {
        const { A, B, C } = operandsOf(data, member);
        if (member.alpha !== 0)
            for (const view of [A, B])
                uniform(view, prec, random);
        if (member.beta !== 0)
            uniform(C, prec, random);
    }
    return data;
}
export function batchReference(members, data) {
    for (const member of members)
        gemmCase.reference(member, operandsOf(data, member));
}
/** The worst error of a batch; infinite if an element of C changed that belongs to no product. */
export function batchError(members, before, after, check) {
    const { reference, ...plain } = check;
    const errors = members.map((member) => {
        const expected = reference && { reference: operandsOf(reference, member) };
        return gemmCase.error(member, operandsOf(before, member), operandsOf(after, member), { ...plain, ...expected });
    });
    return maxOverBatch([...errors, strays(members, before.C, after.C) ? Number.POSITIVE_INFINITY : 0]);
}
function strays(members, before, after) {
    const parts = after.parts ?? 1;
    const changed = before.data.map((value, p) => (Object.is(value, after.data[p]) ? 0 : 1));
    for (const member of members) {
        const { rows, cols, ld, offset } = matrixOf(after, member, 'C');
        for (let j = 0; j < cols; j++)
            changed.fill(0, parts * (offset + j * ld), parts * (offset + j * ld + rows));
    }
    // What is outside C's window altogether is for the tests of all routines to find.
    for (let j = 0; j < after.cols; j++) {
        const column = after.offset + j * after.ld;
        if (changed.subarray(parts * column, parts * (column + after.rows)).includes(1))
            return true;
    }
    return false;
}
export const GENERAL = { transA: 'n', transB: 'n', alpha: 0.29, beta: -0.48 };
/** Nothing is a multiple of four; then everything is. */
export const ODD = { pad: 3, offset: 5 };
export const ALIGNED = { align: 4, pad: 4, offset: 8 };
/** The scalars of a call whose results lie at C. */
export const scalarsOf = ({ alpha, beta }, C) => {
    const parts = partsAt({ C });
    return [inField(alpha, parts), inField(beta, parts)];
};
