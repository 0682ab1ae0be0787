// TREXC as a case: Q T Q^H and orthogonality, the form of T, and the order of its eigenvalues.
import { trexc } from '../../../../src/index.js';
import { trexcStoredRef } from '../../../../src/lapack/schur/trexcStored.ref.js';
import { trexcSpec } from '../../../../src/specs.js';
import { ODD } from '../../../lib/calls.js';
import { larger } from '../../../lib/norms.js';
import { integers, window } from '../../../lib/operands.js';
import { diagonalValues, reorderedErrors, schurFormOf, upperPart } from '../../../lib/schurForms.js';
import { layoutOf, uniform } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
/** The eigenvalues with the block of row `from` where that of row `to` was, and the row of it. */
function movedValues({ re, im }, from, to, parts) {
    const startOf = (k) => (parts !== 2 && im[k] < 0 ? k - 1 : k);
    const widthAt = (k) => (parts !== 2 && im[k] > 0 ? 2 : 1);
    const [first, goal] = [startOf(from), startOf(to)];
    const width = widthAt(first);
    const place = goal <= first ? goal : goal + widthAt(goal) - width;
    const order = Array.from(re, (_, k) => k);
    order.splice(place, 0, ...order.splice(first, width));
    const take = (x) => Float64Array.from(order, (k) => x[k]);
    return { w: { re: take(re), im: take(im) }, place };
}
export const trexcCase = {
    spec: trexcSpec,
    tolerance: 40,
    sweep: [
        ...[
            [1, 1, 1],
            [2, 1, 2],
            [3, 3, 1],
            [5, 1, 5],
            [8, 8, 1],
            [12, 2, 9],
            [20, 17, 3],
            [33, 4, 4],
            [50, 1, 50],
            [50, 48, 2],
        ].map(([n, ifst, ilst]) => ({ compq: 'v', n: n, ifst: ifst, ilst: ilst, layout: ODD })),
        { compq: 'v', n: 0, ifst: 0, ilst: 0 },
        { compq: 'n', n: 14, ifst: 13, ilst: 2 },
    ],
    fromOptions: ({ n }, o) => ({ compq: 'v', n, ifst: n, ilst: Math.min(1, n), layout: layoutOf(o) }),
    data({ compq, n, source = uniform, layout }, prec, random) {
        const { T, Q } = schurFormOf(prec, n, source, random, layout, 'write');
        return {
            T,
            Q: compq === 'v' ? Q : window(prec, 0, 0, layout),
            place: integers(1, layout),
            info: integers(1, layout),
        };
    },
    run(queue, { compq, n, ifst, ilst }, { T, Q, place, info }) {
        const vectors = compq === 'v' ? { Q, ldq: Q.ld } : {};
        return trexc(queue, { compq, n, T, ldt: T.ld, ...vectors, ifst, ilst, place, info });
    },
    reference({ compq, n, ifst, ilst }, { T, Q, place, info }) {
        const moved = trexcStoredRef(n, hostMat(T), compq === 'v' ? hostMat(Q) : undefined, ifst - 1, ilst - 1);
        place.data[place.offset] = moved.at + 1;
        info.data[info.offset] = moved.info;
    },
    error({ compq, n, ifst, ilst }, before, after) {
        if (n === 0)
            return 0;
        const expected = movedValues(diagonalValues(upperPart(before.T)), ifst - 1, ilst - 1, before.T.parts);
        const { place, info } = after;
        if (info.data[info.offset] !== 0 || place.data[place.offset] !== expected.place + 1)
            return Number.NaN;
        return reorderedErrors(before, after, expected.w, compq === 'v').reduce(larger);
    },
};
