import { syevdBytes } from './syevdBlocks.js';
/**
 * Bytes of GPU memory that syevd takes in single precision besides its operands where it runs on the GPU, at most, beside what products
 * may take. Where A's columns begin at multiples of four elements one matrix less is enough.
 *
 * @example
 * const bytes = syevdWorkspace({ n: 4096, jobz: 'v' });
 */
export const syevdWorkspace = ({ n, jobz = 'v', stages = 'auto', }) => syevdBytes(n, jobz, stages);
