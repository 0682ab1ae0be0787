import type { Prec } from '../../core/field.ts';
import type { SytrdSb2stArgs } from './routines.gen.ts';
/**
 * Bytes of GPU memory that sytrdSb2st takes in single precision, or in complex single with prec 'c', besides its operands where it runs on
 * the GPU, at most.
 *
 * @example
 * const bytes = sytrdSb2stWorkspace({ vect: 'v', n: 4096, kd: 32 });
 */
export declare const sytrdSb2stWorkspace: ({ vect, n, kd, prec, }: Pick<SytrdSb2stArgs<Prec>, 'vect' | 'n' | 'kd'> & {
    readonly prec?: 's' | 'c';
}) => number;
