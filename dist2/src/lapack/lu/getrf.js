import { getrfBytes } from './luBlocks.js';
/**
 * Bytes of GPU memory that getrf takes besides its operands, at most, beside what products in strict math and `growth` may take. Hybrid
 * mode takes its part before the first step, and as much again twice on the host.
 *
 * @example
 * const bytes = getrfWorkspace({ m: 8192, n: 8192, mode: 'hybrid', nb: 128 });
 */
export const getrfWorkspace = ({ m, n, mode = 'auto', math = 'strict', nb = 0, }) => getrfBytes(m, n, mode, math, nb);
