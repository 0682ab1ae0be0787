// RROT on the GPU: rot's kernel, which multiplies parts by a factor without an imaginary part.
import { rotGpu } from './rot.gpu.js';
export const rrotGpu = rotGpu;
