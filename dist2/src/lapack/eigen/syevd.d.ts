import type { Prec } from '../../core/field.ts';
import type { SyevdArgs } from './routines.gen.ts';
/**
 * Bytes of GPU memory that syevd takes in single precision besides its operands where it runs on the GPU, at most, beside what products
 * may take. Where A's columns begin at multiples of four elements one matrix less is enough.
 *
 * @example
 * const bytes = syevdWorkspace({ n: 4096, jobz: 'v' });
 */
export declare const syevdWorkspace: ({ n, jobz, stages, }: Pick<SyevdArgs<Prec>, 'n' | 'jobz' | 'stages'>) => number;
