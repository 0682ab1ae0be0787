// RSCAL on the CPU backend: scal's way of real scalars.
import { scalCpu } from './scal.cpu.js';
export const rscalCpu = scalCpu;
