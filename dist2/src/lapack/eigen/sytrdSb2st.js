import { sb2stBytes } from './stagesBytes.js';
/**
 * Bytes of GPU memory that sytrdSb2st takes in single precision, or in complex single with prec 'c', besides its operands where it runs on
 * the GPU, at most.
 *
 * @example
 * const bytes = sytrdSb2stWorkspace({ vect: 'v', n: 4096, kd: 32 });
 */
export const sytrdSb2stWorkspace = ({ vect = 'n', n, kd, prec = 's', }) => sb2stBytes(prec, n, kd, vect);
