import type { Engine } from '../../engine/engine.ts';
import { type GemmKernel } from '../../engine/kernels/gemm.ts';
import type { Elements } from '../../engine/ops.ts';
/** The kernel for a product of that many multiplications. Every kernel there is to choose from gives the same bits. */
export declare function tileKernel(e: Engine, r: Elements, work: number): GemmKernel;
