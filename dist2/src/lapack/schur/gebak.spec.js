// GEBAK: arguments, rules, documentation.
import { realOf } from '../../core/field.js';
import { matrix, numbers, positional, side, size } from '../../core/kinds.js';
import { ihiArg, iloArg } from './schurArgs.js';
/**
 * V := P D V (side 'r') or P D^-1 V ('l') with the P and D of gebal; V is n x m, column-major.
 *
 * Turns eigenvectors of a balanced matrix into those of the matrix itself.
 *
 * Overwrites V. Computed on the CPU, on any context. Flops nm, which are not counted. Source: LAPACK xGEBAK.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dgebak(ctx.queue, { job: 'b', side: 'r', n, ilo: 1, ihi: n, scale, m: n, V, ldv: n });
 */
export const gebakSpec = {
    name: 'gebak',
    precs: 'sdcz',
    args: positional({
        /** As in gebal; 'b' by default. */
        job: { kind: 'flag', values: ['b', 'p', 's', 'n'], default: 'b' },
        /** 'r': right eigenvectors; 'l': left ones. */
        side,
        n: size,
        /** As gebal leaves it. */
        ilo: iloArg('n'),
        /** As gebal leaves it. */
        ihi: ihiArg('n'),
        /** n real numbers, as gebal leaves them; an interchange with what is no row from 1 to n is left out. */
        scale: numbers('n', 'in', { type: realOf }),
        m: size,
        /** In and out: vectors in columns. */
        V: matrix('n', 'm', 'inout'),
    }),
    nothing: (a) => a.n === 0 || a.m === 0,
    flops: () => 0,
};
