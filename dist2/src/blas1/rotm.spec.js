// ROTM: arguments, rules, documentation.
import { positional, scalar, size, strided } from '../core/kinds.js';
import { num } from '../core/spec.js';
/**
 * (x_i, y_i) := H (x_i, y_i) for n elements.
 *
 * Overwrites x and y. BLAS's PARAM(1:5) is flag, h11, h21, h12, h22: the record that rotmg returns as param. Flops 6n, or 4n with ones.
 * Half is computed in single and rounded once: what is too large becomes infinite. On a GPU context half and single run on the GPU, double
 * where doubles live.
 * Source: BLAS xROTM.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const { param } = rotmg(2, 3, 1, 5);
 * await srotm(ctx.queue, { n, x, y, ...param });
 */
export const rotmSpec = {
    name: 'rotm',
    precs: 'hsd',
    doubles: 'd',
    args: positional({
        n: size,
        /** In and out. */
        x: strided('n', 'inout'),
        /** In and out. May lie in the same buffer as x if the two do not overlap. */
        y: strided('n', 'inout'),
        /**
         * Which entries of H are given: -1 all, 0 the off-diagonal ones (the diagonal is 1 1), 1 the diagonal (H = (h11 1; -1 h22)), -2 none
         * (H = I).
         */
        flag: { kind: 'index', from: () => -2, to: () => 1, rule: 'must be -2, -1, 0 or 1' },
        /** Default 0, like those below; not used where the flag implies its value. */
        h11: scalar(0),
        h21: scalar(0),
        h12: scalar(0),
        h22: scalar(0),
    }),
    nothing: (a) => a.n === 0 || a.flag === -2,
    flops: (a) => (a.flag === -2 ? 0 : a.flag === -1 ? 6 : 4) * num(a, 'n'),
};
