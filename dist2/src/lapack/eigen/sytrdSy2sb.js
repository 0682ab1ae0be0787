import { sy2sbBytes } from './stagesBytes.js';
/**
 * Bytes of GPU memory that sytrdSy2sb takes in single precision, or in complex single with prec 'c', besides its operands where it runs on
 * the GPU, at most, beside what products may take.
 *
 * @example
 * const bytes = sytrdSy2sbWorkspace({ n: 4096, kd: 32 });
 */
export const sytrdSy2sbWorkspace = ({ n, kd, prec = 's', }) => sy2sbBytes(prec, n, kd);
