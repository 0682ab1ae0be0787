// HEMM in TypeScript: element by element (the oracle) and recursive on A (the CPU backend's). Complex precisions, host memory only.
import { mirroredBlockedRef, mirroredRef } from './symm.ref.js';
/** As symmRef with a Hermitian A. Imaginary parts on its diagonal are not read. */
export const hemmRef = mirroredRef('c');
export const hemmBlockedRef = mirroredBlockedRef('c');
