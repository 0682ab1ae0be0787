import type { Prec } from '../../core/field.ts';
import type { GeqrfArgs } from './routines.gen.ts';
/**
 * Bytes of GPU memory that geqrf takes besides its operands, at most, beside what products in strict math may take. Hybrid mode takes
 * the part that is its panel's before the first step, and as much again twice on the host.
 *
 * @example
 * const bytes = geqrfWorkspace({ m: 8192, n: 8192, mode: 'native' });
 */
export declare const geqrfWorkspace: ({ m, n, mode, math, nb, prec, }: Pick<GeqrfArgs<Prec>, 'm' | 'n' | 'mode' | 'math' | 'nb'> & {
    readonly prec?: 's' | 'c';
}) => number;
