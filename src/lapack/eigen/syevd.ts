// SYEVD: the memory that it takes.
import type { Prec } from '../../core/field.ts';
import type { SyevdArgs } from './routines.gen.ts';
import { syevdBytes } from './syevdBlocks.ts';

/**
 * Bytes of GPU memory that syevd takes in single precision besides its operands where it runs on the GPU, at most, beside what products
 * may take. Where A's columns begin at multiples of four elements one matrix less is enough.
 *
 * @example
 * const bytes = syevdWorkspace({ n: 4096, jobz: 'v' });
 */
export const syevdWorkspace = ({
  n,
  jobz = 'v',
  stages = 'auto',
}: Pick<SyevdArgs<Prec>, 'n' | 'jobz' | 'stages'>): number => syevdBytes(n, jobz, stages);
