import type { Prec } from '../../core/field.ts';
import type { GetrfArgs } from './routines.gen.ts';
/**
 * Bytes of GPU memory that getrf takes besides its operands, at most, beside what products in strict math and `growth` may take. Hybrid
 * mode takes its part before the first step, and as much again twice on the host.
 *
 * @example
 * const bytes = getrfWorkspace({ m: 8192, n: 8192, mode: 'hybrid', nb: 128 });
 */
export declare const getrfWorkspace: ({ m, n, mode, math, nb, }: Pick<GetrfArgs<Prec>, 'm' | 'n' | 'mode' | 'math' | 'nb'>) => number;
