// LASCL: arguments, rules, documentation.
import { flopsByReal } from '../../core/flops.js';
import { matrix, positional, size } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
/**
 * A := (cto / cfrom) A for an m x n matrix, column-major, or one triangle of it; cfrom and cto are real numbers, also where A is complex.
 * Unlike LAPACK's xLASCL it knows no band or Hessenberg matrices, and takes no KL and KU.
 *
 * Overwrites the chosen part of A only. The quotient need not be representable: where it is not, A is scaled in several steps, chosen on
 * the host. Flops m n. Half is computed in single and rounded once: what is too large becomes infinite. On a GPU context halves
 * and singles, also complex, are scaled on the GPU, doubles where they live.
 * Source: LAPACK xLASCL.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await slascl(ctx.queue, { cfrom: norm, cto: 1, m, n, A, lda: m });
 */
export const lasclSpec = {
    name: 'lascl',
    precs: 'hsdcz',
    doubles: 'dz',
    args: positional({
        /**
         * 'g' (default): all of A; 'l', 'u': its lower or upper triangle with the diagonal, and nothing else is read or written.
         */
        type: { kind: 'flag', values: ['g', 'l', 'u'], default: 'g' },
        /** Not zero, not NaN. */
        cfrom: {
            kind: 'scalar',
            real: true,
            also: ({ cfrom }) => (cfrom === 0 || Number.isNaN(cfrom) ? 'must be neither 0 nor NaN' : undefined),
        },
        /** Not NaN. */
        cto: { kind: 'scalar', real: true, also: ({ cto }) => (Number.isNaN(cto) ? 'must not be NaN' : undefined) },
        m: size,
        n: size,
        /** In and out. */
        A: matrix('m', 'n', 'inout'),
    }),
    nothing: (a) => a.m === 0 || a.n === 0,
    flops: (a) => flopsByReal(num(a, 'm') * num(a, 'n')),
};
