// The polar decomposition of complex matrices: by the routine of that name and its batches; where U has orthonormal rows on the right, or
// columns on the left, which they do not have, from singular values.
import { polarStridedBatched } from '../../../batched/functions/routines.gen.js';
import { herkStridedBatched } from '../../../batched/products/routines.gen.js';
import { ArgumentError } from '../../../core/errors.js';
import { fields } from '../../../core/field.js';
import { polar as routine } from '../../../lapack/functions/routines.gen.js';
import { contextAmong, goOn } from '../../options.js';
import { mustConverge } from '../../singularValues.js';
import { room, within } from '../call.js';
import { complexPrecision } from '../pairs.js';
import { columnsOfEach, countOf, matricesOf, stackOf, turned } from '../stacks.js';
import { decompose, products } from './singular.js';
export const polar = async ([first], options, make) => {
    const stack = matricesOf('polar', first);
    const named = contextAmong('polar', 2, options, ['side']);
    const { side = 'right' } = options;
    if (side !== 'right' && side !== 'left')
        throw new ArgumentError('polar', 'side', 2, side, "must be 'right' or 'left'");
    const { lead } = stack;
    const prec = complexPrecision([stack.x]);
    // From the left: A^H = W P, and A = P W^H.
    const tall = side === 'right' ? stack : turned(stack, 'c');
    if (tall.n > tall.m)
        return bySingularValues(stack, side, named, options, make);
    const { m, n } = tall;
    const { unitary, definite } = await byRoutine(tall, prec, named, options);
    const W = stackOf(prec, unitary, lead, m, n);
    const U = side === 'right' ? W : turned({ x: W, lead, m, n }, 'c').x;
    return { U: make(U), P: make(stackOf(prec, definite, lead, n, n)) };
};
/** Of matrices with no more columns than rows, by columns. */
async function byRoutine(stack, prec, named, options) {
    const { m, n, lead } = stack;
    const count = countOf(lead);
    const a = columnsOfEach(prec, stack);
    const found = await within(named, options, async (context, keep) => {
        const A = keep(context.upload(prec, a));
        const H = keep(context.alloc(prec, n * n * count));
        const info = keep(room(context, prec, 'i', count));
        const lds = { lda: Math.max(1, m), ldh: Math.max(1, n) };
        if (count > 1) {
            const strides = { strideA: m * n, strideH: n * n, batchCount: count };
            await polarStridedBatched(context.queue, { m, n, A, H, info, ...lds, ...strides }, prec);
        }
        else if (count === 1) {
            goOn(options.signal);
            await routine(context.queue, { m, n, A, H, info, ...lds }, prec);
        }
        return {
            unitary: await context.download(A),
            definite: await context.download(H),
            info: await context.download(info),
        };
    });
    mustConverge('polar', found.info, lead);
    return found;
}
async function bySingularValues(stack, side, named, options, make) {
    const { prec, lead, m, n, k, count, s, u, vt } = await decompose('polar', stack, 's', named, options);
    const order = side === 'right' ? n : m;
    // P = V S V^H or U S U^H, by roots of S on either side: Hermitian to the last bit.
    const halves = new fields[prec].array(2 * order * k * count);
    for (let b = 0; b < count; b++)
        for (let l = 0; l < k; l++) {
            const root = Math.sqrt(s[b * k + l]);
            for (let i = 0; i < order; i++) {
                const [values, from, sign] = side === 'right' ? [vt, 2 * (b * k * n + l + i * k), -1] : [u, 2 * (b * m * k + l * m + i), 1];
                const to = 2 * (b * order * k + i + l * order);
                halves[to] = values[from] * root;
                halves[to + 1] = sign * values[from + 1] * root;
            }
        }
    const { unitary, definite } = await within(named, options, async (context, keep) => {
        const sizes = { m, n, k, count };
        const [U, V] = [{ trans: 'n', columns: u, ld: m }, { trans: 'n', columns: vt, ld: k }];
        const unitary = await products(context, keep, prec, sizes, U, V);
        const [A, C] = [keep(context.upload(prec, halves)), keep(context.alloc(prec, order * order * count))];
        const ld = Math.max(1, order);
        const strides = { strideA: order * k, strideC: order * order, batchCount: count };
        const call = { uplo: 'l', trans: 'n', n: order, k, A, lda: ld, C, ldc: ld, ...strides };
        await herkStridedBatched(context.queue, call, prec);
        return { unitary, definite: await context.download(C) };
    });
    for (let b = 0; b < count; b++)
        mirror(definite, b * order * order, order);
    return { U: make(stackOf(prec, unitary, lead, m, n)), P: make(stackOf(prec, definite, lead, order, order)) };
}
/** The upper triangle of a Hermitian matrix from its lower one. */
function mirror(data, off, n) {
    for (let j = 0; j < n; j++)
        for (let i = j + 1; i < n; i++) {
            const [from, to] = [2 * (off + i + j * n), 2 * (off + j + i * n)];
            data[to] = data[from];
            data[to + 1] = -data[from + 1];
        }
}
