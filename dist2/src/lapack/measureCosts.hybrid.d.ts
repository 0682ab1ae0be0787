import type { Context } from '../runtime/context.ts';
import type { Gpu } from '../runtime/gpu.ts';
import { type FactorCosts } from './factorCosts.ts';
export declare function measureCosts(context: Context, gpu: Gpu): Promise<FactorCosts>;
