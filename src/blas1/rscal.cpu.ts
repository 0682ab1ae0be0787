// RSCAL on the CPU backend: scal's way of real scalars.
import { scalCpu } from './scal.cpu.ts';

export const rscalCpu = scalCpu;
