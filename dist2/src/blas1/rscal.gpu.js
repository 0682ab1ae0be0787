// RSCAL on the GPU: scal's kernel, which multiplies parts by a scalar without an imaginary part.
import { scalGpu } from './scal.gpu.js';
export const rscalGpu = scalGpu;
