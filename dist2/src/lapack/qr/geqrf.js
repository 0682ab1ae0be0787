import { geqrfBytes } from './qrBlocks.js';
/**
 * Bytes of GPU memory that geqrf takes besides its operands, at most, beside what products in strict math may take. Hybrid mode takes
 * the part that is its panel's before the first step, and as much again twice on the host.
 *
 * @example
 * const bytes = geqrfWorkspace({ m: 8192, n: 8192, mode: 'native' });
 */
export const geqrfWorkspace = ({ m, n, mode = 'auto', math = 'strict', nb = 0, prec = 's', }) => geqrfBytes(prec, m, n, mode, math, nb);
