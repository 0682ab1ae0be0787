import type { Prec } from '../../core/field.ts';
import type { SytrdSy2sbArgs } from './routines.gen.ts';
/**
 * Bytes of GPU memory that sytrdSy2sb takes in single precision, or in complex single with prec 'c', besides its operands where it runs on
 * the GPU, at most, beside what products may take.
 *
 * @example
 * const bytes = sytrdSy2sbWorkspace({ n: 4096, kd: 32 });
 */
export declare const sytrdSy2sbWorkspace: ({ n, kd, prec, }: Pick<SytrdSy2sbArgs<Prec>, 'n' | 'kd'> & {
    readonly prec?: 's' | 'c';
}) => number;
