// STEDC of a batch on the GPU: steqr by its other name, where the order says what is divided.
import { steqrBatchedGpu } from './steqrBatched.gpu.js';
export const stedcBatchedGpu = steqrBatchedGpu;
