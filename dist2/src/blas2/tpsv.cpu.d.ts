import type { Prec } from '../core/field.ts';
import type { TpsvArgs } from './routines.gen.ts';
export declare const tpsvCpu: (queue: import("../index.ts").Queue, a: import("../index.ts").Bound<TpsvArgs<Prec>>) => Promise<void>;
